import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { Photo } from '#core/api/content/gallery.ts'
import { changeValue, type Draft, pickOwn } from './draft.ts'

/** Takes a photo for a param, with what the params beside it say of it: its description, width and height. */
export function pickPhoto(
  draft: Draft,
  name: string,
  photo: Photo,
  described: CatalogueEntry['params'],
): Draft {
  const told = [
    [name, photo.image],
    [`${name}Alt`, photo.alt ?? ''],
    [`${name}Width`, String(photo.width)],
    [`${name}Height`, String(photo.height)],
  ] as const
  return told.reduce(
    (next, [param, value]) => (pickOwn(described, param) ? changeValue(next, param, value) : next),
    draft,
  )
}
