import { type Draft, type DraftValue, isSameValue } from './draft.ts'

/** One param, or the moment of waking (null), of which two editors think differently. */
export interface Difference {
  name: string | null
  mine: DraftValue | undefined
  theirs: DraftValue | undefined
}

/** In what two drafts differ. */
export function listDifferences(mine: Draft, theirs: Draft): Difference[] {
  const names = new Set([...mine.values.keys(), ...theirs.values.keys()])
  const differences: Difference[] = [...names].flatMap(name => {
    const both = { name, mine: mine.values.get(name), theirs: theirs.values.get(name) }
    return isSameValue(both.mine, both.theirs) ? [] : [both]
  })
  return mine.when === theirs.when
    ? differences
    : [...differences, { name: null, mine: mine.when, theirs: theirs.when }]
}

/** What the other editor saved, with what I changed since `base` on top. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft {
  const values = new Map(theirs.values)
  for (const { name, mine: own } of listDifferences(mine, base)) {
    if (name === null) continue
    if (own === undefined) values.delete(name)
    else values.set(name, own)
  }
  return {
    values,
    others: JSON.stringify(mine.others) === JSON.stringify(base.others) ? theirs.others : mine.others,
    when: mine.when === base.when ? theirs.when : mine.when,
  }
}
