import { expect, test } from 'vitest'
import { isEmpty, validateMaxLength, validateMinLength, validateRequired } from './plain-text.ts'

test('what nobody can see is no answer', () => {
  for (const text of [
    '',
    ' ',
    '\u00a0\t\n',
    '\u200b',
    '\u2060',
    '\ufeff',
    ' \u200d\u00ad\u200e ',
    '\u3164',
    '\u2800',
    '\0',
  ])
    expect([text, validateRequired(text)]).toEqual([text, 'required'])
  for (const text of [' a ', '\u200ba', '.', '💥', 'Иван', '\u0301'])
    expect([text, validateRequired(text)]).toEqual([text, null])
})

test('T-26 fifty thousand characters that nobody sees are judged in no time', () => {
  const start = process.threadCpuUsage()
  expect(isEmpty('\u200b '.repeat(25_000))).toBe(true)
  expect(isEmpty(`${'\u200b '.repeat(25_000)}a`)).toBe(false)
  expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
})

test('a length is counted in characters, without the spaces around them', () => {
  expect(validateMaxLength(' abc ', 3)).toBe(null)
  expect(validateMaxLength('💥💥💥', 3)).toBe(null)
  expect(validateMaxLength('abcd', 3)).toEqual({ code: 'maxLength', limit: 3 })
  expect(validateMinLength('ab', 2)).toBe(null)
  expect(validateMinLength(' a ', 2)).toEqual({ code: 'minLength', limit: 2 })
  expect(validateMinLength('💥', 2)).toEqual({ code: 'minLength', limit: 2 })
})
