import type { Edit } from '#core/state/edit-history.ts'
import type { TreeControls } from '#core/state/tree-model.ts'
import { type Place, TOP } from '#core/state/tree-rules.ts'
import { announce } from '#kit/feedback/announce.ts'
import { nameRows, t } from './tree-words.ts'

/** What is done or not, in words; null while what comes of it is not known. `edit` is what can be taken back of it. */
export type TellTree = (
  text: string | null,
  kind?: 'success' | 'info' | 'warning',
  edit?: Edit | null,
) => void

const tellReaders: TellTree = text => {
  if (text !== null) announce(text)
}

/** Where a row stands: below what, and behind which of its siblings, where these are known. */
function sayPlace(model: TreeControls, id: string): string {
  const { rows, branches } = model.tree.peek()
  const parent = rows.get(id)?.parent ?? null
  const below = parent === null ? t('top') : (rows.get(parent)?.name ?? '')
  const siblings = branches.get(parent ?? TOP) ?? []
  const at = siblings.indexOf(id)
  if (at === 0) return t('placeFirst', { below })
  const sibling = rows.get(siblings[at - 1] ?? '')?.name
  return sibling === undefined ? below : t('placeBehind', { below, sibling })
}

/** What a tree does at a command, whoever gave it, with what is said of it. */
export function createTreeActions(model: TreeControls, tell: TellTree = tellReaders) {
  const run = async (
    ids: readonly string[],
    send: (label: () => string) => Promise<boolean>,
  ): Promise<boolean> => {
    tell(null)
    const name = nameRows(model.tree.peek().rows, ids)
    const { last } = model.history
    const before = last.peek()
    const isDone = await send(() => t('moving', { name, place: sayPlace(model, ids[0] ?? '') }))
    const edit = last.peek()
    if (isDone)
      tell(
        t('moved', { name, place: sayPlace(model, ids[0] ?? '') }),
        'success',
        edit === before ? null : edit,
      )
    return isDone
  }
  const move = (ids: readonly string[], to: Place): Promise<boolean> =>
    run(ids, label => model.moveTo(ids, to, label))
  return {
    move,
    async moveBy(step: 'up' | 'down' | 'out' | 'in'): Promise<void> {
      await run([model.focused.peek() ?? ''], label => model.moveBy(step, label))
    },
    cut(): void {
      model.cutOut()
      tell(t('cut', { name: nameRows(model.tree.peek().rows, [...model.cut.peek()]) }), 'info')
    },
    paste(): void {
      const target = model.focused.peek()
      const ids = [...model.cut.peek()]
      if (target === null || ids.length === 0) return
      const to: Place = { target, position: 'first-child' }
      if (model.canMove(ids, to)) void move(ids, to)
      else tell(t('cantMove'), 'warning')
    },
    async turn(way: 'undo' | 'redo'): Promise<void> {
      const { history } = model
      await model.whenMoved()
      const what = (way === 'undo' ? history.last : history.next).peek()?.label
      if (!what) return
      tell(null)
      if (!(await history[way]())) return
      if (way === 'undo') tell(t('undone', { what }))
      else tell(t('redone', { what }), 'success', history.last.peek())
    },
  }
}
export type TreeActions = ReturnType<typeof createTreeActions>
