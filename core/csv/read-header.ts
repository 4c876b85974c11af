export type Separator = ',' | ';' | '\t'

/** Where two stand as often, the one that is written first here. */
const SEPARATORS: readonly Separator[] = [',', ';', '\t']

export interface CsvColumn {
  /** As the first line names it. */
  name: string
  isRequired: boolean
}

/** The separator that stands more often in the first line, outside of quotes. */
export function findSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') break
    else if (sign === ',' || sign === ';' || sign === '\t') counts[sign]++
  }
  const most = Math.max(...Object.values(counts))
  return SEPARATORS.find(sign => counts[sign] === most) ?? ','
}

const normalizeName = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

export interface Header {
  /** Where each known column stands. */
  places: ReadonlyMap<string, number>
  missing: readonly string[]
  /** Columns that stand twice, so that nobody could tell which counts. */
  doubled: readonly string[]
}

/** Finds columns by their names; which others there are, and their order, is nobody's business. */
export function readHeader(cells: readonly string[], columns: readonly CsvColumn[]): Header {
  const names = cells.map(normalizeName)
  const places = new Map(
    columns.flatMap(({ name }) => {
      const place = names.indexOf(name)
      return place < 0 ? [] : [[name, place] as const]
    }),
  )
  return {
    places,
    missing: columns
      .filter(({ name, isRequired }) => isRequired && !places.has(name))
      .map(({ name }) => name),
    doubled: [...places.keys()].filter(name => names.indexOf(name) !== names.lastIndexOf(name)),
  }
}
