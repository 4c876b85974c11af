import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Catalogue } from '#core/api/cms/component-catalogue.ts'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { root } from '../root.ts'
import { listWidgets, readIndex } from './plugins/widgets-plugin.ts'
import type { Described, Texts } from './read-catalogue.ts'
import { writeCatalogues, writeManifest } from './write-manifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-manifest-'))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

interface Written {
  markets: Record<string, unknown>
  widgets: Described<Texts> &
    Record<string, { routes: string[]; onlyFor: object; pageKeys: string[]; opens: object[] }>
}
let manifest: Written

beforeAll(async () => {
  mkdirSync(join(folder, 'cdn/cz'), { recursive: true })
  writeFileSync(join(folder, 'cdn/cz/manifest.json'), '{"market":"cz"}')
  await writeManifest(root, folder)
  await writeCatalogues(root, folder)
  manifest = readJson('manifest.json') as Written
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every widget is there, with when it wakes', () => {
  const told = Object.entries(manifest.widgets).map(([name, { when }]) => [name, when])
  expect(told).toEqual(listWidgets(root).map(name => [name, readIndex(root, name).when]))
})

test('every widget and every param has a label and a help in three languages', () => {
  const described = Object.values(manifest.widgets).flatMap(widget => [
    widget,
    ...Object.values(widget.params),
  ])
  for (const { help, label } of described)
    for (const texts of [label, help]) {
      expect(Object.keys(texts).sort()).toEqual(['cs', 'en', 'ro'])
      expect(Object.values(texts).every(text => text.trim() !== '')).toBe(true)
    }
})

test('a param is described as its widget declares it', () => {
  expect(manifest.widgets['buyback-selector']?.params.type).toMatchObject({
    kind: 'reference',
    of: 'buyback-type',
    default: '',
    isRequired: false,
    schema: { type: 'string', maxLength: 200, description: 'an id' },
    label: { cs: 'Předvybraný typ', ro: 'Tip preselectat', en: 'Type chosen beforehand' },
  })
  expect(manifest.widgets['marketing-banner']?.params).toMatchObject({
    id: { pattern: '^[A-Za-z0-9-]+$', refusal: { cs: expect.stringContaining('bez mezer') } },
    href: { kind: 'link', schema: { type: 'string', maxLength: 500 } },
    layout: { words: { hero: { cs: 'přes celou šířku', en: 'the whole width' } } },
  })
})

test('the files of the markets that were built are in it', () => {
  expect(manifest.markets).toEqual({ cz: { market: 'cz' } })
})

test('each widget names the routes it may ask', () => {
  expect(manifest.widgets['buyback-review']?.routes).toEqual(['buyout-detail'])
})

test('each widget names the routes that only some shops need, but for those that the whole of it is for', () => {
  expect(manifest.widgets['sub-cart']?.onlyFor).toMatchObject({ 'add-prolong-warranty': 'longer warranties' })
  expect(manifest.widgets['sub-cart']?.onlyFor).not.toHaveProperty('cart-packages')
  expect(manifest.widgets['instalment-calculator']?.onlyFor).toEqual({})
})

test('each widget names the keys of the page that it can’t do without', () => {
  const needy = Object.entries(manifest.widgets).filter(([, { pageKeys }]) => pageKeys.length > 0)
  expect(needy.map(([name, { pageKeys }]) => [name, pageKeys])).toEqual([['sell-form', ['defaultCountry']]])
  const opening = Object.entries(manifest.widgets).filter(([, { opens }]) => opens.length > 0)
  expect(opening.map(([name, { opens }]) => [name, opens])).toEqual([
    ['cart-badge', [{ name: 'sub-cart', param: 'checkoutUrl' }]],
  ])
})

test.each(Object.keys(MARKETS) as MarketCode[])('the catalogue of %s speaks its language', market => {
  const { language } = MARKETS[market]
  const written = readJson(`cdn/${market}/catalogue.json`)
  expect(JSON.stringify(written)).not.toContain('"schema"')
  const { widgets } = v.parse(Catalogue, written)
  expect(Object.keys(widgets)).toEqual(Object.keys(manifest.widgets))
  for (const [name, { help, label, params }] of Object.entries(widgets)) {
    const told = manifest.widgets[name]
    expect([label, help]).toEqual([told?.label[language], told?.help[language]])
    for (const [param, one] of Object.entries(params))
      expect(one.label).toBe(told?.params[param]?.label[language])
  }
})
