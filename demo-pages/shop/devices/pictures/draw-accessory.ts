const INK = '#2b2d33'
const PALE = '#f1efe9'
const EDGE = '#c9c5bb'

/** Things that go with a device, by the name their goods have. */
const DRAWINGS: Readonly<Record<string, string>> = {
  charger: `<rect x="70" y="86" width="100" height="110" rx="22" fill="${PALE}" stroke="${EDGE}" stroke-width="3"/><rect x="92" y="46" width="12" height="42" rx="5" fill="#b9bcc2"/><rect x="136" y="46" width="12" height="42" rx="5" fill="#b9bcc2"/><rect x="102" y="170" width="36" height="12" rx="6" fill="${INK}"/>`,
  cable: `<path d="M62 60v60a58 58 0 0 0 116 0V96" fill="none" stroke="${EDGE}" stroke-width="13"/><path d="M62 60v60a58 58 0 0 0 116 0V96" fill="none" stroke="${PALE}" stroke-width="8" stroke-dasharray="6 4"/><rect x="48" y="30" width="28" height="42" rx="8" fill="${INK}"/><rect x="164" y="58" width="28" height="42" rx="8" fill="${INK}"/><rect x="55" y="18" width="14" height="14" rx="4" fill="#b9bcc2"/><rect x="171" y="46" width="14" height="14" rx="4" fill="#b9bcc2"/>`,
  case: `<rect x="68" y="22" width="104" height="200" rx="24" fill="#2f7f86"/><rect x="76" y="30" width="88" height="184" rx="18" fill="#3b98a0"/><rect x="80" y="36" width="44" height="46" rx="14" fill="#225d63"/><circle cx="120" cy="138" r="26" fill="none" stroke="#2f7f86" stroke-width="6"/>`,
}

export const isAccessory = (name: string): boolean => Object.hasOwn(DRAWINGS, name)

/** An accessory as an SVG picture, of the same size and on the same ground as a device. */
export const drawAccessory = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img"><ellipse cx="120" cy="228" rx="80" ry="7" fill="#000000" opacity=".12"/>${DRAWINGS[name] ?? ''}</svg>`
