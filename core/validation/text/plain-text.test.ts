import { expect, test } from 'vitest'
import { validateLiteral, validateMaxLength, validateMinLength, validateRequired } from './plain-text.ts'

test('spaces alone are no answer', () => {
  for (const text of ['', ' ', '\u00a0\t\n', '\u200b\ufeff']) expect(validateRequired(text)).toBe('required')
  expect(validateRequired(' a ')).toBe(null)
})

test.each(['Jan Novák', "O'Brien", 'O’Brien', 'Anna-Marie', 'J. R.', 'Ștefan', 'Иван', 'हिन्दी'])(
  '%s is literal',
  text => expect(validateLiteral(text)).toBe(null),
)

test.each(['Jan1', 'a@b', 'a_b', 'a,b', 'a\nb', '<b>', '💥'])('%j is not literal', text =>
  expect(validateLiteral(text)).toBe('literal'),
)

test('a length is counted in characters, without the spaces around them', () => {
  expect(validateMaxLength(' abc ', 3)).toBe(null)
  expect(validateMaxLength('💥💥💥', 3)).toBe(null)
  expect(validateMaxLength('abcd', 3)).toEqual({ code: 'maxLength', limit: 3 })
  expect(validateMinLength('ab', 2)).toBe(null)
  expect(validateMinLength(' a ', 2)).toEqual({ code: 'minLength', limit: 2 })
  expect(validateMinLength('💥', 2)).toEqual({ code: 'minLength', limit: 2 })
})
