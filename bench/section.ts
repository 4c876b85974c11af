/** What one measurement found. */
export interface Section {
  title: string
  /** How it was measured. */
  method: string
  bars: Bar[]
  tables: Table[]
  /** Every number of the tables by a name of its own, for what reads them by machine. */
  figures: Record<string, number>
}

export interface Bar {
  name: string
  /** The most that is allowed, or the least. */
  bar: string
  value: string
  isMet: boolean
}

export interface Table {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface Options {
  isQuick: boolean
}

/** A bar that the value must not pass. */
export const atMost = (name: string, value: number, limit: number, unit: string, digits = 1): Bar => ({
  name,
  bar: `≤ ${write(limit, unit)}`,
  value: write(value, unit, digits),
  isMet: value <= limit,
})

/** A bar that the value must reach. */
export const atLeast = (name: string, value: number, limit: number): Bar => ({
  name,
  bar: `≥ ${limit}`,
  value: write(value, ''),
  isMet: value >= limit,
})

export const write = (value: number, unit: string, digits = 2): string => {
  const number = value.toLocaleString('en', { maximumFractionDigits: digits })
  return unit && unit !== '×' ? `${number} ${unit}` : `${number}${unit}`
}
