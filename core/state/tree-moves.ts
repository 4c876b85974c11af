import { signal } from '@preact/signals-core'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { createEditHistory } from './edit-history.ts'
import {
  canMove,
  findStep,
  findWayBack,
  moveRow,
  type Place,
  parentAt,
  pickTopmost,
  setRow,
  type TreeRow,
} from './tree-rules.ts'
import type { TreeServer, TreeState } from './tree-state.ts'

interface Around {
  load: (parent: string) => Promise<void>
  reload: (...parents: (string | null)[]) => Promise<void>
  setOpen: (id: string, isOpen: boolean) => void
}

interface OneMove {
  id: string
  to: Place
  back: Place | null
}

/**
 * Moving rows: shown at once, sent one after another in the order they were made, taken back where the server refuses.
 * What was done can be undone, and done again.
 */
export function createTreeMoves<Row extends TreeRow>(
  state: TreeState<Row>,
  server: TreeServer<Row>,
  { load, reload, setOpen }: Around,
) {
  const { tree, selected, focused } = state
  const cut = signal<ReadonlySet<string>>(new Set())
  const moveFailure = signal<FailureError | null>(null)
  const moving = signal(0)
  const history = createEditHistory()
  let queue: Promise<unknown> = Promise.resolve()
  let latest: Promise<unknown> = Promise.resolve()

  const carryOut = async ({ id, to }: OneMove): Promise<boolean> => {
    const from = tree.peek().rows.get(id)?.parent ?? null
    const parent = parentAt(tree.peek(), to)
    // A branch that came later would not have the row yet.
    if (parent !== null && tree.peek().rows.get(parent)?.children && !tree.peek().branches.has(parent))
      await load(parent)
    tree.value = moveRow(tree.peek(), id, to)
    const result = await server.move(id, to, from).catch(toFailure)
    if (result instanceof Error) {
      moveFailure.value = result
      await reload(from, parent)
      return false
    }
    tree.value = setRow(tree.peek(), result)
    return true
  }
  /** One after another: each place is told by the one before it. */
  const run = (moves: readonly OneMove[]): Promise<boolean> => {
    const turn = async (): Promise<boolean> => {
      moving.value++
      moveFailure.value = null
      let isDone = true
      for (const move of moves) isDone = isDone && (await carryOut(move))
      moving.value--
      return isDone
    }
    const mine = queue.then(turn)
    queue = mine
    return mine
  }
  /** `label` is asked for once the rows stand where they were moved to. */
  const carry = async (ids: readonly string[], to: Place, label: () => string): Promise<boolean> => {
    const moves = planMoves(state, ids, to)
    if (moves.length === 0) return false
    cut.value = new Set()
    const isDone = await run(moves)
    const parent = parentAt(tree.peek(), to)
    if (isDone && parent !== null) setOpen(parent, true)
    focused.value = moves[0]?.id ?? focused.peek()
    if (isDone && moves.every(({ back }) => back))
      history.push({ label: label(), undo: () => run(turnAround(moves)), redo: () => run(moves) })
    return isDone
  }
  const moveTo = (ids: readonly string[], to: Place, label: () => string): Promise<boolean> => {
    const mine = carry(ids, to, label)
    latest = mine
    return mine
  }
  const grip = (): string[] => {
    const marked = selected.peek()
    const at = focused.peek()
    return at === null || marked.has(at) ? pickTopmost(tree.peek(), marked) : [at]
  }
  return {
    cut,
    moving,
    moveFailure,
    history,
    /** What a command is about: all that is marked, or the row that has the focus. */
    grip,
    canMove: (ids: readonly string[], to: Place): boolean => canMove(tree.peek(), ids, to),
    moveTo,
    moveBy(step: 'up' | 'down' | 'out' | 'in', label: () => string): Promise<boolean> {
      const at = focused.peek()
      const to = at === null ? null : findStep(tree.peek(), at, step)
      if (at === null || !to) return Promise.resolve(false)
      return moveTo([at], to, label)
    },
    cutOut: (): void => {
      cut.value = new Set(grip())
    },
    forgetCut: (): void => {
      cut.value = new Set()
    },
    /** Whoever takes a move back at once waits until it was carried out. */
    whenMoved: (): Promise<unknown> => latest,
    dismissMoveFailure: (): void => {
      moveFailure.value = null
    },
  }
}

/** Several rows land beside each other in their order, each with its way back as the tree will stand by then. */
function planMoves<Row extends TreeRow>(
  { tree }: TreeState<Row>,
  ids: readonly string[],
  to: Place,
): OneMove[] {
  const moves: OneMove[] = []
  let next = tree.peek()
  let place = to
  for (const id of pickTopmost(next, ids)) {
    if (!canMove(next, [id], place)) continue
    moves.push({ id, to: place, back: findWayBack(next, id) })
    next = moveRow(next, id, place)
    place = { target: id, position: 'right' }
  }
  return moves
}

const turnAround = (moves: readonly OneMove[]): OneMove[] =>
  [...moves].reverse().flatMap(({ id, to, back }) => (back ? [{ id, to: back, back: to }] : []))
