import { type DrawnDevice, hashText, OUTLINE } from './shades.ts'

const SQUARE = new Set(['apple', 'amazfit'])

/** A watch with its strap; square or round by its maker. */
export function drawWatch({ manufacturer, model, shades }: DrawnDevice): string {
  const isSquare = SQUARE.has(manufacturer)
  const minute = (hashText(model) % 12) * 30
  const strap = (y: number, height: number) =>
    `<rect x="88" y="${y}" width="64" height="${height}" rx="20" fill="${shades.edge}" stroke="${OUTLINE}"/><rect x="90" y="${y + 2}" width="60" height="${height - 4}" rx="18" fill="url(#body)"/>`
  const body = isSquare
    ? `<rect x="66" y="62" width="108" height="116" rx="32" fill="${shades.edge}" stroke="${OUTLINE}"/><rect x="68" y="64" width="104" height="112" rx="30" fill="url(#body)"/><rect x="75" y="71" width="90" height="98" rx="24" fill="#0c0d10"/>`
    : `<circle cx="120" cy="120" r="60" fill="${shades.edge}" stroke="${OUTLINE}"/><circle cx="120" cy="120" r="58" fill="url(#body)"/><circle cx="120" cy="120" r="49" fill="#0c0d10"/>`
  return `${strap(14, 80)}${strap(146, 80)}<rect x="172" y="106" width="9" height="22" rx="4" fill="${shades.dark}"/>${body}
<circle cx="120" cy="120" r="37" fill="none" stroke="url(#sky)" stroke-width="6" stroke-linecap="round" stroke-dasharray="170 233" transform="rotate(-90 120 120)"/>
<g stroke="#ffffff" stroke-linecap="round"><path d="M120 120V96" stroke-width="4" transform="rotate(${minute / 12 + 300} 120 120)"/><path d="M120 120V88" stroke-width="3" transform="rotate(${minute} 120 120)"/></g>
<circle cx="120" cy="120" r="3.5" fill="#ffffff"/>`
}
