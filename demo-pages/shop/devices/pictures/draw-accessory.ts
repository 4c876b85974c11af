/** Light and dark of one material, and the line around it that keeps it apart from a ground of its own colour. */
const PAINTS = {
  pale: ['#ffffff', '#d9d5cb', '#a8a398'],
  ink: ['#545a66', '#23262d', '#7d8592'],
  metal: ['#f4f5f7', '#9aa0aa', '#7d838d'],
  teal: ['#4fb0b6', '#226a70', '#1b565b'],
} as const
type Paint = keyof typeof PAINTS

const fill = (paint: Paint): string => `fill="url(#${paint})" stroke="${PAINTS[paint][2]}" stroke-width="1.5"`
const box = (paint: Paint, [x, y, width, height]: readonly [number, number, number, number], rx: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" ${fill(paint)}/>`
const circle = (paint: Paint, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${fill(paint)}/>`
const shine = (path: string) =>
  `<path d="${path}" fill="none" stroke="#ffffff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`
/** A cord in its own colour between two darker edges. */
const cord = (path: string, paint: Paint, width: number) =>
  `<path d="${path}" fill="none" stroke="${PAINTS[paint][2]}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${PAINTS[paint][0]}" stroke-width="${width - 3}" stroke-linecap="round"/>`

const BOLT = '<path d="M123 104l-15 24h11l-4 19 17-26h-12z" fill="#ffffff" fill-opacity=".85"/>'

/** A plug of USB-C: its tip, its sleeve and the grip before the cord, pointing down at (0, 0). */
const plug = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box('metal', [-8, -44, 16, 17], 4)}${box('ink', [-14, -30, 28, 38], 8)}<path d="M-5 14h10M-4 19h8" stroke="#7d8592" stroke-width="3" stroke-linecap="round"/></g>`

/** Things that go with a device, by the name their goods have. */
const DRAWINGS: Readonly<Record<string, () => string>> = {
  charger: () =>
    `${box('metal', [88, 30, 13, 50], 5)}${box('metal', [139, 30, 13, 50], 5)}${box('pale', [66, 70, 108, 140], 26)}<rect x="99" y="176" width="42" height="15" rx="7.5" fill="#3a3f49"/><rect x="106" y="181.5" width="28" height="4" rx="2" fill="#aab0ba"/>${shine('M80 104V176')}<path d="M127 104l-15 24h11l-4 19 17-26h-12z" fill="#a8a398" fill-opacity=".7"/>`,
  cable: () =>
    `${cord('M76 92V128c0 62 92 62 92 8 0-46-66-40-66 0 0 52 64 76 92 22V150', 'pale', 13)}${plug(76, 78, 0)}${plug(194, 136, 0)}`,
  case: () =>
    `${box('teal', [66, 18, 108, 204], 28)}<rect x="74" y="26" width="92" height="188" rx="21" fill="none" stroke="#ffffff" stroke-opacity=".18" stroke-width="2"/><rect x="80" y="33" width="46" height="48" rx="15" fill="#123f43" fill-opacity=".85"/><rect x="85" y="38" width="36" height="38" rx="11" fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="1.5"/><circle cx="120" cy="140" r="29" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="3.5"/><path d="M120 178v16" stroke="#ffffff" stroke-opacity=".35" stroke-width="3.5" stroke-linecap="round"/>${shine('M78 96V190')}`,
  glass: () =>
    `${box('ink', [52, 30, 98, 190], 24)}<rect x="60" y="38" width="82" height="174" rx="17" fill="#0e1013"/><g transform="rotate(10 140 130)"><rect x="92" y="30" width="90" height="178" rx="20" fill="#cfeaf5" fill-opacity=".62" stroke="#6fa9c0" stroke-width="2"/><rect x="125" y="40" width="24" height="6" rx="3" fill="#6fa9c0" fill-opacity=".7"/>${shine('M108 66V150')}${shine('M120 66V104')}</g>`,
  earbuds: () =>
    `${box('pale', [58, 108, 124, 102], 38)}<path d="M58 146h124" stroke="#a8a398" stroke-width="1.5"/><circle cx="120" cy="172" r="4" fill="#4fb08a"/><g transform="rotate(-8 92 70)">${box('pale', [84, 66, 19, 62], 9)}${circle('pale', 92, 60, 22)}<ellipse cx="86" cy="58" rx="8" ry="10" fill="#3a3f49"/></g><g transform="rotate(8 148 70)">${box('pale', [137, 66, 19, 62], 9)}${circle('pale', 148, 60, 22)}<ellipse cx="154" cy="58" rx="8" ry="10" fill="#3a3f49"/></g><path d="M58 146v26a38 38 0 0 0 38 38h48a38 38 0 0 0 38-38v-26z" ${fill('pale')}/><circle cx="120" cy="172" r="3.5" fill="#4fb08a"/>`,
  pad: () =>
    `${cord('M120 176c0 26 26 34 54 34', 'pale', 9)}<ellipse cx="120" cy="132" rx="88" ry="64" ${fill('ink')}/><ellipse cx="120" cy="122" rx="88" ry="64" ${fill('pale')}/><ellipse cx="120" cy="122" rx="62" ry="44" fill="none" stroke="#a8a398" stroke-opacity=".7" stroke-width="2.5"/><path d="M126 98l-20 27h13l-6 22 24-31h-15z" fill="#3b98a0"/>`,
  powerbank: () =>
    `${box('ink', [70, 24, 100, 192], 20)}<path d="M71 60h98" stroke="#7d8592" stroke-opacity=".6" stroke-width="1.5"/><rect x="86" y="36" width="22" height="11" rx="5.5" fill="#0e1013" stroke="#7d8592"/><rect x="132" y="36" width="22" height="11" rx="3" fill="#0e1013" stroke="#7d8592"/>${BOLT}<circle cx="99" cy="194" r="3.5" fill="#74d698"/><circle cx="113" cy="194" r="3.5" fill="#74d698"/><circle cx="127" cy="194" r="3.5" fill="#74d698"/><circle cx="141" cy="194" r="3.5" fill="#7d8592"/>${shine('M80 78V190')}`,
}

export const isAccessory = (name: string): boolean => Object.hasOwn(DRAWINGS, name)

/** An accessory as an SVG picture, of the same size and on the same ground as a device. */
export function drawAccessory(name: string): string {
  const paints = Object.entries(PAINTS).map(
    ([paint, [light, dark]]) =>
      `<linearGradient id="${paint}" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img"><defs>${paints.join('')}<radialGradient id="shadow"><stop offset="0" stop-color="#000000" stop-opacity=".28"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient></defs><ellipse cx="120" cy="226" rx="92" ry="9" fill="url(#shadow)"/>${DRAWINGS[name]?.() ?? ''}</svg>`
}
