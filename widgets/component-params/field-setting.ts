import type { CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import type { Photo } from '#core/api/content/gallery.ts'
import type { DraftValue } from './draft.ts'

/** What the field of one param is given, whatever its kind. */
export interface FieldSetting {
  id: string
  description: CatalogueParam
  /** Undefined where the default holds. */
  value: DraftValue | undefined
  /** A code, or the server's own words. */
  fault: string | undefined
  /** What it offers in vain on this page, and what can be done about that. */
  warning?: string | undefined
  listItemFault: (index: number) => string | undefined
  onChange: (value: DraftValue | undefined) => void
  /** Takes a photo of the gallery, with its size and description. */
  onPick?: (photo: Photo) => void
  /** Told of a field with a search whether a text stands in it that chose nothing. */
  onUnchosen?: (isLeft: boolean) => void
  /** The field was left: what was typed in it is one step. */
  onSettle: () => void
}
