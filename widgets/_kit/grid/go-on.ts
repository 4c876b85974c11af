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

/** Cards above it move it as they are measured: for a while it is kept in sight, unless somebody scrolls. */
function bringIntoSight(): void {
  let frames = 60
  let former: number | undefined
  for (const type of ['wheel', 'touchmove'])
    addEventListener(
      type,
      () => {
        frames = 0
      },
      { once: true, passive: true },
    )
  const look = (): void => {
    const { activeElement: focused, body } = document
    const top = focused === body ? undefined : focused?.getBoundingClientRect().top
    if (top !== undefined && top === former) focused?.scrollIntoView({ block: 'nearest' })
    former = top
    if (frames-- > 0) requestAnimationFrame(look)
  }
  look()
}
