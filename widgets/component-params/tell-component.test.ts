import { expect, test } from 'vitest'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { tellComponent } from './tell-component.ts'

const makeParam = (kind: 'text' | 'reference', of?: string) => ({
  kind,
  label: '',
  help: '',
  isRequired: false,
  of,
})

const DESCRIBED = {
  name: makeParam('reference'),
  type: makeParam('reference', 'buyback-type'),
  phone: makeParam('text'),
  title: makeParam('text'),
  code: makeParam('reference', 'buyback-device'),
} as CatalogueEntry['params']

test.each<[string, Record<string, unknown>, string]>([
  ['its device', { type: 'mobile', phone: 'abc', title: 'Výkup', code: 'iphone-17' }, 'iphone-17'],
  ['its type where no device is chosen', { type: 'mobile', title: 'Výkup' }, 'mobile'],
  ['its text before a code that has no name', { name: 'a-1', title: 'Výkup' }, 'Výkup'],
  ['a text rather than a phone number', { phone: '+420 800 123 456', title: 'Výkup' }, 'Výkup'],
  ['a text rather than an address', { phone: 'https://laguna.example/', title: 'Výkup' }, 'Výkup'],
  ['a text rather than a path', { phone: '/cz/vykup/', title: 'Výkup' }, 'Výkup'],
  ['a text rather than an e-mail', { phone: 'a@b.example', title: 'Výkup' }, 'Výkup'],
  ['a text with a colon', { name: 'a-1', title: 'Akce: výkup' }, 'Akce: výkup'],
  ['a code rather than a phone number', { name: 'a-1', phone: '800 123 456' }, 'a-1'],
  ['a phone number where there is nothing else', { phone: '800 123 456' }, '800 123 456'],
  ['nothing', { phone: '{phone}', title: ' ' }, ''],
])('a component is told by %s', (_, values, text) => {
  expect(tellComponent(DESCRIBED, name => values[name]).text).toBe(text)
})
