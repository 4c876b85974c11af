import { expect, test } from 'vitest'
import { pickLanguage } from './language.ts'

test.each([
  ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  ['ro-RO,ro;q=0.9', 'ro'],
  ['en-GB,en;q=0.9,cs;q=0.5', 'en'],
  ['sk-SK,en;q=0.7', 'cs'],
  ['de-DE,ro;q=0.3', 'ro'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('whose browser asks for %j reads %s', (accepted, language) => {
  expect(pickLanguage(accepted)).toBe(language)
})
