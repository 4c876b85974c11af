import { type DrawnDevice, hashText, OUTLINE, type Shades } from './shades.ts'

const CAMERAS = ['square', 'column', 'island', 'bar'] as const
type CameraLayout = (typeof CAMERAS)[number]
const KNOWN: Readonly<Record<string, CameraLayout>> = { apple: 'square', samsung: 'column', google: 'bar' }

/** A phone from behind, with another one in front of it that shows its screen. */
export function drawPhone({ manufacturer, model, shades }: DrawnDevice): string {
  const layout = KNOWN[manufacturer] ?? CAMERAS[hashText(manufacturer) % CAMERAS.length] ?? 'column'
  const corner = manufacturer === 'sony' ? 10 : 20
  const wallpaper = hashText(model) % 4
  return `${drawBack(layout, corner, shades)}${drawFront(corner, manufacturer === 'apple', wallpaper)}`
}

function drawBack(layout: CameraLayout, corner: number, shades: Shades): string {
  return `<g transform="translate(30 22)"><rect width="98" height="200" rx="${corner}" fill="${shades.edge}" stroke="${OUTLINE}"/>
<rect x="2" y="2" width="94" height="196" rx="${corner - 2}" fill="url(#body)"/>
<path d="M96 60v26" stroke="${shades.dark}" stroke-width="3"/>${drawCameras(layout, shades)}
<circle cx="49" cy="112" r="7" fill="${shades.light}" opacity=".45"/></g>`
}

function drawCameras(layout: CameraLayout, shades: Shades): string {
  const lens = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#14161a"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="#2b3340"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.25}" r="${r * 0.2}" fill="#9db4d1"/>`
  const plate = (x: number, y: number, width: number, height: number, rx: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${shades.dark}" opacity=".55"/>`
  switch (layout) {
    case 'square':
      return `${plate(9, 10, 46, 46, 14)}${lens(23, 24, 9)}${lens(41, 42, 9)}<circle cx="42" cy="22" r="3.5" fill="#f5efd8"/>`
    case 'column':
      return `${lens(21, 24, 8.5)}${lens(21, 48, 8.5)}${lens(21, 72, 8.5)}<circle cx="40" cy="24" r="3" fill="#f5efd8"/>`
    case 'island':
      return `${plate(8, 10, 60, 60, 30)}${lens(38, 25, 8)}${lens(25, 47, 8)}${lens(51, 47, 8)}`
    case 'bar':
      return `${plate(3, 26, 92, 26, 13)}${lens(20, 39, 8)}${lens(42, 39, 8)}<circle cx="60" cy="39" r="3.5" fill="#f5efd8"/>`
  }
}

function drawFront(corner: number, hasPill: boolean, wallpaper: number): string {
  const hole = hasPill
    ? '<rect x="37" y="9" width="24" height="8" rx="4" fill="#0c0d10"/>'
    : '<circle cx="49" cy="13" r="3.6" fill="#0c0d10"/>'
  const waves = [
    'M4 130C30 90 70 170 94 110V196H4z',
    'M4 150C40 120 60 120 94 160V196H4z',
    'M4 100C20 160 80 90 94 150V196H4z',
    'M4 170C34 100 64 100 94 170V196H4z',
  ]
  return `<g transform="translate(112 22)"><rect width="98" height="200" rx="${corner}" fill="#0c0d10" stroke="${OUTLINE}" stroke-width="1.5"/>
<clipPath id="screen"><rect x="4" y="4" width="90" height="192" rx="${corner - 3}"/></clipPath><g clip-path="url(#screen)"><rect x="4" y="4" width="90" height="192" rx="${corner - 3}" fill="url(#sky)"/>
<path d="${waves[wallpaper]}" fill="url(#hill)" opacity=".9"/></g>
<path d="M4 ${corner}C4 10 10 4 ${corner} 4H70L30 196H${corner}C10 196 4 190 4 ${196 - corner + 4}z" fill="#ffffff" opacity=".07"/>${hole}
<rect x="34" y="189" width="30" height="2.5" rx="1.2" fill="#ffffff" opacity=".8"/></g>`
}
