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
    if (row < 0 || document.activeElement !== document.body) return
    lead(row)
    bringIntoSight()
  })
}

/** Cards above it move it as they are measured, so that it is looked for once it stands still. */
function bringIntoSight(frames = 60, former?: number): void {
  const { activeElement: focused, body } = document
  const top = focused === body ? undefined : focused?.getBoundingClientRect().top
  if (top !== undefined && top === former) focused?.scrollIntoView({ block: 'nearest' })
  else if (frames > 0) requestAnimationFrame(() => bringIntoSight(frames - 1, top))
}
