import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { productsByCode } from './products.ts'

const server = startLocalServer()
const CHARGER = {
  code: 'usb-c-20w',
  long_name: 'Nabíječka USB-C 20 W',
  short_name: 'Nabíječka',
  price: '499.00',
  common_price: '599.00',
  url: '/cz/zbozi/usb-c-20w/',
  image: '/media/charger.svg',
  image_alt: 'Bílá nabíječka',
}

beforeEach(() => configurePage({ market: 'cz', routes: { 'products-by-code': '/cz/core/api/products/' } }))

const readProducts = async (code: string[]) => (await read(productsByCode, { query: { code } })).results

test('products are asked for by their codes in one GET, and come with amounts in minor units', async () => {
  server.play(answerJson({ results: [{ ...CHARGER, note: 'unknown keys pass' }] }))
  expect(await readProducts(['usb-c-20w', 'a/b&code=c'])).toEqual([
    { ...CHARGER, price: 499_00, common_price: 599_00 },
  ])
  const [seen] = server.seen
  expect([seen?.method, seen?.path]).toEqual(['GET', '/cz/core/api/products/'])
  expect([...(seen?.query ?? [])]).toEqual([
    ['code', 'usb-c-20w'],
    ['code', 'a/b&code=c'],
  ])
})

test('of a product its code, name and address must be told', async () => {
  const { code, long_name, url } = CHARGER
  server.play(answerJson({ results: [{ code, long_name, url }] }))
  expect(await readProducts([code])).toEqual([
    { code, long_name, url, short_name: null, price: null, common_price: null, image: null, image_alt: null },
  ])
  for (const key of ['code', 'long_name', 'url']) {
    server.play(answerJson({ results: [{ ...CHARGER, [key]: null }] }))
    await expect(readProducts([code])).rejects.toMatchObject({
      failure: { kind: 'contract', where: `products-by-code: results.0.${key}` },
    })
  }
})

test.each(['-1.00', 'free', [], {}])('a price of %j breaks the contract', async price => {
  server.play(answerJson({ results: [{ ...CHARGER, price }] }))
  await expect(readProducts(['usb-c-20w'])).rejects.toMatchObject({
    failure: { where: 'products-by-code: results.0.price' },
  })
})

test('of an endless answer what was asked for at most is taken', async () => {
  server.play(answerJson({ results: Array(500).fill(CHARGER) }))
  expect(await readProducts(['usb-c-20w'])).toHaveLength(20)
})
