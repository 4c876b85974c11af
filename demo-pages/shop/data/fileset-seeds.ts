import type { Words } from './conditions/condition-seed.ts'

/** Filesets of drawn devices: one model in all its colours. */
export const FILESETS: readonly { name: Words; model: string }[] = [
  {
    name: { cs: 'Apple iPhone 16 ve všech barvách', ro: 'Apple iPhone 16 în toate culorile' },
    model: 'apple-iphone-16-128gb',
  },
  {
    name: { cs: 'Samsung Galaxy S25 ve všech barvách', ro: 'Samsung Galaxy S25 în toate culorile' },
    model: 'samsung-galaxy-s25-128gb',
  },
  {
    name: { cs: 'Apple iPad Air 11" ve všech barvách', ro: 'Apple iPad Air 11" în toate culorile' },
    model: 'apple-ipad-air-11-m2-128gb',
  },
  {
    name: { cs: 'Hodinky Garmin Fēnix 8', ro: 'Ceasul Garmin Fēnix 8' },
    model: 'garmin-fenix-8-47mm',
  },
]
