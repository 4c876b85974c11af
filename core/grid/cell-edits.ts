import { computed, signal } from '@preact/signals-core'

/** A cell whose text is not yet, or not, what the server has. */
export interface CellMark {
  text: string
  /** Why it was not saved; null while that is under way. */
  failure: string | null
  /** What somebody else has put there meanwhile; it stays with the server until one of the two is chosen. */
  theirs: string | null
}

export type RowMarks = ReadonlyMap<string, CellMark>

export interface CellChange {
  rowId: string
  columnId: string
  before: string
  after: string
}

/** Thrown where a cell holds neither what a change began from nor what it leads to. */
export class CellConflict extends Error {
  override name = 'CellConflict'
  readonly theirs: string

  constructor(theirs: string) {
    super('Somebody else has changed the cell.')
    this.theirs = theirs
  }
}

/** Of a cell that holds `now`: somebody else's text is never written over unseen. */
export function checkBefore({ before, after }: CellChange, now: string): void {
  if (now !== before && now !== after) throw new CellConflict(now)
}

interface CellEdits {
  /** Saves one cell and gives its text as it then is; what it throws is why it was not. */
  save: (change: CellChange) => Promise<string>
  explain: (thrown: unknown, change: CellChange) => string
}

/** A cell that two have changed: what was put in here, and what stands at the server. */
export interface ConflictingCell {
  rowId: string
  columnId: string
  text: string
  theirs: string
}

/** A change that was not saved, for a reason that is no conflict. */
export interface FailedChange {
  change: CellChange
  thrown: unknown
}

const listConflicts = (marks: ReadonlyMap<string, RowMarks>): ConflictingCell[] =>
  [...marks].flatMap(([rowId, row]) =>
    [...row].flatMap(([columnId, { text, theirs }]) =>
      theirs === null ? [] : [{ rowId, columnId, text, theirs }],
    ),
  )

const MOST = 100

export type CellEditModel = ReturnType<typeof createCellEdits>

/** Edits of single cells: shown at once, saved one after the other for each row, taken back and done again. */
export function createCellEdits({ save, explain }: CellEdits) {
  const marks = signal<ReadonlyMap<string, RowMarks>>(new Map())
  const done = signal<readonly CellChange[]>([])
  const undone = signal<readonly CellChange[]>([])
  const queues = new Map<string, Promise<void>>()
  /** What the marks of failures are about. */
  const failed = new WeakMap<CellMark, FailedChange>()
  const failures = computed(() =>
    [...marks.value.values()].flatMap(row => [...row.values()].flatMap(one => failed.get(one) ?? [])),
  )

  const mark = ({ rowId, columnId }: CellChange, next: CellMark | null): void => {
    const row = new Map(marks.peek().get(rowId))
    if (next) row.set(columnId, next)
    else row.delete(columnId)
    const all = new Map(marks.peek())
    if (row.size > 0) all.set(rowId, row)
    else all.delete(rowId)
    marks.value = all
  }
  /** The text as the server has it, or null where it was not saved. */
  async function send(change: CellChange): Promise<string | null> {
    const { rowId, columnId, after } = change
    const own = { text: after, failure: null, theirs: null }
    mark(change, own)
    // The next save of a row needs the version that the former one made.
    const former = queues.get(rowId) ?? Promise.resolve()
    let saved: string | null = null
    const turn = former.then(async () => {
      try {
        saved = await save(change)
        if (marks.peek().get(rowId)?.get(columnId) === own) mark(change, null)
      } catch (thrown) {
        if (marks.peek().get(rowId)?.get(columnId) === own) {
          const theirs = thrown instanceof CellConflict ? thrown.theirs : null
          const next = { text: after, failure: explain(thrown, change), theirs }
          if (theirs === null) failed.set(next, { change, thrown })
          mark(change, next)
        }
      }
    })
    queues.set(rowId, turn)
    await turn
    if (queues.get(rowId) === turn) queues.delete(rowId)
    return saved
  }

  async function change(next: CellChange): Promise<void> {
    const saved = await send(next)
    if (saved === null) return
    done.value = [...done.peek(), { ...next, after: saved }].slice(-MOST)
    undone.value = []
  }

  return {
    marks,
    done,
    undone,
    change,
    /** Something stands in a cell that the server has not, or not yet. */
    isUnsaved: computed(() => marks.value.size > 0),
    /** Cells that two have changed. */
    conflicts: computed(() => listConflicts(marks.value)),
    /** Changes that were not saved, but for conflicts. */
    failures,
    /** Saves once more what was not saved. */
    retry: (): void => {
      for (const one of failures.peek()) void change(one.change)
    },
    /** Puts a text over the one that stands at the server, now that both were seen. */
    keepMine: ({ rowId, columnId, text, theirs }: ConflictingCell): Promise<void> =>
      change({ rowId, columnId, before: theirs, after: text }),
    /** Shows a text that is not sent, and why. */
    refuse: (change: CellChange, failure: string): void =>
      mark(change, { text: change.after, failure, theirs: null }),
    /** Gives up a text that was not saved. */
    dismiss: (rowId: string, columnId: string): void =>
      mark({ rowId, columnId, before: '', after: '' }, null),
    async undo(): Promise<CellChange | null> {
      const last = done.peek().at(-1)
      if (!last) return null
      done.value = done.peek().slice(0, -1)
      const saved = await send({ ...last, before: last.after, after: last.before })
      if (saved === null) done.value = [...done.peek(), last]
      else undone.value = [...undone.peek(), { ...last, before: saved }]
      return last
    },
    async redo(): Promise<CellChange | null> {
      const last = undone.peek().at(-1)
      if (!last) return null
      undone.value = undone.peek().slice(0, -1)
      const saved = await send(last)
      if (saved === null) undone.value = [...undone.peek(), last]
      else done.value = [...done.peek(), { ...last, after: saved }]
      return last
    },
  }
}
