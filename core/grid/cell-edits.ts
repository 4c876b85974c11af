import { batch, computed, signal } from '@preact/signals-core'
import { type CellChange, CellConflict } from './cell-change.ts'

/** A cell whose text is not yet, or not, what the server has. */
export interface CellMark {
  text: string
  /** The text as it is read, where that is another one. */
  shown?: string | undefined
  /** Why it was not saved; null while that is under way. */
  failure: string | null
  /** What somebody else has put there meanwhile; it stays with the server until one of the two is chosen. */
  theirs: string | null
  /** It was put there by the same person, in another window. */
  isOwn?: boolean
}

export type RowMarks = ReadonlyMap<string, CellMark>

/** What is taken back, and done again, at once. */
export interface CellStep {
  changes: readonly CellChange[]
  /** What was put in with them, and only shown. */
  refused: readonly CellChange[]
}

interface CellEdits {
  /** Called as a change is put in, when its row is at hand still. */
  begin?: (change: CellChange) => void
  /** Saves one cell and gives its text as it then is; what it throws is why it was not. */
  save: (change: CellChange) => Promise<string>
  explain: (thrown: unknown, change: CellChange) => string
  /** What is put in as it is read. */
  show?: (change: CellChange) => string
}

/** A cell that two have changed: what was put in here, and what stands at the server. */
export interface ConflictingCell {
  rowId: string
  columnId: string
  text: string
  theirs: string
  isOwn: boolean
}

/** A change that was not saved, for a reason that is no conflict. */
export interface FailedChange {
  change: CellChange
  thrown: unknown
  /** All that was put in with it. */
  among: readonly CellChange[]
}

const listConflicts = (marks: ReadonlyMap<string, RowMarks>): ConflictingCell[] =>
  [...marks].flatMap(([rowId, row]) =>
    [...row].flatMap(([columnId, { text, theirs, isOwn = false }]) =>
      theirs === null ? [] : [{ rowId, columnId, text, theirs, isOwn }],
    ),
  )

/** The way back, and from there on again. */
const flipAll = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(change => ({ ...change, before: change.after, after: change.before })).reverse()

const MOST = 100

export type CellEditModel = ReturnType<typeof createCellEdits>

/**
 * Edits of cells: shown at once, saved one after the other for each row, taken back and done again. Those that are put
 * in together are one step.
 */
export function createCellEdits({ begin, save, explain, show }: CellEdits) {
  const marks = signal<ReadonlyMap<string, RowMarks>>(new Map())
  const done = signal<readonly CellStep[]>([])
  const undone = signal<readonly CellStep[]>([])
  const isUndo = signal(false)
  const queues = new Map<string, Promise<unknown>>()
  /** What was put in last, where nothing of it was saved. */
  let lost: readonly CellChange[] = []
  /** Changes, and steps back and on, that are under way. */
  const running = new Set<Promise<unknown>>()
  /** What the marks of failures are about. */
  const failed = new WeakMap<CellMark, FailedChange>()
  const failures = computed(() =>
    [...marks.value.values()].flatMap(row => [...row.values()].flatMap(one => failed.get(one) ?? [])),
  )

  const readMark = ({ rowId, columnId }: CellChange): CellMark | undefined =>
    marks.peek().get(rowId)?.get(columnId)
  const mark = ({ rowId, columnId }: CellChange, next: CellMark | null): void => {
    const row = new Map(marks.peek().get(rowId))
    if (next) row.set(columnId, next)
    else row.delete(columnId)
    const all = new Map(marks.peek())
    if (row.size > 0) all.set(rowId, row)
    else all.delete(rowId)
    marks.value = all
  }
  const showOwn = (change: CellChange): CellMark => {
    begin?.(change)
    const own = { text: change.after, shown: show?.(change), failure: change.fault ?? null, theirs: null }
    mark(change, own)
    return own
  }
  /** Gives up what was refused, where nothing else has been put in since. */
  const giveUp = (change: CellChange): void => {
    const { text, failure } = readMark(change) ?? {}
    if (text === change.after && failure === change.fault) mark(change, null)
  }
  /** The text as the server has it, or null where it was not saved. */
  function send(change: CellChange, among: readonly CellChange[], earlier: Promise<unknown> | null) {
    const { rowId } = change
    const own = showOwn(change)
    // The next save of a row needs the version that the former one made.
    const former = queues.get(rowId) ?? Promise.resolve()
    const turn = (earlier ? Promise.all([former, earlier]) : former).then(async () => {
      try {
        const saved = await save(change)
        if (readMark(change) === own) mark(change, null)
        return saved
      } catch (thrown) {
        if (readMark(change) === own) {
          const { theirs, isOwn } = thrown instanceof CellConflict ? thrown : { theirs: null, isOwn: false }
          const next = { ...own, failure: explain(thrown, change), theirs, isOwn }
          if (theirs === null) failed.set(next, { change, thrown, among })
          mark(change, next)
        }
        return null
      }
    })
    queues.set(rowId, turn)
    void turn.then(() => {
      if (queues.get(rowId) === turn) queues.delete(rowId)
    })
    return turn
  }
  /** Sends one after the other, and tells those that were saved, as the server has them, from those that were not. */
  async function sendAll(changes: readonly CellChange[]) {
    const turns: Promise<string | null>[] = []
    batch(() => {
      for (const change of changes) turns.push(send(change, changes, turns.at(-1) ?? null))
    })
    const texts = await Promise.all(turns)
    return {
      saved: changes.flatMap((change, at) => {
        const text = texts[at] ?? null
        return text === null ? [] : [{ ...change, after: text }]
      }),
      unsaved: changes.filter((_, at) => texts[at] === null),
    }
  }
  function track<R>(work: Promise<R>): Promise<R> {
    running.add(work)
    return work.finally(() => running.delete(work))
  }

  async function put(all: readonly CellChange[]): Promise<readonly CellChange[]> {
    const refused = all.filter(({ fault }) => fault !== undefined)
    batch(() => refused.forEach(showOwn))
    const { saved, unsaved } = await sendAll(all.filter(({ fault }) => fault === undefined))
    lost = saved.length > 0 ? [] : unsaved
    if (saved.length > 0)
      batch(() => {
        done.value = [...done.peek(), { changes: saved, refused }].slice(-MOST)
        undone.value = []
        isUndo.value = false
      })
    return saved
  }
  const changeAll = (all: readonly CellChange[]): Promise<readonly CellChange[]> => track(put(all))

  /** Gives up what was put in last and not saved, before any older step is taken back; false where there is none. */
  function giveUpLost(): boolean {
    const shown = lost.filter(change => {
      const now = readMark(change)
      return now !== undefined && failed.get(now)?.change === change
    })
    lost = []
    batch(() => {
      for (const change of shown) mark(change, null)
    })
    return shown.length > 0
  }

  /** Sends the last step of `from`, and moves what was saved of it to `to`; `turn` is what it is turned by, there and back. */
  async function move(
    from: typeof done,
    to: typeof done,
    turn: (changes: readonly CellChange[]) => readonly CellChange[],
  ): Promise<CellStep | null> {
    if (running.size > 0) {
      // What is under way is what is meant; where nothing of it was saved, no other step is.
      const last = (await Promise.all(running)).at(-1)
      if (Array.isArray(last) && last.length === 0) return null
    }
    if (from === done && giveUpLost()) return null
    const step = from.peek().at(-1)
    if (!step) return null
    batch(() => step.refused.forEach(giveUp))
    const { saved, unsaved } = await sendAll(turn(step.changes))
    const make = (changes: readonly CellChange[]): CellStep[] =>
      changes.length > 0 ? [{ changes: turn(changes), refused: [] }] : []
    batch(() => {
      from.value = from.peek().flatMap(one => (one === step ? make(unsaved) : [one]))
      to.value = [...to.peek(), ...make(saved)]
      if (saved.length > 0) isUndo.value = from === done
    })
    return step
  }

  return {
    marks,
    done,
    undone,
    /** What was saved last, and whether it was taken back. */
    last: computed(() => {
      const step = (isUndo.value ? undone : done).value.at(-1)
      return step ? { changes: step.changes, isUndo: isUndo.value } : null
    }),
    change: async (next: CellChange): Promise<void> => void (await changeAll([next])),
    /** One step of all; gives those that were saved. */
    changeAll,
    /** Something stands in a cell that the server has not, or not yet. */
    isUnsaved: computed(() => marks.value.size > 0),
    /** Cells that two have changed. */
    conflicts: computed(() => listConflicts(marks.value)),
    /** Changes that were not saved, but for conflicts. */
    failures,
    /** Saves once more what was not saved, or that of it whose failure is meant. */
    async retry(isMeant: (thrown: unknown) => boolean = () => true): Promise<void> {
      const meant = failures.peek().filter(({ thrown }) => isMeant(thrown))
      const steps = [...new Set(meant.map(({ among }) => among))]
      await Promise.all(
        steps.map(step => changeAll(meant.filter(({ among }) => among === step).map(({ change }) => change))),
      )
    },
    /** Puts a text over the one that stands at the server, now that both were seen. */
    keepMine: async ({ rowId, columnId, text, theirs }: ConflictingCell): Promise<void> =>
      void (await changeAll([{ rowId, columnId, before: theirs, after: text }])),
    /** Gives up a text that was not saved. */
    dismiss: (rowId: string, columnId: string): void =>
      mark({ rowId, columnId, before: '', after: '' }, null),
    /** Once all that is under way is saved; what was put in last and not saved is only given up. */
    undo: (): Promise<CellStep | null> => track(move(done, undone, flipAll)),
    redo: (): Promise<CellStep | null> => track(move(undone, done, changes => changes)),
  }
}
