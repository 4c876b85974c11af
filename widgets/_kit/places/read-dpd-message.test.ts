import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDpdMessage } from './read-dpd-message.ts'

test.each([
  [
    'a point',
    { dpdWidget: { id: 'CZ10001', contactInfo: { name: 'Alza' } } },
    { kind: 'point', id: 'CZ10001' },
  ],
  ['a point whose id is a number', { dpdWidget: { id: 17 } }, { kind: 'point', id: '17' }],
  ['closing', { dpdWidget: { message: 'widgetClose' } }, { kind: 'close' }],
  ['a point without an id', { dpdWidget: { id: '' } }, null],
  ['an id that is none', { dpdWidget: { id: { toString: 'x' } } }, null],
  ['another widget', { packetaPoint: { id: 1 } }, null],
  ['a text', '{"dpdWidget":{"id":"1"}}', null],
])('DPD says %s', (_, data, read) => {
  expect(readDpdMessage(data)).toEqual(read)
})

test('whatever else comes is nothing, and breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), data => {
      expect(readDpdMessage({ dpdWidget: { data } })).toBeNull()
    }),
  )
})
