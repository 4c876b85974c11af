import { type DevicePicture, readColors } from '../catalogue.ts'
import { drawPhone } from './draw-phone.ts'
import { drawTablet } from './draw-tablet.ts'
import { drawWatch } from './draw-watch.ts'
import { type DrawnDevice, hashText, shadesOf } from './shades.ts'

const DRAW: Readonly<Record<DevicePicture, (device: DrawnDevice) => string>> = {
  phone: drawPhone,
  tablet: drawTablet,
  watch: drawWatch,
}

const SKIES = [
  ['#7cc4f2', '#3566c8', '#1d2f6f'],
  ['#f6c177', '#e0736b', '#5b3a7e'],
  ['#9be0c6', '#3a9d9b', '#1f4f6b'],
  ['#c9b6f2', '#7a6bd0', '#33316e'],
] as const

const COLORS = readColors('cz')
const GRAPHITE = '#52555c'

export const isDevicePicture = (text: string): text is DevicePicture => Object.hasOwn(DRAW, text)

/** A device as an SVG picture: attributes only, so that it shows under the strictest policy. */
export function drawDevice(
  picture: DevicePicture,
  given: { manufacturer: string; model: string; color: string },
): string {
  const hex = COLORS.get(given.color)?.hex ?? GRAPHITE
  const shades = shadesOf(hex)
  const [from, middle, to] = SKIES[hashText(given.model + given.manufacturer) % SKIES.length] ?? SKIES[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img">
<defs><linearGradient id="body" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shades.light}"/><stop offset=".45" stop-color="${shades.base}"/><stop offset="1" stop-color="${shades.dark}"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${middle}"/></linearGradient>
<linearGradient id="hill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#000000" stop-opacity=".28"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="120" cy="226" rx="92" ry="9" fill="url(#shadow)"/>
${DRAW[picture]({ ...given, shades })}
</svg>`
}
