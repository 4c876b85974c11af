/** Small letters without diacritics, so that a text is found however it is typed. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Text in a pattern of LIKE that stands for nothing but itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
