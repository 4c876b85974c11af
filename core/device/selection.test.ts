import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SelectorData } from '#core/api/buyback/selector.ts'
import type { Selection } from '#core/api/device/device.ts'
import { SELECTION, SELECTOR_DATA } from '#core/buyback/buyback-shop.fixture.ts'
import { chooseStep, NOTHING_CHOSEN, readOffered, STEPS, type Step } from './selection.ts'

test('the steps come in their order', () => {
  expect(STEPS).toEqual(['type', 'manufacturer', 'model', 'color'])
})

test('BB-098 BB-099 BB-100 choosing a type resets manufacturer, model and colour', () => {
  expect(chooseStep(SELECTION, 'type', 'tablety')).toEqual({ ...NOTHING_CHOSEN, type: 'tablety' })
})

test('BB-102 BB-103 choosing a manufacturer resets model and colour', () => {
  expect(chooseStep(SELECTION, 'manufacturer', 'samsung')).toEqual({
    type: 'telefony',
    manufacturer: 'samsung',
    model: null,
    color: null,
  })
})

test('BB-104 choosing a model resets the colour', () => {
  expect(chooseStep(SELECTION, 'model', '14')).toEqual({ ...SELECTION, model: '14', color: null })
})

test('choosing a colour resets nothing', () => {
  expect(chooseStep(SELECTION, 'color', '13-red')).toEqual({ ...SELECTION, color: '13-red' })
})

test.each(STEPS)('choosing the %s that is chosen already changes nothing', step => {
  expect(chooseStep(SELECTION, step, SELECTION[step])).toBeNull()
})

test.each<[Step, Partial<Selection>]>([
  ['manufacturer', {}],
  ['model', { type: 'telefony' }],
  ['color', { type: 'telefony', manufacturer: 'apple' }],
  ['color', { model: '13' }],
])('a %s can not be chosen before the steps that lead to it: %j', (step, chosen) => {
  expect(chooseStep({ ...NOTHING_CHOSEN, ...chosen }, step, 'x')).toBeNull()
})

const offer = (change: object) => readOffered(v.parse(SelectorData, { ...SELECTOR_DATA, ...change }))

test('an address is taken over as far as its values are offered', () => {
  expect(offer({})).toEqual(SELECTION)
  expect(offer({ selected_choices: { ...SELECTION, model: 'gone' } })).toEqual({
    ...SELECTION,
    model: null,
    color: null,
  })
  expect(offer({ selected_choices: { ...SELECTION, type: null } })).toEqual(NOTHING_CHOSEN)
  expect(offer({ choices: {} })).toEqual(NOTHING_CHOSEN)
})
