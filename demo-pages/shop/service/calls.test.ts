import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Choices } from '#core/api/device/choice.ts'
import { FoundProducts, Operations, ServiceData } from '#core/api/service/service.ts'
import { readGoods } from '../goods/seed.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const IPHONE = 'apple-iphone-13-128gb'
const SITES = { cz: '/cz/servis', ro: '/ro/service' } as const

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function readOperations(color: string, market: keyof typeof SITES = 'cz') {
  const { status, json } = await visitor.get(`${SITES[market]}/api/colors/${color}/operations/`)
  expect(status).toBe(200)
  return v.parse(Operations, json)
}

async function search(term: string, market: keyof typeof SITES = 'cz') {
  const { json } = await visitor.get(`${SITES[market]}/api/search/?term=${encodeURIComponent(term)}`)
  return v.parse(FoundProducts, json).result
}

const readData = async (path: string) => v.parse(ServiceData, (await visitor.get(path)).json)

test('SV-007 SV-008 SV-009 SV-010 the service offers its own lists step by step', async () => {
  const read = async (path: string) => {
    const { status, json } = await visitor.get(`/ro/service/api/${path}`)
    expect(status).toBe(200)
    return v.parse(Choices, json).map(choice => choice.value)
  }
  expect(await read('types/')).toContain('telefoane')
  expect(await read('telefoane/manufacturers/')).toContain('apple')
  expect(await read('telefoane/apple/models/')).toContain(IPHONE)
  expect(await read(`models/${IPHONE}/colors/`)).toContain(`${IPHONE}-blue`)
  expect((await visitor.get('/ro/service/api/telefony/manufacturers/')).status).toBe(404)
})

test('SV-011 operations of a colour come in words and money of the market, with the address of the device', async () => {
  const czech = await readOperations(`${IPHONE}-blue`)
  const romanian = await readOperations(`${IPHONE}-blue`, 'ro')
  expect(czech.url).toBe(`/cz/servis/?type=telefony&manufacturer=apple&model=${IPHONE}&color=${IPHONE}-blue`)
  expect(czech.choices.map(choice => choice.value)).toEqual(romanian.choices.map(choice => choice.value))
  const [display, ecran] = [czech, romanian].map(({ choices }) => choices.find(c => c.value === 'display'))
  expect(display).toMatchObject({ label: 'Výměna displeje', price_from: 4_140_00 })
  expect(ecran).toMatchObject({ label: 'Înlocuirea ecranului', price_from: 828_00 })
  expect(czech.choices[0]).toMatchObject({ value: 'diagnostics', price_from: 0, is_same_day: true })
  expect(czech.choices.find(choice => choice.value === 'data-rescue')).toMatchObject({
    price_from: null,
    duration: null,
    is_same_day: false,
  })
})

test('the first model of each manufacturer has 8 to 14 operations that the contract accepts', async () => {
  for (const type of ['telefony', 'tablety', 'prislusenstvi']) {
    const { json } = await visitor.get(`/cz/servis/api/${type}/manufacturers/`)
    for (const { value } of v.parse(Choices, json)) {
      const models = await visitor.get(`/cz/servis/api/${type}/${value}/models/`)
      const [model] = v.parse(Choices, models.json)
      const colors = await visitor.get(`/cz/servis/api/models/${model?.value}/colors/`)
      const { choices } = await readOperations(v.parse(Choices, colors.json)[0]?.value ?? '')
      expect([value, choices.length >= 8 && choices.length <= 14]).toEqual([value, true])
      for (const { is_same_day: isSameDay, duration } of choices)
        expect(isSameDay).toBe(duration !== null && duration <= 180)
    }
  }
})

test('a model that nothing is done with has an empty list, and an unknown one is not found', async () => {
  expect((await readOperations('nokia-3310-2017-red')).choices).toEqual([])
  const { status, json } = await visitor.get('/cz/servis/api/colors/nothing/operations/')
  expect([status, json]).toEqual([404, { detail: 'Nenalezeno.' }])
})

test('SV-006 selector data replay an address or a code with the operations', async () => {
  const address = `type=telefony&manufacturer=apple&model=${IPHONE}&color=${IPHONE}-blue`
  const data = await readData(`/cz/servis/api/selector/?${address}`)
  expect(data.selected_choices.color).toBe(`${IPHONE}-blue`)
  expect(data.operations).toEqual(await readOperations(`${IPHONE}-blue`))
  expect(await readData(`/cz/servis/api/selector/?code=${IPHONE}-blue`)).toEqual(data)
  const half = await readData('/cz/servis/api/selector/?type=telefony&model=gone')
  expect([half.selected_choices.type, half.operations]).toEqual(['telefony', null])
})

test('SV-005 SV-013 the search finds models by any of their words, capitals and diacritics aside', async () => {
  const labels = async (term: string, market: keyof typeof SITES = 'cz') =>
    (await search(term, market)).map(product => product.label)
  expect(await labels('iPhone 13 mini')).toEqual(['iPhone 13 mini 128 GB'])
  expect(await labels('13 IPHONE mini')).toEqual(['iPhone 13 mini 128 GB'])
  for (const term of ['iPhone 13', 'iphon 13', 'ifone 13', 'iphone 13 baterie'])
    expect((await labels(term)).slice(0, 2), term).toEqual(['iPhone 13 128 GB', 'iPhone 13 256 GB'])
  expect((await labels('iPhone 13')).slice(2)).toContain('iPhone 13 mini 128 GB')
  expect(await labels('iphone13mini')).toEqual(['iPhone 13 mini 128 GB'])
  // Not the iPhone 11 with 64 GB, whose numbers run together hold a 16 too.
  expect((await labels('iphone 16')).filter(label => !label.startsWith('iPhone 16'))).toEqual([])
  // Not those with 128 GB, where 12 is a name.
  expect((await labels('iphone 12')).filter(label => !label.startsWith('iPhone 12'))).toEqual([])
  expect(await labels('iphone 12')).toContain('iPhone 12 128 GB')
  for (const [term, kind] of [
    ['hodinky', 'Watch'],
    ['tablet', 'iPad'],
    ['tablet samsung', 'Galaxy Tab'],
  ])
    expect((await labels(term ?? '')).join(), term).toContain(kind)
  expect((await search('ceas', 'ro')).length).toBeGreaterThan(0)
  expect((await search('apple iphone')).length).toBe(20)
  expect(await labels('xyzzy')).toEqual([])
  expect(await labels('%%')).toEqual([])
  expect(await labels('i')).toEqual([])
  expect(await labels('')).toEqual([])
})

test('a found product tells what it is and where the service of it is', async () => {
  const [product] = await search('iphone 13 mini', 'ro')
  expect(product).toEqual({
    id: 'apple-iphone-13-mini-128gb',
    label: 'iPhone 13 mini 128 GB',
    manufacturer: 'Apple',
    type: 'Telefoane',
    image: '/media/devices/apple-iphone-13-mini-128gb-navy.svg',
    image_alt: 'iPhone 13 mini 128 GB',
    url: '/ro/service/?type=telefoane&manufacturer=apple&model=apple-iphone-13-mini-128gb',
    is_bought: true,
  })
})

test('a term that names a colour finds just that device', async () => {
  const found = await search('iphone 13 mini ruzova')
  expect(found.map(({ id, label }) => [id, label])).toEqual([
    ['apple-iphone-13-mini-128gb-pink', 'iPhone 13 mini 128 GB, růžová'],
  ])
  const data = await readData(`/cz/servis/api/products/${found[0]?.id}/`)
  expect(data.selected_choices.color).toBe('apple-iphone-13-mini-128gb-pink')
  expect(data.operations?.choices.length).toBeGreaterThan(7)
})

test('SV-012 a found product brings its selection with the lists of its steps', async () => {
  const data = await readData(`/cz/servis/api/products/${IPHONE}/`)
  expect(data.selected_choices).toEqual({
    type: 'telefony',
    manufacturer: 'apple',
    model: IPHONE,
    color: null,
  })
  expect(data.choices.color?.length).toBeGreaterThan(2)
  expect(data.operations).toBeNull()
  expect((await visitor.get('/cz/servis/api/products/nothing/')).status).toBe(404)
})

test('the service page works by plain links and a plain form', async () => {
  const start = await visitor.get('/cz/servis/')
  expect(start.text).toContain('href="/cz/servis/?type=telefony"')
  expect(start.text).toContain('name="term"')
  const found = await visitor.get('/cz/servis/?term=iphone+13+mini')
  expect(found.text).toContain(
    'href="/cz/servis/?type=telefony&amp;manufacturer=apple&amp;model=apple-iphone-13-mini-128gb"',
  )
  expect((await visitor.get('/ro/service/?term=xyzzy')).text).toContain('Nu am găsit nimic')
  const device = await visitor.get(
    `/ro/service/?type=telefoane&manufacturer=apple&model=${IPHONE}&color=${IPHONE}-blue`,
  )
  expect(device.text).toContain('Înlocuirea ecranului')
  expect(device.text).toContain('de la 828,00 Lei'.replace(' Lei', '\u00a0Lei'))
})

test('the link of an operation leads to a page that tells how to order it', async () => {
  const { choices } = await readOperations(`${IPHONE}-blue`)
  const order = await visitor.get(choices.find(choice => choice.value === 'display')?.url ?? '')
  expect(order.status).toBe(200)
  expect(order.text).toContain('Výměna displeje')
  expect(order.text).toContain('iPhone 13 128 GB, modrá')
  expect(order.text).toMatch(/<title>[^<]*Výměna displeje, [^<]*iPhone 13/)
  expect(order.text).toMatch(/<dt>Dnes<\/dt>[\s\S]*?<details class="shop-stores-week">/)
  const mail = /href="mailto:servis@laguna\.example\?subject=([^"]+)"/.exec(order.text)?.[1] ?? ''
  expect(decodeURIComponent(mail)).toMatch(/^Výměna displeje, .*iPhone 13/)
  const wrong = `/cz/servis/objednavka/?device=${IPHONE}-blue&operation=nothing`
  expect((await visitor.get(wrong)).status).toBe(404)
})

test('work that goes with new goods has one name and one price, in the service and in the cart', async () => {
  for (const market of ['cz', 'ro'] as const) {
    const sold = readGoods(market).find(({ seoName }) => seoName === 'nalepeni-skla')
    const { choices } = await readOperations(`${IPHONE}-blue`, market)
    const done = choices.find(({ value }) => value === 'screen-protector')
    expect([done?.label, done?.price_from]).toEqual([sold?.name, Number(sold?.price) * 100])
  }
})

test('no page promises a price that its list only begins with', async () => {
  const texts = await Promise.all(
    ['/cz/', '/ro/', '/cz/servis/', '/ro/service/', '/cz/nic/'].map(path => visitor.get(path)),
  )
  for (const { text } of texts)
    expect(text).not.toMatch(/znáte předem|známou cenou|s cenou předem|cunoscut dinainte|Știți dinainte/)
})

test('the page of an operation names the stores that have its part, as many as the list says, with hours and telephone', async () => {
  for (const market of ['cz', 'ro'] as const) {
    const { choices } = await readOperations(`${IPHONE}-blue`, market)
    for (const { url, store_availability: count } of choices) {
      const { text } = await visitor.get(url ?? '')
      expect(text.match(/<h2>Laguna /g)).toHaveLength(count || 5)
      expect(text.match(/<a href="tel:[^"]*" aria-label=/g)).toHaveLength(count || 5)
      expect(/Kde je díl skladem|Unde avem piesa în stoc/.test(text)).toBe(Boolean(count))
      expect(/objednáme ho|o comandăm/.test(text)).toBe(count === 0)
    }
  }
})

test('a search for what is bought leads to the buy-back', async () => {
  for (const [site, path] of [
    ['cz', '/cz/vykup/?type=telefony'],
    ['ro', '/ro/vanzare/?type=telefoane'],
  ] as const) {
    const { json } = await visitor.get(`${SITES[site]}/api/search/?term=ipone+13+mini&for=sale`)
    expect(v.parse(FoundProducts, json).result).toMatchObject([
      { url: `${path}&manufacturer=apple&model=apple-iphone-13-mini-128gb`, is_bought: true },
    ])
  }
})
