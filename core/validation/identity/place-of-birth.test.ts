import { expect, test } from 'vitest'
import { validatePlaceOfBirth } from './place-of-birth.ts'

test.each([
  'Praha 4',
  'Ústí nad Labem (okres)',
  'Brno, Česko',
  'Frýdek-Místek',
  "Val-d'Isère",
  'L’Aquila',
  'Sf. Gheorghe',
  'București, Sector 1',
])('%s is a place of birth', text => expect(validatePlaceOfBirth(text)).toBe(null))

test.each(['<b>', 'a@b', 'Praha_4', 'Praha\nBrno', '💥'])('%j is no place of birth', text =>
  expect(validatePlaceOfBirth(text)).toBe('placeOfBirth.characters'),
)
