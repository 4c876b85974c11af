type Values = Readonly<Record<string, string | boolean>>

export interface Conflict {
  field: string
  mine: string | boolean
  theirs: string | boolean
}

/**
 * What comes of two people's edits of one record: what one of them alone changed is taken over, what both changed to
 * something else is for a person to decide. Until then it stays as it was typed here.
 */
export function mergeEdits<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; conflicts: readonly Conflict[]; taken: readonly string[] } {
  const fields = Object.keys(mine)
  const isMine = (field: string): boolean => mine[field] !== base[field]
  const isTheirs = (field: string): boolean => theirs[field] !== base[field]
  const conflicts = fields
    .filter(field => isMine(field) && isTheirs(field) && mine[field] !== theirs[field])
    .map(field => ({ field, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }))
  const taken = fields.filter(field => isTheirs(field) && !isMine(field))
  const merged = Object.fromEntries(
    fields.map(field => [field, taken.includes(field) ? theirs[field] : mine[field]]),
  )
  return { merged: merged as V, conflicts, taken }
}
