import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fileset, FoundFilesets } from '#core/api/content/gallery.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'

let shop: RunningShop

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

type MarketCode = 'cz' | 'ro'
const gallery = (market: MarketCode, path: string) =>
  createVisitor(shop.url).get(`/${market}/api/new/core/gallery/${path}`)

async function search(market: MarketCode, term: string) {
  const { status, json } = await gallery(market, `filesets-by-term/?${new URLSearchParams({ term })}`)
  expect(status).toBe(200)
  return v.parse(FoundFilesets, json).result
}

test.each([
  ['cz', 'Apple iPhone 16 ve všech barvách'],
  ['ro', 'Apple iPhone 16 în toate culorile'],
] as const)('AC-010 anybody finds a fileset and reads its photos (%s)', async (market, name) => {
  const [found] = await search(market, 'iphone')
  expect(found).toMatchObject({ name, image: expect.stringMatching(/^\/media\/devices\/apple-iphone-16-/) })
  const { status, headers, json } = await gallery(market, `fileset/${found?.id}/`)
  expect([status, headers.get('surrogate-control'), headers.getSetCookie()]).toEqual([200, 'max-age=300', []])
  const fileset = v.parse(Fileset, json)
  expect(fileset).toMatchObject({ id: found?.id, name })
  expect(fileset.photos.length).toBeGreaterThan(2)
  expect(fileset.photos[0]).toMatchObject({ image: found?.image, alt: found?.image_alt })
  expect(found?.photo_count).toBe(fileset.photos.length)
})

test('every photo is a picture that the shop serves, of the size that is told, and described', async () => {
  const visitor = createVisitor(shop.url)
  for (const market of ['cz', 'ro'] as const) {
    const found = await search(market, 'a')
    expect(found.length).toBeGreaterThanOrEqual(3)
    for (const { id } of found) {
      const { photos } = v.parse(Fileset, (await gallery(market, `fileset/${id}/`)).json)
      expect(photos.length).toBeGreaterThan(0)
      for (const { image, alt, width, height } of photos) {
        expect((await visitor.get(image)).text).toContain(`width="${width}" height="${height}"`)
        expect(alt).toMatch(/\S/)
      }
    }
  }
})

test('a search takes words in any order, without capitals and diacritics, and nothing for a pattern', async () => {
  const names = async (term: string) => (await search('cz', term)).map(({ name }) => name)
  expect(await names('  fenix GARMIN ')).toEqual(['Hodinky Garmin Fēnix 8'])
  expect(await names('barvach samsung')).toEqual(['Samsung Galaxy S25 ve všech barvách'])
  expect(await names('culorile')).toEqual([])
  for (const term of ['%', '_', '\\', "' or 1=1 --", 'x'.repeat(5000)])
    expect([term, await names(term)]).toEqual([term, []])
})

test('who has not typed anything is shown the newest, those of the market alone', async () => {
  for (const market of ['cz', 'ro'] as const) {
    const newest = await search(market, '')
    expect(newest.length).toBeGreaterThanOrEqual(3)
    expect(newest.map(({ id }) => Number(id))).toEqual(
      newest.map(({ id }) => Number(id)).toSorted((a, b) => b - a),
    )
    expect(await search(market, '   ')).toEqual(newest)
  }
  const [czech, romanian] = [await search('cz', ''), await search('ro', '')]
  expect(czech.filter(({ id }) => romanian.some(other => other.id === id))).toEqual([])
})

test('what the market does not have is not found', async () => {
  const [czech] = await search('cz', 'iphone')
  for (const [market, id] of [
    ['ro', czech?.id ?? ''],
    ['cz', '999999999'],
    ['cz', '9'.repeat(30)],
    ['cz', '-1'],
    ['ro', 'nothing'],
  ] as const) {
    const { status, json, headers } = await gallery(market, `fileset/${id}/`)
    expect([id, status, headers.get('surrogate-control')]).toEqual([id, 404, null])
    expect(json).toEqual({ detail: expect.any(String) })
  }
})
