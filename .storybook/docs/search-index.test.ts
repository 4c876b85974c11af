import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { listCodeNames } from './list-code-names.ts'
import { findCode } from './search-anchors.ts'
import { addWords } from './search-index.ts'
import { SEARCH_WORDS } from './search-words.ts'
import { readLabels } from './widget-labels.ts'

const labels = readLabels(root)
const paths = globSync(['stories/*.stories.tsx', 'stories/*.mdx'], { cwd: root })
const readName = (path: string): string => basename(path).replace(/\.(?:stories\.tsx|mdx)$/, '')
const pages = addWords(
  Object.fromEntries(paths.map(path => [readName(path), { type: 'docs', importPath: `./${path}` }])),
  root,
  labels,
  await listCodeNames(root),
)
const listWords = (name: string) => pages[name]?.anchors?.map(({ title }) => title) ?? []

test('a page has the name in code of its component, and nothing else has words', () => {
  expect(findCode(pages['buyback-selector'])).toBe('buyback-selector')
  expect(findCode(pages['sell-form-on-phone']), 'it is no widget of its own').toBeUndefined()
  expect(findCode(pages['kit-button'])).toBeUndefined()
  const story = { type: 'story', importPath: './stories/cart.stories.tsx' }
  expect(addWords({ story }, root, labels)).toEqual({ story })
})

test('every widget and every part of the kit is found by its name', () => {
  expect(listWidgets(root).filter(name => findCode(pages[name]) !== name)).toEqual([])
  expect(listWords('kit-overlays')).toContain('datepicker')
  expect(Object.values(labels).filter(({ length }) => length !== 2)).toEqual([])
})

test('every page is called in words of its own, and no words are of a page that is gone', () => {
  expect(Object.keys(SEARCH_WORDS).toSorted()).toEqual(Object.keys(pages).toSorted())
  for (const name of Object.keys(pages)) {
    const words = listWords(name)
    expect(words, name).not.toEqual([])
    expect(words, name).toEqual([...new Set(words)])
  }
})

test.each([
  ['basket', 'cart'],
  ['spinner', 'kit-button'],
  ['accordion', 'tabs'],
  ['výkup', 'buyback-selector'],
  ['vykup', 'buyback-selector'],
  ['vânzare', 'sell-form'],
  ['kosik', 'cart'],
  ['coș', 'cart'],
  ['splátky', 'instalment-calculator'],
  ['splátek', 'instalment-calculator'],
  ['přepravka', 'admin-crates-overview'],
  ['prepravky', 'admin-crates-overview'],
  ['ladă', 'admin-crates-overview'],
  ['doprava', 'checkout'],
  ['oprava', 'service-selector'],
  ['reparații', 'service-selector'],
  ['prihlaseni', 'login'],
  ['dark mode', 'foundations-theming'],
  ['focus', 'guide-accessibility'],
  ['client', 'guide-api'],
  ['hook', 'guide-api'],
  ['fetch', 'guide-api'],
])('whoever looks for “%s” finds %s', (word, page) => {
  expect(listWords(page)).toContain(word)
})

test.each([
  ['addProduct', 'guide-api'],
  ['renderIsland', 'guide-api'],
  ['startLoader', 'embedding'],
  ['ostrov:params', 'guide-events-and-marks'],
  ['ostrov:place-chosen', 'guide-events-and-marks'],
  ['data-replay', 'guide-events-and-marks'],
  ['cart-count', 'cart-badge'],
  ['add-product', 'add-to-cart'],
  ['add-product', 'checkout'],
  ['add-product', 'guide-api'],
  ['paymentOrigins', 'checkout'],
  ['defaultCountry', 'sell-form'],
  ['defaultCountry', 'embedding'],
  ['createClient', 'guide-api'],
  ['useCall', 'guide-api'],
  ['cart:add', 'guide-events-and-marks'],
])('whoever looks for “%s”, a name in code, finds %s', (name, page) => {
  expect(listWords(page)).toContain(name.toLowerCase())
})

test.each(['košík', 'kosik', 'coș', 'cos'])(
  '“%s” is the cart’s own name, and leads to no other page first',
  word => {
    const found = Object.keys(pages).filter(name => listWords(name).includes(word))
    expect(found).toEqual(['cart'])
  },
)
