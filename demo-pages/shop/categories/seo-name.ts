import { foldText } from '../database/search-text.ts'

/** A name as it stands in a URL. */
export const makeSeoName = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
