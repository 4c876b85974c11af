import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { IPHONE, makeSale, readAppraisal } from './test-sale.ts'

const PRICES = '/qa/price-list/'
const WISH = { market: 'cz', model: 'apple-iphone-13-128gb', percent: '-50' }

let shop: RunningShop
let tester: TestVisitor
beforeAll(async () => {
  shop = await startTestShop()
  tester = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

const readPrice = async (market: 'cz' | 'ro' = 'cz') =>
  Number(
    (await readAppraisal(tester, market, IPHONE)).appraisal.appraisal_result.find(row => row.quality === 'A')
      ?.price,
  )

test('prices are published once that was confirmed, and the history brings the former ones back', async () => {
  const [before, romanian] = [await readPrice(), await readPrice('ro')]
  const asked = await tester.postForm(PRICES, WISH)
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('50 % lower')
  expect(await readPrice()).toBe(before)
  const old = await makeSale(tester)
  const done = await tester.postForm(PRICES, { ...WISH, sure: '1' })
  expect([done.status, done.headers.get('location')]).toEqual([302, `${PRICES}?published=1`])
  expect([await readPrice(), await readPrice('ro')]).toEqual([Math.round(before / 20) * 10, romanian])
  expect((await tester.post('/cz/vykup/api/sell/', old)).status).toBe(409)
  expect((await tester.get(`${PRICES}?published=1`)).text).toContain(
    'New prices for iPhone 13 128 GB (50 % lower).',
  )
  const history = (await tester.get(PRICES)).text
  expect(history).toMatch(/<optgroup label="Apple">.*iPhone 13 128 GB/s)
  const [, id = ''] = /name="restore" value="(\d+)"/.exec(history) ?? []
  expect(history).toContain('50 % lower')
  const question = await tester.postForm(PRICES, { restore: id })
  expect(question.status).toBe(200)
  expect(question.text).toContain('Bring back the prices before')
  expect(await readPrice()).not.toBe(before)
  const back = await tester.postForm(PRICES, { restore: id, sure: '1' })
  expect(back.headers.get('location')).toBe(`${PRICES}?restored=1`)
  expect(await readPrice()).toBe(before)
  const after = (await tester.get(PRICES)).text
  expect(after).toContain(`as before no. ${id}`)
  expect((await tester.post('/cz/vykup/api/sell/', await makeSale(tester))).status).toBe(201)
  // The way back has a way back of its own.
  const [, last = ''] = /name="restore" value="(\d+)"/.exec(after) ?? []
  await tester.postForm(PRICES, { restore: last, sure: '1' })
  expect(await readPrice()).toBe(Math.round(before / 20) * 10)
})

test.each([
  ['cz', WISH.model, /iPhone 13 128\sGB.*For example.*\d\sKč → [\d\s]+\sKč/s],
  ['ro', WISH.model, /iPhone 13 128\sGB.*For example.*\d\slei → [\d.,]+\slei/is],
  ['cz', '', /all \d+ models.*For example.*\d\sKč → [\d\s]+\sKč/s],
] as const)('the preview shows a price as it was and as it will be (%s %s)', async (market, model, said) => {
  const { text } = await tester.postForm(PRICES, { ...WISH, market, model })
  expect(text).toMatch(said)
  const [, ...sums] = /For example.*?<b>([^<]+) → ([^<]+)<\/b>/s.exec(text) ?? []
  const [before = 0, after = 0] = sums.map(sum => Number(sum.replaceAll(/\D/g, '')))
  expect(after / before).toBeCloseTo(1 + Number(WISH.percent) / 100, 1)
})

test.each([
  ['7,5', '7.5 % higher'],
  ['-0,4', '0.4 % lower'],
  ['10', '10 % higher'],
])('the preview says a change of %s per cent as it is: %s', async (percent, said) => {
  expect((await tester.postForm(PRICES, { ...WISH, percent })).text).toContain(said)
})

test('as many models are named before as there are published', async () => {
  const all = { market: 'cz', model: '', percent: '0' }
  const [, asked] = /all (\d+) models/.exec((await tester.postForm(PRICES, all)).text) ?? []
  const done = await tester.postForm(PRICES, { ...all, sure: '1' })
  expect(done.headers.get('location')).toBe(`${PRICES}?published=${asked}`)
})

test.each([
  [{ ...WISH, percent: 'abc' }, 'Give a number above -100'],
  [{ ...WISH, percent: '-100' }, 'Give a number above -100'],
  [{ ...WISH, percent: '300' }, 'Give a number above -100'],
  [{ ...WISH, model: 'no-such-phone' }, 'There is no such model'],
  [{ ...WISH, market: 'xx' }, 'There is no such model'],
  [{ restore: '999999' }, 'The history has no such prices'],
  [{ restore: 'x' }, 'The history has no such prices'],
])(
  'what can’t be published is refused in plain words, and what was typed stays: %j',
  async (fields, said) => {
    const before = await readPrice()
    const { status, text } = await tester.postForm(PRICES, { sure: '1', ...fields })
    expect(status).toBe(400)
    expect(text).toContain(said)
    if ('percent' in fields) expect(text).toContain(`value="${fields.percent}"`)
    expect(await readPrice()).toBe(before)
  },
)

test('a form without the token publishes nothing', async () => {
  const before = await readPrice()
  const body = new URLSearchParams({ ...WISH, sure: '1' })
  expect((await tester.send(PRICES, { method: 'POST', body })).status).toBe(403)
  expect(await readPrice()).toBe(before)
})
