import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { nameStories, spellStory, splitTitle } from './story-names.ts'
import { readLabels } from './widget-labels.ts'

const labels = readLabels(root)

const named = globSync('stories/*.stories.tsx', { cwd: root }).map(path => {
  const code = nameStories(readFileSync(join(root, path), 'utf8'), path, labels)
  const [, title = '', id = ''] =
    /export default \{\s*title: '([^']+)'(?:,\s*id: '([^']+)')?/.exec(code) ?? []
  return { path, title, id }
})
const read = (file: string) => named.find(({ path }) => path === `stories/${file}.stories.tsx`)

test('a title that is searched has the name in code behind it, and its address stays', () => {
  expect(read('buyback-selector')).toMatchObject({
    title: expect.stringMatching(/^Buy-back\/Device and price \(buyback-selector Výkup /),
    id: 'buy-back-device-and-price',
  })
  expect(read('kit-overlays')?.title).toContain('DatePicker')
  expect(read('notifications')?.title).toContain('toast')
  expect(read('sell-form-on-phone')?.title, 'it is no widget of its own').toBe(
    'Buy-back/Sell form on a phone',
  )
})

test('every widget and every part of the kit is found by its name', () => {
  const titles = named.map(({ title }) => title.toLowerCase())
  const missed = listWidgets(root).filter(name => !titles.some(title => title.includes(name)))
  expect(missed).toEqual([])
  const bare = named.filter(({ path, title }) => path.includes('/kit-') && splitTitle(title)[1] === '')
  expect(bare.map(({ title }) => title)).toEqual([])
})

test.each([
  ['basket', 'Shop/Cart '],
  ['spinner', 'Kit/Button '],
  ['accordion', 'Shop/Tabs '],
  ['výkup', 'Buy-back/Device and price '],
  ['vykup', 'Buy-back/Device and price '],
  ['vânzare', 'Buy-back/Sell form '],
  ['kosik', 'Shop/Cart '],
  ['coș', 'Shop/Cart '],
  ['splátek', 'Shop/Instalment calculator '],
  ['prihlaseni', 'Visitor/Sign-in '],
])('whoever looks for “%s” finds %s', (word, page) => {
  const found = named.filter(({ title }) => ` ${splitTitle(title)[1]} `.toLowerCase().includes(` ${word} `))
  expect(found.map(({ title }) => title)).toContainEqual(expect.stringContaining(page))
})

test('a widget is called in Czech and in Romanian, by each word once', () => {
  expect(Object.values(labels).filter(({ length }) => length !== 2)).toEqual([])
  expect(read('cart')?.title).toBe('Shop/Cart (Košík Coș Kosik Cos basket trolley)')
  for (const { title } of named) {
    const words = splitTitle(title)[1].toLowerCase().split(' ')
    expect(words, title).toEqual([...new Set(words)])
  }
})

test('a title comes apart into what is read and what is searched', () => {
  expect(splitTitle('Device and price (buyback-selector)')).toEqual(['Device and price', 'buyback-selector'])
  expect(splitTitle('Cart')).toEqual(['Cart', ''])
})

test('a story is named as a sentence is written', () => {
  expect(spellStory('KindsAndStates')).toBe('Kinds and states')
  expect(spellStory('DoAndDont')).toBe('Do and don’t')
  expect(spellStory('PricedInRomanian')).toBe('Priced in Romanian')
  const code = "export default {\n  title: 'Kit/Button' }\n\nexport const OpenDialog = {}\n"
  expect(nameStories(code, 'kit-fields.stories.tsx', {})).toContain("\nOpenDialog.storyName = 'Open dialog'")
})
