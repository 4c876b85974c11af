import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { BuybackDetail, buyoutDetail } from './review.ts'

const server = startLocalServer()
const choice = (value: string) => ({ value, label: value.toUpperCase() })
const DETAIL = {
  id: 41,
  state: 'accepted',
  created: '2026-11-20T08:00:00Z',
  product_type_choice: choice('telefony'),
  manufacturer_choice: choice('apple'),
  product_model_choice: choice('13'),
  product_color_choice: { ...choice('13-blue'), image: '/13.svg', image_alt: 'iPhone 13, modrá' },
  appraisal_result: { id: 2, quality: 'B', price: '8000.00' },
  device_conditions: [
    {
      id: 5,
      type: 'display',
      name: 'Displej',
      value: 'light',
      choices: [{ value: 'light', label: 'Škrábance' }],
    },
  ],
  conditions_appraisal_result: [{ condition: 5, quality: 'B' }],
  version: 7,
  minimal_buyout_price: '500.00',
  price: '7900.50',
  customer_data: { first_name: 'Jana', phone_number: '+420 6** *** 456', degree_before_name: null },
  pickup_address: { city: 'Brno' },
  buyout_device: { imei: '•••••••••••7518' },
}

beforeEach(() => configurePage({ market: 'cz', routes: { 'buyout-detail': '/buyouts/{id}/' } }))

test('BB-154 a submitted buy-back is read by its id with all that is shown of it', async () => {
  server.play(answerJson(DETAIL))
  expect(await read(buyoutDetail, { args: { id: 'a1b2/c' } })).toEqual({
    id: '41',
    number: null,
    state: 'accepted',
    created: '2026-11-20T08:00:00Z',
    product_type_choice: { value: 'telefony', label: 'TELEFONY', image: null, image_alt: null },
    manufacturer_choice: { value: 'apple', label: 'APPLE', image: null, image_alt: null },
    product_model_choice: { value: '13', label: '13', image: null, image_alt: null },
    product_color_choice: {
      value: '13-blue',
      label: '13-BLUE',
      image: '/13.svg',
      image_alt: 'iPhone 13, modrá',
    },
    appraisal_result: { id: '2', quality: 'B', price: 8000_00 },
    device_conditions: [
      {
        id: '5',
        type: 'display',
        name: 'Displej',
        help: null,
        disabled: false,
        value: 'light',
        choices: [
          {
            value: 'light',
            label: 'Škrábance',
            help: null,
            image: null,
            appraisal_result: null,
            price_correction: 0,
          },
        ],
      },
    ],
    conditions_appraisal_result: [{ condition: '5', quality: 'B' }],
    version: '7',
    minimal_buyout_price: 500_00,
    price: 7900_50,
    customer_data: { first_name: 'Jana', phone_number: '+420 6** *** 456', degree_before_name: null },
    pickup_address: { city: 'Brno' },
    buyout_device: { imei: '•••••••••••7518' },
  })
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /buyouts/a1b2%2Fc/'])
})

test('a buy-back without another address has none', () => {
  const { pickup_address: _, ...rest } = DETAIL
  expect(v.parse(BuybackDetail, rest).pickup_address).toBeNull()
})

test.each(['price', 'customer_data', 'product_color_choice', 'appraisal_result', 'device_conditions'])(
  'a buy-back without %s breaks the contract',
  key => {
    expect(v.is(BuybackDetail, { ...DETAIL, [key]: null })).toBe(false)
  },
)
