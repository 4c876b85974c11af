import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppraisalResponse, SelectorData, SelectorUrl } from '#core/api/buyback/selector.ts'
import { Country, Place } from '#core/api/content/places.ts'
import { Choices } from '#core/api/device/choice.ts'
import { ActiveUser } from '#core/api/visitor/visitor.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { IPHONE, readAppraisal } from './test-sale.ts'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function readChoices(path: string) {
  const { status, json } = await visitor.get(path)
  expect(status).toBe(200)
  return v.parse(Choices, json)
}

async function readSelector(query: string, page = '/cz/vykup') {
  const { json } = await visitor.get(`${page}/api/selector/?${query}`)
  return v.parse(SelectorData, json)
}

test('BB-143 types come as a list of choices, in the words of each market', async () => {
  const czech = await readChoices('/cz/vykup/api/types/')
  const romanian = await readChoices('/ro/vanzare/api/types/')
  expect(czech.map(({ value, label }) => [value, label])).toEqual([
    ['telefony', 'Telefony'],
    ['tablety', 'Tablety'],
    ['prislusenstvi', 'Chytré hodinky'],
  ])
  expect(romanian.map(({ value, label }) => [value, label])).toEqual([
    ['telefoane', 'Telefoane'],
    ['tablete', 'Tablete'],
    ['accesorii', 'Ceasuri inteligente'],
  ])
})

test('BB-144 manufacturers of a type are only those that make it', async () => {
  const makers = async (type: string) =>
    (await readChoices(`/cz/vykup/api/${type}/manufacturers/`)).map(choice => choice.value)
  expect(await makers('telefony')).toContain('nokia')
  expect(await makers('telefony')).not.toContain('garmin')
  expect(await makers('prislusenstvi')).toContain('garmin')
})

test('BB-145 models are those of a type and a manufacturer', async () => {
  const phones = await readChoices('/cz/vykup/api/telefony/apple/models/')
  const watches = await readChoices('/cz/vykup/api/prislusenstvi/apple/models/')
  expect(phones.every(({ label }) => label.startsWith('iPhone'))).toBe(true)
  expect(watches.every(({ label }) => label.startsWith('Watch'))).toBe(true)
})

test('BB-146 a colour is a device identifier with a picture named in the language of the market', async () => {
  const [, , czech] = await readChoices('/cz/vykup/api/models/apple-iphone-13-128gb/colors/')
  const [, , romanian] = await readChoices('/ro/vanzare/api/models/apple-iphone-13-128gb/colors/')
  expect(czech).toEqual({
    value: IPHONE,
    label: 'Modrá',
    image: `/media/devices/${IPHONE}.svg`,
    image_alt: 'iPhone 13 128 GB, modrá',
  })
  expect(romanian?.image_alt).toBe('iPhone 13 128 GB, albastru')
  const picture = await visitor.get(czech?.image ?? '')
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.text).toMatch(/^<svg /)
})

test('BB-147 the selector url carries exactly the selection and the conditions', async () => {
  const { json } = await visitor.get(
    '/cz/vykup/api/url/?type=telefony&manufacturer=apple&condition=display:scratched&condition=body:light&utm=x',
  )
  expect(v.parse(SelectorUrl, json).url).toBe(
    '/cz/vykup/?type=telefony&manufacturer=apple&condition=display:scratched&condition=body:light',
  )
})

test('BB-148 the appraisal of a colour carries its address, prices and questions', async () => {
  const answer = await readAppraisal(visitor, 'ro')
  const { url, appraisal } = v.parse(AppraisalResponse, answer)
  expect(url).toBe(
    `/ro/vanzare/?type=telefoane&manufacturer=apple&model=apple-iphone-13-128gb&color=${IPHONE}`,
  )
  expect(appraisal.appraisal_result.map(result => result.quality)).toEqual(['A', 'B', 'C', 'D'])
  expect(appraisal.device_conditions.map(condition => condition.type)).toEqual(
    expect.arrayContaining(['functional', 'display', 'charger', 'battery', 'quality']),
  )
  const days = (Date.parse(appraisal.valid_until ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(5.9)
  expect(days).toBeLessThanOrEqual(7)
})

test('BB-136 BB-137 BB-138 BB-139 BB-140 BB-141 BB-142 selector data replay an address with its conditions', async () => {
  const data = await readSelector(
    `type=telefony&manufacturer=apple&model=apple-iphone-13-128gb&color=${IPHONE}&condition=display:scratched&condition=body:nonsense&condition=unknown:yes`,
  )
  expect(data.selected_choices).toEqual({
    type: 'telefony',
    manufacturer: 'apple',
    model: 'apple-iphone-13-128gb',
    color: IPHONE,
  })
  expect(data.choices.color?.map(choice => choice.value)).toContain(IPHONE)
  expect(data.appraisal?.appraisal_result.length).toBeGreaterThan(3)
  const answers = data.device_conditions?.map(({ id, value }) => [id, value])
  expect(answers).toContainEqual(['display', 'scratched'])
  expect(answers).toContainEqual(['body', null])
  const { appraisal } = await readAppraisal(visitor, 'cz')
  expect(data.version).toBe(appraisal.version)
  expect(data.minimal_buyout_price).toBe(25_000)
})

test('a product code preselects the same way', async () => {
  const data = await readSelector(`code=${IPHONE}`, '/ro/vanzare')
  expect(data.selected_choices).toEqual({
    type: 'telefoane',
    manufacturer: 'apple',
    model: 'apple-iphone-13-128gb',
    color: IPHONE,
  })
})

test('a step that is no longer offered ends the replay and leaves its choices open', async () => {
  const data = await readSelector(
    `type=telefony&manufacturer=apple&model=apple-newton&color=${IPHONE}&condition=display:light`,
  )
  expect(data.selected_choices).toEqual({ type: 'telefony', manufacturer: 'apple', model: null, color: null })
  expect(data.choices.model?.length).toBeGreaterThan(10)
  expect(data.choices.color).toEqual([])
  expect(data.appraisal).toBeNull()
})

test('a market knows nothing of the other one', async () => {
  expect((await visitor.get('/ro/vanzare/api/telefony/manufacturers/')).status).toBe(404)
  const data = await readSelector('type=telefony', '/ro/vanzare')
  expect(data.selected_choices.type).toBeNull()
})

test('the first model of each manufacturer has named pictures and a price list that the contract accepts', async () => {
  for (const [page, type] of [
    ['/cz/vykup', 'telefony'],
    ['/ro/vanzare', 'accesorii'],
  ] as const) {
    for (const maker of await readChoices(`${page}/api/${type}/manufacturers/`)) {
      const [model] = await readChoices(`${page}/api/${type}/${maker.value}/models/`)
      for (const color of await readChoices(`${page}/api/models/${model?.value}/colors/`)) {
        expect(color.image_alt).toContain(color.label.toLowerCase())
        const { status, json } = await visitor.get(`${page}/api/colors/${color.value}/appraisal/`)
        expect(status).toBe(200)
        v.parse(AppraisalResponse, json)
      }
    }
  }
})

test('a device that is no longer bought answers 400 with the reason and an address', async () => {
  const { status, json } = await visitor.get('/cz/vykup/api/colors/huawei-p8-lite-16gb-gold/appraisal/')
  expect(status).toBe(400)
  expect(json).toEqual({
    detail: 'Toto zařízení už nevykupujeme. Poradíme vám, jak ho ekologicky zlikvidovat.',
    url: '/cz/vykup/?type=telefony&manufacturer=huawei&model=huawei-p8-lite-16gb&color=huawei-p8-lite-16gb-gold',
  })
})

test('an unknown device is not found, in the language of the market', async () => {
  const czech = await visitor.get('/cz/vykup/api/colors/nothing/appraisal/')
  expect([czech.status, czech.json]).toEqual([404, { detail: 'Nenalezeno.' }])
  const romanian = await visitor.get('/ro/vanzare/api/models/nothing/colors/')
  expect([romanian.status, romanian.json]).toEqual([404, { detail: 'Nu a fost găsit(ă).' }])
})

test('BB-153 countries come with the fixed id of the home country of each market', async () => {
  const read = async (prefix: string) =>
    v.parse(v.array(Country), (await visitor.get(`${prefix}/core/api/countries/`)).json)
  expect((await read('/cz')).find(country => country.code === 'CZ')).toEqual({
    id: '56',
    name: 'Česko',
    code: 'CZ',
  })
  expect((await read('/ro')).find(country => country.code === 'RO')).toEqual({
    id: '178',
    name: 'România',
    code: 'RO',
  })
})

test('places are found without diacritics, by district and by a spaced postcode', async () => {
  const find = async (term: string) => {
    const { json } = await visitor.get(`/cz/core/api/places/?term=${encodeURIComponent(term)}`)
    return v.parse(v.object({ result: v.array(Place) }), json).result.map(place => place.city)
  }
  expect(await find('usti')).toEqual(['Ústí nad Labem'])
  expect(await find('110 00')).toEqual(['Praha 1'])
  expect(await find('vsetin')).toEqual(['Vsetín', 'Valašské Meziříčí'])
  expect(await find('%%')).toEqual([])
  expect(await find('P')).toEqual([])
})

test('the active user is never cached and brings the CSRF cookie', async () => {
  const { json, headers } = await createVisitor(shop.url).get('/cz/core/api/active-user/')
  expect(v.parse(ActiveUser, json)).toEqual({
    authenticated: false,
    staff: false,
    shop_account: false,
    first_name: null,
    last_name: null,
    phone: null,
    e_mail: null,
    last_address: null,
    session_mark: null,
  })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toMatch(
    /^csrftoken=[0-9a-f]{64}; Max-Age=31449600; Path=\/; SameSite=Lax$/,
  )
})
