import { expect, test } from 'vitest'
import { filterChoices } from './filter-choices.ts'

const CHOICES = ['iPhone 13 mini', 'iPhone 13', 'Fēnix 8', 'Žlutá', 'Țiriac'].map(label => ({ label }))

test.each([
  ['', ['iPhone 13 mini', 'iPhone 13', 'Fēnix 8', 'Žlutá', 'Țiriac']],
  ['  ', ['iPhone 13 mini', 'iPhone 13', 'Fēnix 8', 'Žlutá', 'Țiriac']],
  ['13', ['iPhone 13 mini', 'iPhone 13']],
  ['mini iphone', ['iPhone 13 mini']],
  ['IPHONE13', ['iPhone 13 mini', 'iPhone 13']],
  ['fenix', ['Fēnix 8']],
  ['zluta', ['Žlutá']],
  ['ŽLUTÁ', ['Žlutá']],
  ['tiriac', ['Țiriac']],
  ['galaxy', []],
])('%j finds %j', (typed, found) =>
  expect(filterChoices(CHOICES, typed).map(({ label }) => label)).toEqual(found),
)
