/** A tag as the source writes it. */
export interface WrittenTag {
  name: string
  at: number
  kind: 'start' | 'end' | 'self-closed'
}

/** An element that the source opens and closes itself. */
export interface WrittenPair {
  name: string
  at: number
  end: number
}

const VOID = new Set('area base br col embed frame hr img input link meta param source track wbr'.split(' '))

export const isVoid = (name: string): boolean => VOID.has(name)

/** Pairs each closing tag with the nearest open one of its name; what nobody closes is no pair. */
export function pairTags(written: readonly WrittenTag[]): WrittenPair[] {
  const pairs: WrittenPair[] = []
  const open: WrittenTag[] = []
  for (const tag of written) {
    if (tag.kind === 'end') {
      const index = open.findLastIndex(({ name }) => name === tag.name)
      const start = open[index]
      if (!start) continue
      pairs.push({ name: tag.name, at: start.at, end: tag.at })
      open.length = index
    } else if (tag.kind === 'start' && !isVoid(tag.name)) open.push(tag)
  }
  return pairs
}
