import { foldText } from '#core/fold-text.ts'
export type Separator = ',' | ';' | '\t'

/** Where two stand as often, the one that is written first here. */
const SEPARATORS: readonly Separator[] = [',', ';', '\t']

export interface CsvColumn {
  /** As the first line names it. */
  name: string
  /** A file without it is refused. */
  isRequired: boolean
  /** What else it may be called, such as a list’s heading; counts where no column has the name itself. */
  aliases?: readonly string[]
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

/** However it is written: a mark before it, capitals, diacritics. */
const normalizeName = (name: string): string =>
  foldText(name.replace(/^\uFEFF/, ''))
    .trim()
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
  const found = columns.map(({ name, isRequired, aliases = [] }) => {
    const others = aliases.map(normalizeName)
    const own = listPlaces(names, [name])
    return { name, isRequired, at: own.length > 0 ? own : listPlaces(names, others) }
  })
  const places = new Map(
    found.flatMap(({ name, at: [place] }) => (place === undefined ? [] : [[name, place]])),
  )
  return {
    places,
    missing: found.filter(({ isRequired, at }) => isRequired && at.length === 0).map(({ name }) => name),
    doubled: found.filter(({ at }) => at.length > 1).map(({ name }) => name),
  }
}

const listPlaces = (names: readonly string[], wanted: readonly string[]): number[] =>
  names.flatMap((name, at) => (wanted.includes(name) ? [at] : []))
