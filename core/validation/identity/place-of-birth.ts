import { cleanPasted } from '../text/strip-spaces.ts'

export type PlaceOfBirthCode = 'placeOfBirth.characters'

/** As documents write it: `Praha 4`, `Ústí nad Labem (okres)`. */
export const validatePlaceOfBirth = (text: string): PlaceOfBirthCode | null =>
  /^[\p{L}\p{M}\d \u00a0.,()'’/-]+$/u.test(cleanPasted(text)) ? null : 'placeOfBirth.characters'
