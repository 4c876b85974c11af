/** Takes out the marks that are pasted without being seen; of full-width signs it makes those that they mean. */
export const cleanSigns = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[！-～]/g, sign => sign.normalize('NFKC'))

/** The same, and makes one hyphen of every dash and minus. */
export const cleanPasted = (text: string): string =>
  cleanSigns(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** Takes off what parts a value from the next one of the list that it is pasted from. */
export const cutListEnd = (text: string): string => text.replace(/(^|[^\s,;])[\s,;]+$/, '$1')

/**
 * For numbers: takes out every space too, the word that a link or a label puts before the number, and what ends the
 * sentence that it is pasted from.
 */
export const stripSpaces = (text: string): string =>
  cleanPasted(text)
    .replace(/\s/g, '')
    .replace(/(^|[^,;.])[,;.]+$/, '$1')
    .replace(/^(?:(?:tel|imei|iban):|imei(?=\d)|iban(?=[a-z]{2}\d))+/i, '')

export const stripSpacesAndDashes = (text: string): string =>
  stripSpaces(cleanPasted(text).replaceAll('-', ''))
