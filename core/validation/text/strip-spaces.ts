/** Takes out the marks that are pasted without being seen, and makes one hyphen of every dash and minus. */
export const cleanPasted = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** For numbers: takes out every space too, and the word that a link or a label puts before the number. */
export const stripSpaces = (text: string): string =>
  cleanPasted(text)
    .replace(/\s/g, '')
    .replace(/^(?:(?:tel|imei|iban):|imei(?=\d)|iban(?=[a-z]{2}\d))+/i, '')

export const stripSpacesAndDashes = (text: string): string => stripSpaces(text).replaceAll('-', '')
