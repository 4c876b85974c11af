import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { Choices } from '../device/choice.ts'
import { replayQuery } from '../device/device.ts'
import { sendPriceToEmail } from './price-mail.ts'
import {
  AppraisalResponse,
  buyoutAppraisal,
  buyoutColors,
  buyoutManufacturers,
  buyoutModels,
  buyoutTypes,
  SelectorData,
  selectorData,
  selectorUrl,
  writeSelectionQuery,
} from './selector.ts'

const server = startLocalServer()

const CHOICES = [
  { value: 'apple', label: 'Apple' },
  { value: 7, label: 'Samsung', image: '/s.svg', image_alt: 'Samsung', popular: true },
]
const READ_CHOICES = [
  { value: 'apple', label: 'Apple', image: null, image_alt: null },
  { value: '7', label: 'Samsung', image: '/s.svg', image_alt: 'Samsung' },
]
const RESULT = { id: 1, quality: 'A+', price: '12000.00', url: '/a-plus/' }
const CONDITION = {
  id: 5,
  type: 'display',
  name: 'Displej',
  choices: [{ value: 'good', label: 'Bez vad', appraisal_result: 1, price_correction: '-10.50' }],
}
const READ_RESULT = { id: '1', quality: 'A+', price: 12_000_00, url: '/a-plus/' }
const READ_CONDITION = {
  id: '5',
  type: 'display',
  name: 'Displej',
  help: null,
  disabled: false,
  value: null,
  choices: [
    {
      value: 'good',
      label: 'Bez vad',
      help: null,
      image: null,
      appraisal_result: '1',
      price_correction: -10_50,
    },
  ],
}
const APPRAISAL = {
  appraisal_result: [RESULT],
  device_conditions: [CONDITION],
  version: 7,
  minimal_buyout_price: '500',
  valid_until: '2026-11-21T12:00:00Z',
}
const SELECTION = { type: 'telefony', manufacturer: 'apple', model: '13', color: '13-blue' }
const SELECTOR_DATA = {
  selected_choices: SELECTION,
  choices: { type: CHOICES, manufacturer: CHOICES, model: CHOICES, color: CHOICES },
  appraisal: { appraisal_result: [RESULT], valid_until: '2026-11-21T12:00:00Z' },
  device_conditions: [CONDITION],
  version: 'v7',
  minimal_buyout_price: 500,
}

const seen = () => server.seen.map(({ method, path, query }) => `${method} ${path} ${query}`.trim())

beforeEach(() =>
  configurePage({
    market: 'cz',
    routes: {
      'buyout-types': '/types/',
      'buyout-manufacturers': '/{type}/manufacturers/',
      'buyout-models': '/{type}/{manufacturer}/models/',
      'buyout-colors': '/models/{model}/colors/',
      'buyout-appraisal': '/colors/{color}/appraisal/',
      'buyout-selector-url': '/url/',
      'buyout-selector-data': '/selector/',
      'send-buyout-to-email': '/send/',
    },
    csrf: { token: 'token' },
  }),
)

test('BB-143 types are asked for with nothing and come as choices', async () => {
  server.play(answerJson(CHOICES))
  expect(await read(buyoutTypes)).toEqual(READ_CHOICES)
  expect(seen()).toEqual(['GET /types/'])
})

test('BB-144 manufacturers are asked for by type and come as choices', async () => {
  server.play(answerJson(CHOICES))
  expect(await read(buyoutManufacturers, { args: { type: 'telefony' } })).toEqual(READ_CHOICES)
  expect(seen()).toEqual(['GET /telefony/manufacturers/'])
})

test('BB-145 models are asked for by type and manufacturer and come as choices', async () => {
  server.play(answerJson(CHOICES))
  expect(await read(buyoutModels, { args: { type: 'telefony', manufacturer: 'apple' } })).toEqual(
    READ_CHOICES,
  )
  expect(seen()).toEqual(['GET /telefony/apple/models/'])
})

test('BB-146 colours are asked for by model and come as choices', async () => {
  server.play(answerJson(CHOICES))
  expect(await read(buyoutColors, { args: { model: 'iphone 13' } })).toEqual(READ_CHOICES)
  expect(seen()).toEqual(['GET /models/iphone%2013/colors/'])
})

test('BB-147 the address of a selection is asked for with all that is chosen, and is a url', async () => {
  server.play(answerJson({ url: '/vykup/?type=telefony' }))
  const answers = [
    { id: '5', value: 'good' },
    { id: '6', value: 'a:b&c' },
  ]
  expect(await read(selectorUrl, { query: writeSelectionQuery(SELECTION, answers) })).toEqual({
    url: '/vykup/?type=telefony',
  })
  const typeOnly = { type: 'telefony', manufacturer: null, model: null, color: null }
  await read(selectorUrl, { query: writeSelectionQuery(typeOnly, []) })
  expect(seen()).toEqual([
    'GET /url/ type=telefony&manufacturer=apple&model=13&color=13-blue&condition=5%3Agood&condition=6%3Aa%3Ab%26c',
    'GET /url/ type=telefony',
  ])
})

test('BB-148 an appraisal is asked for by colour and comes with its url', async () => {
  server.play(answerJson({ url: '/vykup/?color=13-blue', appraisal: APPRAISAL }))
  expect(await read(buyoutAppraisal, { args: { color: '13-blue' } })).toEqual({
    url: '/vykup/?color=13-blue',
    appraisal: {
      appraisal_result: [READ_RESULT],
      device_conditions: [READ_CONDITION],
      version: '7',
      minimal_buyout_price: 500_00,
      valid_until: '2026-11-21T12:00:00Z',
    },
  })
  expect(seen()).toEqual(['GET /colors/13-blue/appraisal/'])
})

test('BB-136 the data of the selector are asked for with the params of the address and the code', async () => {
  server.play(answerJson(SELECTOR_DATA))
  const params = new URLSearchParams('type=telefony&condition=5:good&condition=6:bad&code=from-address')
  await read(selectorData, { query: replayQuery(params, undefined) })
  await read(selectorData, { query: replayQuery(params, 'from-editor') })
  await read(selectorData, { query: replayQuery(new URLSearchParams(), 'from-editor') })
  expect(seen()).toEqual([
    'GET /selector/ type=telefony&condition=5%3Agood&condition=6%3Abad&code=from-address',
    'GET /selector/ type=telefony&condition=5%3Agood&condition=6%3Abad&code=from-editor',
    'GET /selector/ code=from-editor',
  ])
})

test('BB-137 BB-138 BB-139 BB-140 BB-141 BB-142 the data of the selector are read whole', async () => {
  server.play(answerJson(SELECTOR_DATA))
  expect(await read(selectorData, { query: { code: 'x' } })).toEqual({
    selected_choices: SELECTION,
    choices: { type: READ_CHOICES, manufacturer: READ_CHOICES, model: READ_CHOICES, color: READ_CHOICES },
    appraisal: { appraisal_result: [READ_RESULT], valid_until: '2026-11-21T12:00:00Z' },
    device_conditions: [READ_CONDITION],
    version: 'v7',
    minimal_buyout_price: 500_00,
  })
})

test('BB-149 the informative price is asked for with the e-mail address and what names the device', async () => {
  server.play(answerNothing(204))
  const payload = {
    e_mail: 'jana@example.cz',
    device_identifier: '13-blue',
    appraisal_version: 'v7',
    device_condition_choices: [{ id: '5', value: 'good' }],
    note: '',
  }
  await write(sendPriceToEmail, payload, { idempotencyKey: 'key-1' })
  expect(seen()).toEqual(['POST /send/'])
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(payload)
  expect(server.seen[0]?.headers['idempotency-key']).toBe('key-1')
})

test('what was not chosen may be left out of the data of the selector', () => {
  expect(v.parse(SelectorData, { selected_choices: {}, choices: {} })).toEqual({
    selected_choices: { type: null, manufacturer: null, model: null, color: null },
    choices: { type: [], manufacturer: [], model: [], color: [] },
    appraisal: null,
    device_conditions: [],
    version: null,
    minimal_buyout_price: null,
  })
})

test.each([undefined, null])(
  'an appraisal whose version is %s breaks the contract, which names the place',
  async version => {
    server.play(answerJson({ url: null, appraisal: { ...APPRAISAL, version } }))
    await expect(read(buyoutAppraisal, { args: { color: '13-blue' } })).rejects.toMatchObject({
      failure: { kind: 'contract', where: 'buyout-appraisal: appraisal.version' },
    })
    server.play(answerJson({ ...SELECTOR_DATA, version }))
    await expect(read(selectorData, { query: { code: 'x' } })).rejects.toMatchObject({
      failure: { kind: 'contract', where: 'buyout-selector-data: version' },
    })
  },
)

const priced = (price: unknown) => ({
  url: null,
  appraisal: { ...APPRAISAL, appraisal_result: [{ ...RESULT, price }] },
})
const corrected = (price_correction: unknown) => ({
  appraisal: {
    ...APPRAISAL,
    device_conditions: [{ ...CONDITION, choices: [{ value: 'a', label: 'A', price_correction }] }],
  },
})

test.each([
  ['choices that are null', Choices, null],
  ['choices that are an object', Choices, { results: [] }],
  ['a choice without a value', Choices, [{ label: 'Apple' }]],
  ['a choice without a label', Choices, [{ value: 'apple' }]],
  ['a choice whose picture is an object', Choices, [{ value: 'a', label: 'A', image: { src: '/a' } }]],
  ['no appraisal', AppraisalResponse, { url: '/' }],
  ['results that are null', AppraisalResponse, { appraisal: { ...APPRAISAL, appraisal_result: null } }],
  ['conditions that are null', AppraisalResponse, { appraisal: { ...APPRAISAL, device_conditions: null } }],
  ['a url that is no text', AppraisalResponse, { url: 5, appraisal: APPRAISAL }],
  ['a price that is NaN', AppraisalResponse, priced('NaN')],
  ['a price below zero', AppraisalResponse, priced(-1)],
  ['a price without end', AppraisalResponse, priced(JSON.parse('1e309'))],
  ['a minimum below zero', AppraisalResponse, { appraisal: { ...APPRAISAL, minimal_buyout_price: '-1' } }],
  ['a correction that is a word', AppraisalResponse, corrected('hodně')],
  ['a selection that is null', SelectorData, { ...SELECTOR_DATA, selected_choices: null }],
  ['lists that are null', SelectorData, { ...SELECTOR_DATA, choices: null }],
])('%s break the contract', (_, schema, answer) => {
  expect(v.is(schema, answer)).toBe(false)
})

test('a price and a correction that are not there are no fault', () => {
  expect(v.parse(AppraisalResponse, priced(null)).appraisal.appraisal_result[0]?.price).toBeNull()
  const [condition] = v.parse(AppraisalResponse, corrected(null)).appraisal.device_conditions
  expect(condition?.choices[0]?.price_correction).toBe(0)
})

test('200 000 choices are cut to what a page can show, and fast', () => {
  const answer = Array.from({ length: 200_000 }, (_, i) => ({ value: i, label: `Model ${i}` }))
  const rounds = Array.from({ length: 3 }, () => {
    // What the thread itself did; the clock would count the other work of the machine too.
    const before = process.threadCpuUsage()
    expect(v.parse(Choices, answer)).toHaveLength(1000)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  // One may have paid for memory that other tests left.
  expect(Math.min(...rounds)).toBeLessThan(200)
})

test('a poisoned key changes no object', () => {
  const answer: unknown = JSON.parse('[{"value":"a","label":"A","__proto__":{"image":"/x"},"constructor":1}]')
  const [choice] = v.parse(Choices, answer)
  expect(choice).toEqual({ value: 'a', label: 'A', image: null, image_alt: null })
  expect(({} as Record<string, unknown>).image).toBeUndefined()
})
