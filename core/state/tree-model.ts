import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { foldText } from '#core/fold-text.ts'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { onRestored } from './on-restored.ts'
import { createTreeMoves } from './tree-moves.ts'
import {
  dropRow,
  emptyTree,
  listAbove,
  listLines,
  setBranch,
  setRow,
  setRows,
  TOP,
  type Tree,
  type TreeLine,
  type TreeRow,
} from './tree-rules.ts'
import { createTreeSelection } from './tree-selection.ts'
import type { TreeServer, TreeState } from './tree-state.ts'

/** Typing pauses before the server is asked, in milliseconds. */
const PAUSE = 250

export type TreeModel<Row extends TreeRow> = ReturnType<typeof createTreeModel<Row>>

/** A tree as its commands see it, whatever its rows are. */
export type TreeControls = Omit<TreeModel<TreeRow>, 'tree' | 'lines' | 'putRow'> & {
  readonly tree: ReadonlySignal<Tree<TreeRow>>
  readonly lines: ReadonlySignal<readonly TreeLine<TreeRow>[]>
}

/** A tree whose branches are loaded when they are opened; each of them may be busy or have failed by itself. */
export function createTreeModel<Row extends TreeRow>(server: TreeServer<Row>) {
  const state: TreeState<Row> = {
    tree: signal(emptyTree<Row>()),
    open: signal(new Set()),
    focused: signal<string | null>(null),
    selected: signal(new Set()),
  }
  const { tree, open, focused } = state
  const branches = createBranches(state, server)
  const search = createTreeSearch(state, server)
  const lines = computed(() =>
    listLines(
      tree.value,
      search.found.value ? withFound(open.value, search.found.value) : open.value,
      search.found.value,
    ),
  )
  const setOpen = (id: string, isOpen: boolean): void => {
    const next = new Set(open.peek())
    if (isOpen) next.add(id)
    else next.delete(id)
    open.value = next
    if (isOpen && !tree.peek().branches.has(id)) void branches.load(id)
  }
  return {
    ...state,
    ...search,
    ...createTreeSelection(state, lines),
    ...createTreeMoves(state, server, { load: branches.load, reload: branches.reload, setOpen }),
    lines,
    /** Of branches that are being read, and of those that could not be. `''` is the top. */
    busy: branches.busy,
    failures: branches.failures,
    load: branches.load,
    reload: branches.reload,
    setOpen,
    /** Opens all branches below a row, or all there are, level by level. */
    expandAll: () => expandAll(state, branches.load),
    collapseAll(): void {
      open.value = new Set()
      const [top = null] = listAbove(tree.peek(), focused.peek() ?? '').slice(-1)
      if (top) focused.value = top
    },
    async reveal(id: string): Promise<boolean> {
      const rows = await server.reveal(id).catch(() => [])
      batch(() => {
        tree.value = setRows(tree.peek(), rows)
        open.value = new Set([...open.peek(), ...listAbove(tree.peek(), id)])
        if (tree.peek().rows.has(id)) focused.value = id
      })
      return tree.peek().rows.has(id)
    },
    putRow: (row: Row): void => {
      tree.value = setRow(tree.peek(), row)
    },
    dropRow: (id: string): void => {
      tree.value = dropRow(tree.peek(), id)
    },
    mount(): () => void {
      if (!tree.peek().branches.has(TOP)) void branches.load(null)
      // Colleagues may have moved much while the page was away.
      const stop = onRestored(() => {
        const known = [...tree.peek().branches.keys()].filter(branch => branch !== TOP)
        for (const branch of [null, ...known]) void branches.load(branch)
      })
      return () => {
        stop()
        search.stop()
      }
    },
  }
}

/** A row that a search found is shown with everything above it. */
const withFound = (open: ReadonlySet<string>, found: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...open, ...found])

/** Reading branches; the newest answer of a branch counts. */
function createBranches<Row extends TreeRow>({ tree, focused }: TreeState<Row>, server: TreeServer<Row>) {
  const busy = signal<ReadonlySet<string>>(new Set())
  const failures = signal<ReadonlyMap<string, FailureError>>(new Map())
  const asked = new Map<string, number>()

  const load = async (parent: string | null): Promise<void> => {
    const key = parent ?? TOP
    const turn = (asked.get(key) ?? 0) + 1
    asked.set(key, turn)
    busy.value = new Set([...busy.peek(), key])
    const result = await server.load(parent).catch(toFailure)
    if (asked.get(key) !== turn) return
    batch(() => {
      busy.value = new Set([...busy.peek()].filter(other => other !== key))
      const failed = new Map(failures.peek())
      failed.delete(key)
      if (result instanceof Error) failed.set(key, result)
      else tree.value = setBranch(tree.peek(), parent, result)
      failures.value = failed
      const [first] = tree.peek().branches.get(TOP) ?? []
      if (focused.peek() === null && first) focused.value = first
    })
  }
  return {
    busy,
    failures,
    load,
    /** What is shown of these branches is read anew. */
    reload: async (...parents: (string | null)[]): Promise<void> => {
      const known = [...new Set(parents)].filter(parent => tree.peek().branches.has(parent ?? TOP))
      await Promise.all(known.map(load))
    },
  }
}

/** As deep as anybody nests; a tree that turns in a circle ends there. */
const DEEPEST = 12

async function expandAll<Row extends TreeRow>(
  { tree, open }: TreeState<Row>,
  load: (id: string) => Promise<void>,
): Promise<void> {
  for (let depth = 0; depth < DEEPEST; depth++) {
    const closed = [...tree.peek().rows.values()].filter(row => row.children && !open.peek().has(row.id))
    if (closed.length === 0) return
    open.value = new Set([...open.peek(), ...closed.map(({ id }) => id)])
    await Promise.all(closed.filter(({ id }) => !tree.peek().branches.has(id)).map(({ id }) => load(id)))
  }
}

/** A search by name that keeps what is above its matches; the last one asked counts. */
function createTreeSearch<Row extends TreeRow>({ tree, focused }: TreeState<Row>, server: TreeServer<Row>) {
  const term = signal('')
  const found = signal<ReadonlySet<string> | null>(null)
  const matches = signal<ReadonlySet<string>>(new Set())
  const isSearching = signal(false)
  const searchFailure = signal<FailureError | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const ask = async (wanted: string): Promise<void> => {
    const mine = ++turn
    isSearching.value = true
    const result = await server.find(wanted).catch(thrown => (isAborted(thrown) ? [] : toFailure(thrown)))
    if (mine !== turn) return
    batch(() => {
      isSearching.value = false
      searchFailure.value = result instanceof Error ? result : null
      if (result instanceof Error) return
      const own = result.filter(({ name }) => foldText(name).includes(foldText(wanted))).map(({ id }) => id)
      tree.value = setRows(tree.peek(), result)
      matches.value = new Set(own)
      found.value = new Set(own.flatMap(id => [id, ...listAbove(tree.peek(), id)]))
      focused.value = own[0] ?? focused.peek()
    })
  }
  const stop = (): void => {
    clearTimeout(timer)
    turn++
    isSearching.value = false
  }
  return {
    term,
    found,
    matches,
    isSearching,
    searchFailure,
    search(text: string): void {
      stop()
      term.value = text
      searchFailure.value = null
      if (text.trim() === '') found.value = null
      else timer = setTimeout(ask, PAUSE, text.trim())
    },
    searchAgain: (): void => void ask(term.peek().trim()),
    stop,
  }
}
