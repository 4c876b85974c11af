/** A record as its form has it. */
export type FieldValues = Readonly<Record<string, string | boolean>>

/** What came of two changes of one record. */
export interface Merge<V> {
  /** All of both; where they clash, mine. */
  values: V
  /** Fields that the other side alone changed. */
  taken: readonly (keyof V & string)[]
  /** Fields that both changed, each to something else. */
  clashes: readonly (keyof V & string)[]
}

/** The fields in which two states differ. */
export const listChanged = <V extends FieldValues>(before: V, after: V): (keyof V & string)[] =>
  Object.keys(after).filter(name => before[name] !== after[name])

/** Puts what two people made of one record together, field by field, so that nobody's work is lost unseen. */
export function mergeRecords<V extends FieldValues>(base: V, mine: V, theirs: V): Merge<V> {
  const own = new Set(listChanged(base, mine))
  const others = listChanged(base, theirs).filter(name => mine[name] !== theirs[name])
  const taken = others.filter(name => !own.has(name))
  return {
    values: { ...mine, ...Object.fromEntries(taken.map(name => [name, theirs[name]])) },
    taken,
    clashes: others.filter(name => own.has(name)),
  }
}
