import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { html, raw } from 'hono/html'
import { type Html, NOTHING } from './html.ts'

const { resolve } = createRequire(import.meta.url)

/** Those of Heroicons that pages show. */
export const ICON_NAMES = [
  'arrow-path',
  'arrow-right',
  'banknotes',
  'bars-3',
  'check',
  'clock',
  'magnifying-glass',
  'phone',
  'shield-check',
  'shopping-bag',
  'truck',
  'user',
  'wrench-screwdriver',
  'x-mark',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** Our own drawing: the one that the island of the cart has, so that nothing is seen of its coming. */
const CART =
  '<path stroke-linecap="round" stroke-linejoin="round" d="M2.5 3.5h2.7l2.6 11.3h10.4l2.6-8.3H6M9.3 19.2v.01M16.7 19.2v.01"/><circle cx="9.3" cy="19.2" r="1.2"/><circle cx="16.7" cy="19.2" r="1.2"/>'

const known = new Map<IconName, string>()

/** An icon within the page itself, for looks alone: what it says stands beside it. */
export const renderIcon = (name: IconName): Html => {
  const shapes = readShapes(name)
  return shapes ? drawIcon(shapes, '1.5') : NOTHING
}

export const renderCartIcon = (): Html => drawIcon(CART, '1.75')

const drawIcon = (shapes: string, width: string): Html =>
  html`<svg class="shop-icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="${width}" aria-hidden="true">${raw(shapes)}</svg>`

/** What is inside of the file's own svg element; nothing where the packages are not installed: a page reads without. */
function readShapes(name: IconName): string {
  const read = known.get(name) ?? readIconFile(name).replace(/^[\s\S]*?<svg[^>]*>\s*|\s*<\/svg>\s*$/g, '')
  known.set(name, read)
  return read
}

function readIconFile(name: IconName): string {
  try {
    return readFileSync(resolve(`heroicons/24/outline/${name}.svg`), 'utf8')
  } catch {
    return ''
  }
}
