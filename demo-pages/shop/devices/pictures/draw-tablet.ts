import { type DrawnDevice, hashText, OUTLINE } from './shades.ts'

/** A tablet from behind, with another one in front of it that shows its screen. */
export function drawTablet({ manufacturer, model, shades }: DrawnDevice): string {
  const hasPair = hashText(manufacturer) % 2 === 0
  const lift = 70 + (hashText(model) % 4) * 10
  const lens = (x: number) =>
    `<circle cx="${x}" cy="14" r="5" fill="#14161a"/><circle cx="${x}" cy="14" r="3" fill="#2b3340"/>`
  return `<g transform="translate(22 24)"><rect width="142" height="192" rx="12" fill="${shades.edge}" stroke="${OUTLINE}"/>
<rect x="1.5" y="1.5" width="139" height="189" rx="11" fill="url(#body)"/>${lens(15)}${hasPair ? lens(30) : ''}
<circle cx="71" cy="96" r="8" fill="${shades.light}" opacity=".4"/></g>
<g transform="translate(76 24)"><rect width="142" height="192" rx="12" fill="#0c0d10" stroke="${OUTLINE}" stroke-width="1.5"/>
<rect x="8" y="8" width="126" height="176" rx="5" fill="url(#sky)"/>
<path d="M8 ${lift + 50}C50 ${lift} 90 ${lift + 80} 134 ${lift + 20}V179a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5z" fill="url(#hill)" opacity=".9"/>
<path d="M13 8H100L50 184H13a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z" fill="#ffffff" opacity=".06"/>
<circle cx="71" cy="4" r="1.6" fill="#2b3340"/></g>`
}
