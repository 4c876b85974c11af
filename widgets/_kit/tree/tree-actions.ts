import type { TreeControls } from '#core/state/tree-model.ts'
import type { Place } from '#core/state/tree-rules.ts'
import { announce } from '#kit/feedback/announce.ts'
import { nameRows, t } from './tree-words.ts'

/** What a tree does at a command, whoever gave it, with what is said of it. */
export function createTreeActions(model: TreeControls) {
  const say = (isDone: boolean, name: string): void => {
    if (isDone) announce(t('moved', { name }))
  }
  const move = async (ids: readonly string[], to: Place): Promise<boolean> => {
    const name = nameRows(model.tree.peek().rows, ids)
    const isDone = await model.moveTo(ids, to, t('moved', { name }))
    say(isDone, name)
    return isDone
  }
  return {
    move,
    async moveBy(step: 'up' | 'down' | 'out' | 'in'): Promise<void> {
      const name = nameRows(model.tree.peek().rows, [model.focused.peek() ?? ''])
      say(await model.moveBy(step, t('moved', { name })), name)
    },
    cut(): void {
      model.cutOut()
      announce(t('cut', { name: nameRows(model.tree.peek().rows, [...model.cut.peek()]) }))
    },
    paste(): void {
      const target = model.focused.peek()
      const ids = [...model.cut.peek()]
      if (target === null || ids.length === 0) return
      const to: Place = { target, position: 'first-child' }
      if (model.canMove(ids, to)) void move(ids, to)
      else announce(t('cantMove'))
    },
    async turn(way: 'undo' | 'redo'): Promise<void> {
      const { history } = model
      await model.whenMoved()
      const what = (way === 'undo' ? history.last : history.next).peek()?.label
      if (what && (await history[way]())) announce(t(way === 'undo' ? 'undoWhat' : 'redoWhat', { what }))
    },
  }
}
export type TreeActions = ReturnType<typeof createTreeActions>
