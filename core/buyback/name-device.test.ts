import { expect, test } from 'vitest'
import { nameColor, nameDevice } from './name-device.ts'

test.each([
  ['Samsung', 'Galaxy S24', 'Samsung Galaxy S24'],
  ['Nokia', 'Nokia 3310', 'Nokia 3310'],
  ['', 'iPhone 13', 'iPhone 13'],
])('%j and %j are one name', (maker, model, name) => {
  expect(nameDevice(maker, model)).toBe(name)
})

test.each([
  ['Modrá', 'modrá'],
  ['Vesmírně šedá', 'vesmírně šedá'],
  ['Galben Auriu', 'Galben Auriu'],
  ['(PRODUCT)RED', '(PRODUCT)RED'],
])('%j stands in a sentence as %j', (label, shown) => {
  expect(nameColor(label)).toBe(shown)
})
