/** Takes out the spaces that people and pages put into numbers: plain, no-break and narrow no-break. */
export const stripSpaces = (text: string): string => text.replace(/[ \u00a0\u202f]/g, '').trim()

export const stripSpacesAndDashes = (text: string): string => stripSpaces(text.replaceAll('-', ''))
