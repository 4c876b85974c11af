import * as v from 'valibot'
import { type Category, updateCategory } from '#core/api/categories/categories.ts'
import { toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import type { TreeModel } from '#core/state/tree-model.ts'
import type { RefuseName } from '#kit/tree/press-key.ts'
import { CurrentBody } from './current-body.ts'
import { t } from './news-messages.ts'
import { tellClash } from './tell-clash.ts'
import { type NameNews, tellFailedName } from './told.ts'

const sendKeyed = createKeyedSends()

/** A name that is changed in its place; undone and done again by the same call. */
export async function rename(
  tree: TreeModel<Category>,
  told: NameNews,
  id: string,
  name: string,
  refuse?: RefuseName,
): Promise<boolean> {
  const before = tree.tree.peek().rows.get(id)?.name
  const send = async (
    next: string,
    {
      kept,
      refuse,
      isAgain,
    }: { kept?: string | undefined; refuse?: RefuseName | undefined; isAgain?: boolean } = {},
  ): Promise<boolean> => {
    const row = tree.tree.peek().rows.get(id)
    if (!row) return false
    told.failure.value = null
    const sent = { name: next, version: row.version }
    const result = await sendKeyed(['rename', id, sent], idempotencyKey =>
      write(updateCategory, sent, { args: { id }, idempotencyKey }),
    ).catch(toFailure)
    if (result instanceof Error) {
      const known = v.safeParse(CurrentBody, result.body)
      if (result.failure.kind !== 'conflict' || !known.success) {
        tellFailedName(result, told, refuse)
        return false
      }
      const { current } = known.output
      await tree.reload(row.parent, current.parent)
      if (tree.tree.peek().rows.has(id)) tree.putRow(current)
      // What a colleague changed was no matter of the name, or the same of it.
      if (!isAgain && (current.name === row.name || current.name === next))
        return send(next, { kept, refuse, isAgain: true })
      const clash = { id, mine: next, theirs: current.name }
      told.news.value = {
        text: tellClash(result.body),
        what: kept,
        kind: 'warning',
        clash,
      }
      return false
    }
    tree.putRow(result.data)
    told.news.value = { text: t('saved'), what: t('didRename', { name: next }) }
    return true
  }
  if (before === undefined || !(await send(name, { refuse }))) return false
  tree.history.push({
    label: t('renamed', { name }),
    undo: () => send(before, { kept: t('notUndone') }),
    redo: () => send(name, { kept: t('notRedone') }),
  })
  const { value: news } = told.news
  if (news) told.news.value = { ...news, edit: tree.history.last.peek() }
  return true
}
