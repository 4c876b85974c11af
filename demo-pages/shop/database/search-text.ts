import { foldText as fold } from '../contract.ts'

/** As islands find a text however it is typed, and however its words are spaced. */
export const foldText = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

/** Text in a pattern of LIKE that stands for nothing but itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Whether a word is a number of its own, of which another is no part: 12 is no 128. */
const isNumber = (word: string): boolean => /^\d\d+$/.test(word)

/** Whether a text has a word anywhere in it, a number only as a whole one. */
export const holdsWord = (text: string, word: string): boolean =>
  isNumber(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(word)

/** Whether a word is the beginning of another, a number only of itself. */
export const beginsWith = (name: string, word: string): boolean =>
  name.startsWith(word) && !(isNumber(word) && /^\d/.test(name.slice(word.length)))
