import { describeRead } from './contract-call.ts'
import { Fileset, FoundFilesets } from './gallery.ts'

export const GALLERY_CONTRACT = {
  'gallery-fileset': describeRead(
    '/api/new/core/gallery/fileset/{id}/',
    'The photos of a fileset, with their sizes.',
    Fileset,
    { errors: [404] },
  ),
  'gallery-filesets-by-term': describeRead(
    '/api/new/core/gallery/filesets-by-term/',
    'Filesets whose names fit what was typed.',
    FoundFilesets,
    { query: { term: { describes: 'what the visitor has typed', isRequired: true } } },
  ),
}
