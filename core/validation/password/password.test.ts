import { expect, test } from 'vitest'
import { validatePassword } from './password.ts'

test('a password without a capital is refused', () =>
  expect(validatePassword('abcdef1!')).toEqual(['password.upper']))

test('a password without a small letter is refused', () =>
  expect(validatePassword('ABCDEF1!')).toEqual(['password.lower']))

test('a password without a digit is refused', () =>
  expect(validatePassword('Abcdefg!')).toEqual(['password.digit']))

test('a password without a special character is refused', () => {
  expect(validatePassword('Abcdef12')).toEqual(['password.special'])
  expect(validatePassword('Abc def1')).toEqual(['password.special'])
})

test('a password of digits alone is refused, and every other rule it breaks is told with it', () =>
  expect(validatePassword('12345678')).toEqual([
    'password.upper',
    'password.lower',
    'password.special',
    'password.numeric',
  ]))

test('a confirmation that differs is refused', () => {
  expect(validatePassword('Abcdef1!', 'Abcdef1?')).toEqual(['password.match'])
  expect(validatePassword('Abcdef1!', 'Abcdef1! ')).toEqual(['password.match'])
  expect(validatePassword('Abcdef1!', '')).toEqual(['password.match'])
  expect(validatePassword('Abcdef1!', 'Abcdef1!')).toEqual([])
})

test('letters of every language count as letters', () =>
  expect(validatePassword('Žluťoučký1 kůň?')).toEqual([]))

test('an empty password is not called a number', () =>
  expect(validatePassword('')).not.toContain('password.numeric'))
