import { computed, signal } from '@preact/signals-core'
import { type ActionResult, type RunAction, runBulk } from '#core/grid/bulk.ts'
import { readAll } from '#core/grid/read-all.ts'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { readLink } from './column.ts'
import type { GridAction } from './grid-action.ts'
import type { Grid } from './grid-model.ts'

export interface Progress {
  label: string
  done: number
  count: number
}

interface Outcome {
  action: GridAction
  /** It was taken back, and these are rows for which that failed or succeeded. */
  isUndo: boolean
  results: readonly ActionResult[]
  /** Rows that it had not come to when it was cancelled. */
  skipped: readonly string[]
  /** The choice that it left. */
  left: Grid<never>['selection']['chosen']['value']
}

export type BulkModel<Row> = ReturnType<typeof createBulkModel<Row>>

const explain = (thrown: unknown): string => describeFailure(toFailure(thrown))
const listDone = ({ results }: Outcome): string[] =>
  results.filter(({ failure }) => failure === null).map(({ id }) => id)

/** Does an action to all that is chosen, tells what became of each row, tries again what failed, and takes it back. */
export function createBulkModel<Row>(grid: Grid<Row>) {
  const progress = signal<Progress | null>(null)
  const outcome = signal<Outcome | null>(null)
  const failure = signal<string | null>(null)
  /** Why no row was done, where that is the call's failure and no row's own. */
  const callFailure = signal<FailureError | null>(null)
  const isStopping = signal(false)
  const sendKeyed = createKeyedSends()
  let controller = new AbortController()

  async function readIds(abort: AbortSignal): Promise<string[]> {
    const chosen = grid.selection.chosen.peek()
    if (!chosen.isAll) return [...chosen.ids]
    const ids: string[] = []
    await readAll({
      list: grid.list,
      getId: grid.getId,
      signal: abort,
      onRows: rows => ids.push(...rows.map(grid.getId).filter(id => !chosen.except.has(id))),
    })
    return ids
  }
  async function runOn(
    ids: readonly string[],
    action: GridAction,
    run: RunAction,
    isUndo: boolean,
  ): Promise<void> {
    const { signal: abort } = controller
    let thrown: FailureError | null = null
    const tell = (done: number): void => {
      progress.value = { label: action.label, done, count: ids.length }
    }
    tell(0)
    const results = await runBulk({
      ids,
      run: step => sendKeyed([action.id, isUndo, step], key => run(step, key)),
      signal: abort,
      explain(cause) {
        thrown = toFailure(cause)
        return describeFailure(thrown)
      },
      onProgress: tell,
    })
    const failed = results.filter(one => one.failure !== null).map(({ id }) => id)
    callFailure.value = failed.length === ids.length ? thrown : null
    grid.selection.clear()
    const skipped = ids.slice(results.length)
    grid.selection.set([...failed, ...skipped], true)
    outcome.value = { action, isUndo, results, skipped, left: grid.selection.chosen.peek() }
    await grid.list.refresh()
  }
  async function begin(work: () => Promise<void>): Promise<void> {
    if (progress.peek()) return
    controller = new AbortController()
    failure.value = null
    isStopping.value = false
    try {
      await work()
    } catch (thrown) {
      if (!isAborted(thrown)) failure.value = explain(thrown)
    } finally {
      progress.value = null
    }
  }
  const failed = computed(() => outcome.value?.results.filter(one => one.failure !== null) ?? [])
  return {
    progress,
    /** From its first row to its last: whoever leaves meanwhile leaves some of them undone. */
    isRunning: computed(() => progress.value !== null),
    /** It was cancelled, and what is under way is being done. */
    isStopping,
    outcome,
    failure,
    callFailure,
    failed,
    /** What became of the rows offers what can be done with those that are still chosen. */
    isOutcomeOfChosen: computed(
      () => outcome.value?.left === grid.selection.chosen.value && callFailure.value === null,
    ),
    nameRow: grid.nameRow,
    /** Where its row leads; undefined for nowhere. */
    linkRow(id: string): string | undefined {
      const row = grid.findRow(id)
      if (!row) return undefined
      return grid.columns.map(column => readLink(column, row)).find(href => href !== null) ?? undefined
    },
    doneCount: computed(() => (outcome.value ? listDone(outcome.value).length : 0)),
    run: (action: GridAction): Promise<void> =>
      begin(async () => {
        outcome.value = null
        progress.value = { label: action.label, done: 0, count: grid.selection.count.peek() }
        const ids = await readIds(controller.signal)
        if (!controller.signal.aborted) await runOn(ids, action, action.run, false)
      }),
    retry: (): Promise<void> =>
      begin(async () => {
        const { action, isUndo, skipped } = outcome.peek() as Outcome
        const run = isUndo ? (action.undo ?? action.run) : action.run
        const lost = failed.peek().filter(({ isLost }) => isLost)
        await runOn([...lost.map(({ id }) => id), ...skipped], action, run, isUndo)
      }),
    undo: (): Promise<void> =>
      begin(async () => {
        const last = outcome.peek()
        if (last?.action.undo) await runOn(listDone(last), last.action, last.action.undo, true)
      }),
    cancel: (): void => {
      isStopping.value = true
      controller.abort()
    },
    dismiss: (): void => {
      outcome.value = null
      failure.value = null
      callFailure.value = null
    },
  }
}
