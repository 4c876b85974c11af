import type { Shades } from './color-shades.ts'

/** What a drawing is made of. */
export interface DrawnDevice {
  manufacturer: string
  model: string
  shades: Shades
}
