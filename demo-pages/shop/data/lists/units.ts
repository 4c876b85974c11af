import type { Words } from '../conditions/condition-seed.ts'

/** What quantities are counted in, by the code that both markets share. */
export const UNITS: Readonly<Record<string, Words>> = {
  piece: { cs: 'ks', ro: 'buc' },
  set: { cs: 'sada', ro: 'set' },
  pair: { cs: 'pár', ro: 'pereche' },
  pack: { cs: 'balení', ro: 'pachet' },
  meter: { cs: 'm', ro: 'm' },
  kilogram: { cs: 'kg', ro: 'kg' },
  hour: { cs: 'hod.', ro: 'oră' },
  month: { cs: 'měsíc', ro: 'lună' },
}
