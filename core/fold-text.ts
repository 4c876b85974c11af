/** Small letters without diacritics, and no sign of inches behind a number, so that a text is found however it is typed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|(?<=\d)["“”„″]/gu, '')
    .toLowerCase()
