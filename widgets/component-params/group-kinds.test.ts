import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { fitsPage, type GroupedKinds, groupKinds, groupOf } from './group-kinds.ts'

const entry = (label: string, help = '', keepsContent = false) => ({
  label,
  help,
  when: 'load',
  keepsContent,
  params: {},
})
const WIDGETS = {
  tabs: entry('Záložky', 'Z úseků pod sebou.', true),
  notifications: entry('Upozornění', 'Zprávy na místě.'),
  cart: entry('Košík'),
  'admin-category-tree': entry('Strom kategorií'),
  'marketing-banner': entry('Reklamní plocha', 'Odkaz s obrázkem.'),
  promo: entry('Čtveřice'),
  'service-smart-search': entry('Chytré hledání'),
}
const find = (search: string, ...present: string[]) =>
  groupKinds(WIDGETS, { search, language: 'cs', present: new Set(present) })
const spell = (groups: readonly GroupedKinds[]) =>
  groups.map(({ group, kinds }) => [group, kinds.map(({ label }) => label)])
const list = (search: string) => spell(find(search).fitting)

test('components are grouped by what they are for, and by the alphabet of the language', () => {
  expect(list('')).toEqual([
    ['content', ['Čtveřice', 'Reklamní plocha', 'Upozornění']],
    ['service', ['Chytré hledání']],
  ])
})

test('what only shows what the page has in its place is not offered', () => {
  expect(list('zalozky')).toEqual([])
  expect(spell(find('zalozky', 'tabs').others)).toEqual([])
})

test('what has something to show on a page of its own alone is put away, until the page is one of those', () => {
  expect(spell(find('').others)).toEqual([
    ['shop', ['Košík']],
    ['office', ['Strom kategorií']],
  ])
  expect(spell(find('', 'sub-cart').others)).toEqual([['office', ['Strom kategorií']]])
  expect(spell(find('', 'admin-discount-grid').fitting)).toContainEqual(['office', ['Strom kategorií']])
})

test.each([
  ['checkout', ['cart-badge', 'marketing-banner'], false],
  ['apple-pay', ['cart-badge', 'buyback-selector'], false],
  ['apple-pay', ['checkout'], true],
  ['admin-discount-grid', ['orders-overview'], false],
  ['purge-dialog', [], false],
  ['buyback-selector', [], true],
  ['a-shop-of-its-own', [], true],
])('%s on a page with %j fits: %j', (name, present, fits) => {
  expect(fitsPage(name, new Set(present))).toBe(fits)
})

test('of what may stand once only, a page that has it is told of', () => {
  const tell = (...present: string[]) =>
    [...find('', ...present).fitting, ...find('', ...present).others]
      .flatMap(({ kinds }) => kinds)
      .filter(({ isTaken }) => isTaken)
      .map(({ name }) => name)
  expect(tell('cart', 'notifications', 'marketing-banner')).toEqual(['notifications', 'cart'])
  expect(tell('marketing-banner')).toEqual([])
  const [content] = find('', 'marketing-banner').fitting
  expect(content?.kinds.filter(({ isPresent }) => isPresent).map(({ name }) => name)).toEqual([
    'marketing-banner',
  ])
})

test.each([
  ['UPOZORNENI', [['content', ['Upozornění']]]],
  ['obrazkem odkaz', [['content', ['Reklamní plocha']]]],
  ['  ', list('')],
  ['nic takového', []],
])('a search for %j looks through names and descriptions, without diacritics', (search, found) => {
  expect(list(search)).toEqual(found)
})

test.each([
  ['banner', 'Reklamní plocha'],
  ['baner', 'Reklamní plocha'],
  ['fotky', 'Reklamní plocha'],
  ['obrázek', 'Reklamní plocha'],
  ['newsletter', 'Odběr novinek'],
  ['novinky', 'Odběr novinek'],
  ['odber', 'Odběr novinek'],
  ['iphone', 'Servis'],
  ['tlacitko nadpisu', 'Nabídka'],
])('%j finds %s by another form of a word, its own name, its params or a word for it', (search, found) => {
  const title = { kind: 'text', isRequired: false, label: 'Nadpis tlačítka' } as const
  const widgets = {
    'marketing-banner': entry('Reklamní plocha', 'Odkaz s obrázkem.'),
    'newsletter-subscriber': entry('Odběr novinek'),
    'service-selector': entry('Servis'),
    promo: { ...entry('Nabídka'), params: { title: { ...title, help: '' } } },
  }
  const { fitting } = groupKinds(widgets, { search, language: 'cs', present: new Set() })
  expect(spell(fitting).flatMap(([, labels]) => labels)).toEqual([found])
})

test('words that only begin alike are no forms of one', () => {
  expect(list('čtvrt')).toEqual([])
})

test('each component of the shop has a place of its own among them', () => {
  const content = listWidgets(root).filter(name => groupOf(name) === 'content')
  expect(content).toEqual([
    'component-params',
    'marketing-banner',
    'newsletter-subscriber',
    'notifications',
    'tabs',
  ])
})
