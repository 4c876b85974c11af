import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { groupKinds, groupOf } from './group-kinds.ts'

const entry = (label: string, help = '') => ({ label, help, when: 'load', params: {} })
const WIDGETS = {
  tabs: entry('Záložky', 'Z úseků pod sebou.'),
  cart: entry('Košík'),
  'admin-category-tree': entry('Strom kategorií'),
  'marketing-banner': entry('Reklamní plocha', 'Odkaz s obrázkem.'),
  promo: entry('Čtveřice'),
}
const list = (search: string) =>
  groupKinds(WIDGETS, search, 'cs').map(({ group, kinds }) => [group, kinds.map(({ label }) => label)])

test('components are grouped by what they are for, and by the alphabet of the language', () => {
  expect(list('')).toEqual([
    ['content', ['Čtveřice', 'Reklamní plocha', 'Záložky']],
    ['shop', ['Košík']],
    ['office', ['Strom kategorií']],
  ])
})

test.each([
  ['ZALOZKY', [['content', ['Záložky']]]],
  ['obrazkem odkaz', [['content', ['Reklamní plocha']]]],
  ['  ', list('')],
  ['nic takového', []],
])('a search for %j looks through names and descriptions, without diacritics', (search, found) => {
  expect(list(search)).toEqual(found)
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
