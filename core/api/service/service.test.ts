import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { replayQuery } from '../device/device.ts'
import {
  FoundProducts,
  Operations,
  ServiceData,
  serviceColors,
  serviceData,
  serviceManufacturers,
  serviceModels,
  serviceOperations,
  serviceProduct,
  serviceSearch,
  serviceTypes,
} from './service.ts'

const server = startLocalServer()

const CHOICES = [{ value: 7, label: 'Samsung', image: '/s.svg', image_alt: 'Samsung', popular: true }]
const READ_CHOICES = [{ value: '7', label: 'Samsung', image: '/s.svg', image_alt: 'Samsung' }]
const OPERATION = {
  value: 3,
  label: 'Výměna displeje',
  price_from: '4990.50',
  duration: 90,
  is_same_day: true,
  store_availability: 2,
  url: '/cz/servis/objednavka/?operation=3',
}
const READ_OPERATION = { ...OPERATION, value: '3', description: null, price_from: 4990_50 }
const SELECTION = { type: 'telefony', manufacturer: 'apple', model: '13', color: '13-blue' }
const DATA = {
  selected_choices: SELECTION,
  choices: { type: CHOICES, manufacturer: CHOICES, model: CHOICES, color: CHOICES },
  operations: { url: '/cz/servis/?color=13-blue', choices: [OPERATION] },
}
const READ_DATA = {
  selected_choices: SELECTION,
  choices: { type: READ_CHOICES, manufacturer: READ_CHOICES, model: READ_CHOICES, color: READ_CHOICES },
  operations: { url: '/cz/servis/?color=13-blue', choices: [READ_OPERATION] },
}
const PRODUCT = { id: 13, label: 'iPhone 13', url: '/cz/servis/?model=13' }

const seen = () => server.seen.map(({ method, path, query }) => `${method} ${path} ${query}`.trim())

beforeEach(() =>
  configurePage({
    market: 'cz',
    routes: {
      'service-types': '/types/',
      'service-manufacturers': '/{type}/manufacturers/',
      'service-models': '/{type}/{manufacturer}/models/',
      'service-colors': '/models/{model}/colors/',
      'service-operations': '/colors/{color}/operations/',
      'service-selector-data': '/selector/',
      'service-product': '/products/{id}/',
      'service-smart-search': '/search/',
    },
  }),
)

test('SV-007 SV-008 SV-009 SV-010 the steps of the service have calls of their own', async () => {
  server.play(answerJson(CHOICES))
  const lists = [
    await read(serviceTypes),
    await read(serviceManufacturers, { args: { type: 'telefony' } }),
    await read(serviceModels, { args: { type: 'telefony', manufacturer: 'apple' } }),
    await read(serviceColors, { args: { model: 'iphone 13' } }),
  ]
  expect(lists).toEqual([READ_CHOICES, READ_CHOICES, READ_CHOICES, READ_CHOICES])
  expect(seen()).toEqual([
    'GET /types/',
    'GET /telefony/manufacturers/',
    'GET /telefony/apple/models/',
    'GET /models/iphone%2013/colors/',
  ])
})

test('SV-011 operations are asked for by colour and come with the url of their device', async () => {
  server.play(answerJson({ url: '/cz/servis/?color=13-blue', choices: [OPERATION] }))
  expect(await read(serviceOperations, { args: { color: '13-blue' } })).toEqual({
    url: '/cz/servis/?color=13-blue',
    choices: [READ_OPERATION],
  })
  expect(seen()).toEqual(['GET /colors/13-blue/operations/'])
})

test('SV-006 the data of the selector are asked for with the params of the address and the code', async () => {
  server.play(answerJson(DATA))
  const query = replayQuery(new URLSearchParams('type=telefony&model=13'), '13-blue')
  expect(await read(serviceData, { query })).toEqual(READ_DATA)
  expect(seen()).toEqual(['GET /selector/ type=telefony&model=13&code=13-blue'])
})

test('SV-012 the data of a found product are asked for by its id', async () => {
  server.play(answerJson({ ...DATA, operations: null }))
  expect(await read(serviceProduct, { args: { id: '13/a' } })).toEqual({ ...READ_DATA, operations: null })
  expect(seen()).toEqual(['GET /products/13%2Fa/'])
})

test('SV-013 the search sends the term and answers a result', async () => {
  server.play(answerJson({ result: [PRODUCT], took: 3 }))
  expect(await read(serviceSearch, { query: { term: 'iphone & spol.' } })).toEqual({
    result: [
      { ...PRODUCT, id: '13', manufacturer: null, type: null, image: null, image_alt: null, is_bought: true },
    ],
  })
  expect(seen()).toEqual(['GET /search/ term=iphone+%26+spol.'])
})

test('an operation may keep to itself what nobody knows yet', () => {
  const bare = { value: 'x', label: 'Diagnostika' }
  expect(v.parse(Operations, { choices: [bare] })).toEqual({
    url: null,
    choices: [
      {
        ...bare,
        description: null,
        price_from: null,
        duration: null,
        is_same_day: false,
        store_availability: null,
        url: null,
      },
    ],
  })
})

test('an endless result is cut to what a list can show', () => {
  const result = Array.from({ length: 5000 }, (_, id) => ({ ...PRODUCT, id }))
  expect(v.parse(FoundProducts, { result }).result).toHaveLength(50)
})

const operating = (change: object) => ({ url: null, choices: [{ ...OPERATION, ...change }] })

test.each([
  ['operations that are null', Operations, { url: '/', choices: null }],
  ['an operation without a label', Operations, operating({ label: undefined })],
  ['a price below zero', Operations, operating({ price_from: '-1' })],
  ['a price that is a word', Operations, operating({ price_from: 'zdarma' })],
  ['a time that is a word', Operations, operating({ duration: '2 hodiny' })],
  ['half a store', Operations, operating({ store_availability: 0.5 })],
  ['a result that is null', FoundProducts, { result: null }],
  ['no result', FoundProducts, []],
  ['a product without an id', FoundProducts, { result: [{ label: 'iPhone' }] }],
  ['a selection that is null', ServiceData, { ...DATA, selected_choices: null }],
  ['operations that are a list', ServiceData, { ...DATA, operations: [OPERATION] }],
])('%s break the contract', (_, schema, answer) => {
  expect(v.is(schema, answer)).toBe(false)
})
