import { expect, test } from 'vitest'
import { DRAWINGS } from '#testing/fixtures/pictures.ts'
import { drawAccessory } from './draw-accessory.ts'
import { drawDevice } from './draw-device.ts'

const drawType = (picture: 'phone' | 'tablet' | 'watch') =>
  drawDevice(picture, { manufacturer: 'laguna', model: picture, color: 'silver' })
const drawPhone = (color: string) =>
  drawDevice('phone', { manufacturer: 'apple', model: 'apple-iphone-13-128gb', color })

test.each([
  ['phone', drawType('phone')],
  ['tablet', drawType('tablet')],
  ['watch', drawType('watch')],
  ['bluePhone', drawPhone('blue')],
  ['redPhone', drawPhone('red')],
  ['tealPhone', drawPhone('teal')],
  ['charger', drawAccessory('charger')],
  ['cable', drawAccessory('cable')],
  ['case', drawAccessory('case')],
] as const)('stories show a %s as the shop draws it', (name, drawn) => {
  expect(DRAWINGS[name]).toBe(drawn.replaceAll('\n', ''))
})
