export type TitleCode = 'title.format'

const WORD = /^[ \u00a0]*\p{Script=Latin}+$/u

/** Academic titles: Latin letters, each closed by a dot (`Ing. arch.`, `Ph.D.`). */
export function validateTitle(text: string): TitleCode | null {
  const words = text.trim().split('.')
  const isClosed = words.pop() === '' && words.length > 0
  return isClosed && words.every(word => WORD.test(word)) ? null : 'title.format'
}
