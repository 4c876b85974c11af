import { stripSpacesAndDashes } from './strip-spaces.ts'

export type IsicCode = 'isic.format'

export const normalizeIsic = (text: string): string => stripSpacesAndDashes(text).toUpperCase()

/** No format of the card's number is published, so the server alone can tell a real one. */
export const validateIsic = (text: string): IsicCode | null =>
  /^[a-z\d]{8,20}$/i.test(stripSpacesAndDashes(text)) ? null : 'isic.format'
