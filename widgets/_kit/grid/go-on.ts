import type { ReadonlySignal } from '@preact/signals-core'

/** Whoever comes back from a record goes on from its row, once the first rows are there, unless they have begun elsewhere. */
export function goOn(
  rows: ReadonlySignal<unknown>,
  findRow: () => number,
  lead: (row: number) => void,
): () => void {
  let isDone = false
  return rows.subscribe(shown => {
    if (isDone || !shown) return
    isDone = true
    const row = findRow()
    if (row >= 0 && document.activeElement === document.body) lead(row)
  })
}
