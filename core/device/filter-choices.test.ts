import { expect, test } from 'vitest'
import { filterChoices } from './filter-choices.ts'

const CHOICES = ['iPhone 13 mini', 'iPhone 13', 'Fēnix 8', 'Žlutá', 'Țiriac', 'iPad Air 11″'].map(label => ({
  label,
}))

test.each([
  ['', CHOICES.map(({ label }) => label)],
  ['  ', CHOICES.map(({ label }) => label)],
  ['13', ['iPhone 13 mini', 'iPhone 13']],
  ['mini iphone', ['iPhone 13 mini']],
  ['IPHONE13', ['iPhone 13 mini', 'iPhone 13']],
  ['fenix', ['Fēnix 8']],
  ['zluta', ['Žlutá']],
  ['ŽLUTÁ', ['Žlutá']],
  ['tiriac', ['Țiriac']],
  ['galaxy', []],
  ['ipad 11"', ['iPad Air 11″']],
  ['air 11', ['iPad Air 11″']],
])('%j finds %j', (typed, found) =>
  expect(filterChoices(CHOICES, typed).map(({ label }) => label)).toEqual(found),
)
