/** Small letters without diacritics, so that a text is found however it is typed. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
