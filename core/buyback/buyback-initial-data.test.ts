import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type InitialAnswer, renderWithInitialData } from '#core/http/initial-data.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { clearResources } from '#core/state/resource.ts'
import { until } from '#testing/until.ts'
import { Buyback } from './buyback.ts'

const PHONES = [{ value: 'phones', label: 'Phones' }]
const TYPES: InitialAnswer = { route: 'buyout-types', answer: PHONES }
const MAKERS: InitialAnswer = {
  route: 'buyout-manufacturers',
  args: { type: 'phones' },
  answer: [{ value: 'nokia', label: 'Nokia' }],
}
const FORM = {
  appraisal: { appraisal_result: [{ id: 'r', quality: 'A', price: '100.00' }], valid_until: null },
  device_conditions: [],
  version: 'v1',
  minimal_buyout_price: '10.00',
}
const choices = (...steps: string[]) =>
  Object.fromEntries(steps.map(step => [step, [{ value: step[0], label: step }]]))
const replay = (selected: object, more: object = FORM): InitialAnswer => ({
  route: 'buyout-selector-data',
  query: { type: 't', color: 'c' },
  answer: {
    selected_choices: selected,
    choices: choices('type', 'manufacturer', 'model', 'color'),
    ...more,
  },
})
const WHOLE = { type: 't', manufacturer: 'm', model: 'm', color: 'c' }
const ADDRESS = new URLSearchParams('type=t&color=c')

const asked = vi.fn(async () => Response.json([]))
const buyback = new Buyback()
setReporter(() => {})

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const names = ['types', 'manufacturers', 'models', 'colors', 'appraisal', 'selector-url', 'selector-data']
  configurePage({
    market: 'cz',
    routes: Object.fromEntries(names.map(name => [`buyout-${name}`, `/${name}/`])),
  })
})
afterEach(() => {
  buyback.forget()
  clearResources()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  asked.mockClear()
})

const show = (answers: InitialAnswer[], search = new URLSearchParams(), type?: string) =>
  renderWithInitialData({ id: 'i', answers }, () => buyback.showInitialData(search, undefined, type))

async function expectNothingAsked(): Promise<void> {
  await new Promise(done => setTimeout(done, 20))
  expect(asked).not.toHaveBeenCalled()
}

test('the types that came with the page are there before the start, and the start asks nobody', async () => {
  show([TYPES])
  expect(buyback.choices.type.data.value?.map(choice => choice.label)).toEqual(['Phones'])
  await buyback.start(new URLSearchParams())
  await expectNothingAsked()
})

test('a type that an editor chose comes with its manufacturers', async () => {
  show([TYPES, MAKERS], new URLSearchParams(), 'phones')
  expect(buyback.selection.value.type).toBe('phones')
  expect(buyback.choices.manufacturer.data.value?.map(choice => choice.label)).toEqual(['Nokia'])
  await buyback.start(new URLSearchParams(), undefined, 'phones')
  await expectNothingAsked()
})

test('the device of an address is there with its price before the start', async () => {
  show([replay(WHOLE)], ADDRESS)
  expect(buyback.selection.value.color).toBe('c')
  expect(buyback.data.value?.version).toBe('v1')
  await buyback.start(ADDRESS)
  expect(buyback.data.value?.version).toBe('v1')
  await expectNothingAsked()
})

test('the device of an address is there before the start where an editor chose another', async () => {
  renderWithInitialData({ id: 'i', answers: [replay(WHOLE)] }, () =>
    buyback.showInitialData(ADDRESS, 'other', 'tablets'),
  )
  expect(buyback.selection.value.color).toBe('c')
  await buyback.start(ADDRESS, 'other', 'tablets')
  await expectNothingAsked()
})

test('a device whose price list did not come is left to the start', () => {
  show([replay(WHOLE, {})], ADDRESS)
  expect(buyback.selection.value.type).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('a start at another address reads that', async () => {
  show([TYPES])
  void buyback.start(ADDRESS)
  await until(() => expect(asked).toHaveBeenCalledTimes(1))
})

test('only the first start goes on with what came', async () => {
  show([replay(WHOLE)], ADDRESS)
  await buyback.start(ADDRESS)
  void buyback.start(ADDRESS)
  await until(() => expect(asked).toHaveBeenCalled())
})

test('what a visitor has chosen is not overwritten by an island that comes later', async () => {
  show([TYPES])
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'phones')
  expect(show([TYPES]).size).toBe(0)
  expect(buyback.selection.value.type).toBe('phones')
})

test('without anything given nothing changes', () => {
  buyback.showInitialData(ADDRESS)
  show([], ADDRESS)
  expect(buyback.selection.value.type).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
