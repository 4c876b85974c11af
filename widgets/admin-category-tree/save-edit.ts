import * as v from 'valibot'
import { type Category, updateCategory } from '#core/api/categories/categories.ts'
import { type CategoryValues, toSent, toValues } from '#core/categories/category-form.ts'
import { toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import type { Edit } from '#core/state/edit-history.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { CurrentBody } from './current-body.ts'
import type { CategoryTreeModel } from './model.ts'
import { t } from './news-messages.ts'
import { t as tPanel } from './panel-messages.ts'
import { tellClash } from './tell-clash.ts'

/**
 * What a form saved, to be taken back and done again. Only the fields that it changed are sent, and only as long as nobody
 * else has changed these: what a colleague saved is not written over.
 */
export function createSaveEdit(
  { tree, failure, news }: Pick<CategoryTreeModel, 'tree' | 'failure' | 'news'>,
  former: Category,
  saved: Category,
): Edit {
  const { id } = saved
  const sendKeyed = createKeyedSends()
  const [before, after] = [toValues(former), toValues(saved)]
  const changed = (Object.keys(after) as (keyof CategoryValues & keyof ReturnType<typeof toSent>)[]).filter(
    field => before[field] !== after[field],
  )
  const turn = async (
    from: CategoryValues,
    to: CategoryValues,
    kept: string,
    isAgain = false,
  ): Promise<boolean> => {
    const row = tree.tree.peek().rows.get(id)
    if (!row) return false
    failure.value = null
    const all = toSent(to)
    const sent = { ...Object.fromEntries(changed.map(field => [field, all[field]])), version: row.version }
    const result = await sendKeyed(['save', id, sent], idempotencyKey =>
      write(updateCategory, sent, { args: { id }, idempotencyKey }),
    ).catch(toFailure)
    if (!(result instanceof Error)) {
      tree.putRow(result.data)
      return true
    }
    const known = v.safeParse(CurrentBody, result.body)
    if (result.failure.kind !== 'conflict' || !known.success) {
      failure.value = result
      return false
    }
    const { current } = known.output
    tree.putRow(current)
    const theirs = toValues(current)
    if (!isAgain && changed.every(field => theirs[field] === from[field])) return turn(from, to, kept, true)
    news.value = { text: tellClash(result.body), what: kept, kind: 'warning' }
    return false
  }
  return {
    label: tPanel('edited', { name: saved.name }),
    undo: () => turn(after, before, t('notUndone')),
    redo: () => turn(before, after, t('notRedone')),
  }
}
