import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText } from '../wire.ts'

/** What a gallery can show of one fileset. */
const MOST_PHOTOS = 200

/** What a list under a search field can show. */
const MOST_FILESETS = 50

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A photo with its size, which keeps its place until it is loaded. */
export const Photo = v.object({
  id: Id,
  image: v.string(),
  /** Empty where the photo only decorates; null where nobody has described it. */
  alt: optionalText,
  width: Pixels,
  height: Pixels,
})
export type Photo = v.InferOutput<typeof Photo>

/** `GET gallery-fileset`: the photos in the order they are shown in. */
export const Fileset = v.object({ id: Id, name: v.string(), photos: listOf(Photo, MOST_PHOTOS) })
export type Fileset = v.InferOutput<typeof Fileset>

/** A fileset as a search shows it, by its first photo. */
export const FoundFileset = v.object({
  id: Id,
  name: v.string(),
  image: optionalText,
  image_alt: optionalText,
  /** How many photos it has, where the server counts them. */
  photo_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type FoundFileset = v.InferOutput<typeof FoundFileset>

/** `GET gallery-filesets-by-term`. */
export const FoundFilesets = v.object({ result: listOf(FoundFileset, MOST_FILESETS) })

export const fileset = query('gallery-fileset', {
  path: '/api/new/core/gallery/fileset/{id}/',
  doc: 'The photos of a fileset, with their sizes.',
  response: Fileset,
  errors: [404],
})

export const filesetsByTerm = query('gallery-filesets-by-term', {
  path: '/api/new/core/gallery/filesets-by-term/',
  doc: 'Filesets whose names fit what was typed; for an empty term the newest.',
  query: { term: { doc: 'what the visitor has typed', isRequired: true } },
  response: FoundFilesets,
})
