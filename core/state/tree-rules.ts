import { foldText } from '#core/fold-text.ts'
/** What a tree must know of a row. */
export interface TreeRow {
  id: string
  /** Null at the top. */
  parent: string | null
  name: string
  children: boolean
}

export type MovePosition = 'left' | 'right' | 'first-child'

/** Where something goes: beside a row, or into it as its first. */
export interface Place {
  target: string
  position: MovePosition
}

/** The rows that are known, and the order below each parent that was loaded; `''` is the top. */
export interface Tree<Row extends TreeRow> {
  rows: ReadonlyMap<string, Row>
  branches: ReadonlyMap<string, readonly string[]>
}

/** One line that is in sight. */
export interface TreeLine<Row extends TreeRow> {
  row: Row
  level: number
  setSize: number
  place: number
  isOpen: boolean
}

export const TOP = ''
const keyOf = (parent: string | null): string => parent ?? TOP

export const emptyTree = <Row extends TreeRow>(): Tree<Row> => ({ rows: new Map(), branches: new Map() })

/** The tree with a branch as the server has it now. */
export function setBranch<Row extends TreeRow>(
  { rows, branches }: Tree<Row>,
  parent: string | null,
  children: readonly Row[],
): Tree<Row> {
  const next = new Map(rows)
  for (const row of children) next.set(row.id, row)
  const above = parent === null ? undefined : next.get(parent)
  if (above) next.set(above.id, { ...above, children: children.length > 0 })
  return {
    rows: next,
    branches: new Map(branches).set(
      keyOf(parent),
      children.map(({ id }) => id),
    ),
  }
}

/** The tree with all branches that these rows make up, such as what a search found with all that is above it. */
export function setRows<Row extends TreeRow>(tree: Tree<Row>, rows: readonly Row[]): Tree<Row> {
  const byParent = new Map<string | null, Row[]>()
  for (const row of rows) byParent.set(row.parent, [...(byParent.get(row.parent) ?? []), row])
  let next = tree
  for (const [parent, children] of byParent) next = setBranch(next, parent, children)
  return next
}

export const setRow = <Row extends TreeRow>(tree: Tree<Row>, row: Row): Tree<Row> => ({
  ...tree,
  rows: new Map(tree.rows).set(row.id, row),
})

/** All lines in sight, from the top down; of a search those that it keeps, with everything above them open. */
export function listLines<Row extends TreeRow>(
  { rows, branches }: Tree<Row>,
  open: ReadonlySet<string>,
  kept: ReadonlySet<string> | null = null,
): TreeLine<Row>[] {
  const lines: TreeLine<Row>[] = []
  const walk = (parent: string, level: number): void => {
    const ids = (branches.get(parent) ?? []).filter(id => rows.has(id) && (!kept || kept.has(id)))
    for (const [place, id] of ids.entries()) {
      const row = rows.get(id) as Row
      const isOpen = row.children && open.has(id)
      lines.push({ row, level, setSize: ids.length, place: place + 1, isOpen })
      if (isOpen) walk(id, level + 1)
    }
  }
  walk(TOP, 1)
  return lines
}

/** From a row's parent up to the top. */
export function listAbove<Row extends TreeRow>({ rows }: Tree<Row>, id: string): string[] {
  const above: string[] = []
  for (let at = rows.get(id)?.parent; at && !above.includes(at); at = rows.get(at)?.parent) above.push(at)
  return above
}

/** Of what is marked what is not below another that is marked, too: the others come along. */
export const pickTopmost = <Row extends TreeRow>(tree: Tree<Row>, ids: Iterable<string>): string[] => {
  const all = new Set(ids)
  return [...all].filter(id => tree.rows.has(id) && !listAbove(tree, id).some(above => all.has(above)))
}

/** Nothing goes into itself, or below itself. */
export function canMove<Row extends TreeRow>(
  tree: Tree<Row>,
  ids: readonly string[],
  { target }: Place,
): boolean {
  const around = [target, ...listAbove(tree, target)]
  return tree.rows.has(target) && !ids.some(id => around.includes(id))
}

/** The parent that a row has at a place. */
export const parentAt = <Row extends TreeRow>({ rows }: Tree<Row>, { target, position }: Place) =>
  position === 'first-child' ? target : (rows.get(target)?.parent ?? null)

/** The place behind all that is in a row already, but for what moves there. */
export function placeLast<Row extends TreeRow>(
  { branches }: Tree<Row>,
  target: string,
  ids: readonly string[],
): Place {
  const last = branches.get(target)?.findLast(id => !ids.includes(id))
  return last ? { target: last, position: 'right' } : { target, position: 'first-child' }
}

/** The tree once a row has moved; what it can't is left as it is. */
export function moveRow<Row extends TreeRow>(tree: Tree<Row>, id: string, place: Place): Tree<Row> {
  const row = tree.rows.get(id)
  if (!row || !canMove(tree, [id], place)) return tree
  const parent = parentAt(tree, place)
  const branches = new Map(tree.branches)
  const left = (branches.get(keyOf(row.parent)) ?? []).filter(other => other !== id)
  branches.set(keyOf(row.parent), left)
  const hasNone = parent !== null && tree.rows.get(parent)?.children === false
  const known = branches.get(keyOf(parent)) ?? (hasNone ? [] : undefined)
  // A branch that nobody opened yet is loaded whole when it is.
  if (known) {
    const at = place.position === 'first-child' ? 0 : known.indexOf(place.target)
    const behind = place.position === 'right' ? 1 : 0
    branches.set(keyOf(parent), [...known.slice(0, at + behind), id, ...known.slice(at + behind)])
  }
  const rows = new Map(tree.rows).set(id, { ...row, parent })
  const former = row.parent === null ? undefined : rows.get(row.parent)
  if (former && row.parent !== parent) rows.set(former.id, { ...former, children: left.length > 0 })
  const above = parent === null ? undefined : rows.get(parent)
  if (above) rows.set(above.id, { ...above, children: true })
  return { rows, branches }
}

/** The move that would bring a row back to where it stands now; null where it stands alone at the top. */
export function findWayBack<Row extends TreeRow>({ rows, branches }: Tree<Row>, id: string): Place | null {
  const parent = rows.get(id)?.parent ?? null
  const siblings = branches.get(keyOf(parent)) ?? []
  const at = siblings.indexOf(id)
  const [before, behind] = [siblings[at - 1], siblings[at + 1]]
  if (before) return { target: before, position: 'right' }
  if (parent !== null) return { target: parent, position: 'first-child' }
  return behind ? { target: behind, position: 'left' } : null
}

/** Without a row and all below it. */
export function dropRow<Row extends TreeRow>(tree: Tree<Row>, id: string): Tree<Row> {
  const row = tree.rows.get(id)
  if (!row) return tree
  const rows = new Map(tree.rows)
  for (const other of tree.rows.keys()) if (listAbove(tree, other).includes(id)) rows.delete(other)
  rows.delete(id)
  const left = (tree.branches.get(keyOf(row.parent)) ?? []).filter(other => other !== id)
  const above = row.parent === null ? undefined : rows.get(row.parent)
  if (above) rows.set(above.id, { ...above, children: left.length > 0 })
  return { rows, branches: new Map(tree.branches).set(keyOf(row.parent), left) }
}

/** Where a step of the keyboard moves a row: up and down among its siblings, out of its parent, into the one before it. */
export function findStep<Row extends TreeRow>(
  { rows, branches }: Tree<Row>,
  id: string,
  step: 'up' | 'down' | 'out' | 'in',
): Place | null {
  const parent = rows.get(id)?.parent ?? null
  const siblings = branches.get(keyOf(parent)) ?? []
  const at = siblings.indexOf(id)
  const [before, behind] = [siblings[at - 1], siblings[at + 1]]
  if (step === 'up') return before ? { target: before, position: 'left' } : null
  if (step === 'down') return behind ? { target: behind, position: 'right' } : null
  if (step === 'out') return parent === null ? null : { target: parent, position: 'right' }
  if (!before) return null
  const last = branches.get(before)?.at(-1)
  return last ? { target: last, position: 'right' } : { target: before, position: 'first-child' }
}

/** Where a drop on a line goes, by how far down in the line it is (0 to 1). */
export function pickPosition(fraction: number, isOpen: boolean): MovePosition {
  if (fraction < 0.28) return 'left'
  // Behind an open row is its first child, as everybody sees it.
  if (fraction > 0.72) return isOpen ? 'first-child' : 'right'
  return 'first-child'
}

/** The next line whose name begins so, from behind the focus round to it; a longer text may stay where it is. */
export function findTyped<Row extends TreeRow>(
  lines: readonly TreeLine<Row>[],
  from: string | null,
  typed: string,
): string | null {
  const at = lines.findIndex(({ row }) => row.id === from)
  // The same letter again goes on to the next one.
  const isRepeated = [...typed].every(letter => letter === typed[0])
  const wanted = foldText(isRepeated ? (typed[0] ?? '') : typed)
  const start = at + (isRepeated || at < 0 ? 1 : 0)
  const round = [...lines.slice(start), ...lines.slice(0, start)]
  return round.find(({ row }) => foldText(row.name).startsWith(wanted))?.row.id ?? null
}
