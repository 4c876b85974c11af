import { batch, type ReadonlySignal } from '@preact/signals-core'
import { findTyped, type TreeLine, type TreeRow } from './tree-rules.ts'
import type { TreeState } from './tree-state.ts'

/** Letters of one name come faster than this, in milliseconds. */
const TYPED_TOGETHER = 700

/** Which row has the focus, and which ones are marked. */
export function createTreeSelection<Row extends TreeRow>(
  { focused, selected }: TreeState<Row>,
  lines: ReadonlySignal<readonly TreeLine<Row>[]>,
) {
  let anchor: string | null = null
  let typed = ''
  let typedAt = Number.NEGATIVE_INFINITY

  const placeOf = (id: string | null): number => lines.peek().findIndex(({ row }) => row.id === id)
  const idAt = (place: number): string | null => lines.peek()[place]?.row.id ?? null
  const focus = (id: string | null): void => {
    if (id !== null) focused.value = id
  }
  const selectTo = (id: string): void => {
    const [from, to] = [placeOf(anchor ?? focused.peek()), placeOf(id)].sort((one, other) => one - other)
    const between = lines.peek().slice(Math.max(from ?? 0, 0), (to ?? 0) + 1)
    batch(() => {
      selected.value = new Set(between.map(({ row }) => row.id))
      focus(id)
    })
  }
  return {
    focus,
    /** By a number of lines; stops at the ends. */
    focusBy(step: number): void {
      const last = lines.peek().length - 1
      focus(idAt(Math.min(Math.max(placeOf(focused.peek()) + step, 0), last)))
    },
    focusEdge: (edge: 'first' | 'last'): void => focus(idAt(edge === 'first' ? 0 : lines.peek().length - 1)),
    typeAhead(letter: string, now = performance.now()): void {
      typed = now - typedAt > TYPED_TOGETHER ? letter : typed + letter
      typedAt = now
      focus(findTyped(lines.peek(), focused.peek(), typed))
    },
    toggle(id: string): void {
      anchor = id
      const next = new Set(selected.peek())
      if (!next.delete(id)) next.add(id)
      selected.value = next
    },
    selectTo,
    selectBy(step: number): void {
      anchor ??= focused.peek()
      const id = idAt(placeOf(focused.peek()) + step)
      if (id !== null) selectTo(id)
    },
    selectAll: (): void => {
      selected.value = new Set(lines.peek().map(({ row }) => row.id))
    },
    clearSelection(): void {
      anchor = null
      if (selected.peek().size > 0) selected.value = new Set()
    },
  }
}
