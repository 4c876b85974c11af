import {
  type AssignmentAnswer,
  addProductCategories,
  MOST_ASSIGNED,
  removeProductCategories,
  turnProductCategories,
} from '#core/api/categories/product-categories.ts'
import { write } from '#core/http/write.ts'
import { createKeyedSends, makeKey } from '#core/state/intent.ts'

/** What several calls came to together. */
export interface Assigned {
  changes: readonly string[]
  changed: number
  failed: AssignmentAnswer['failed']
}

/** Sends changes of assignments. The same change that is sent again, for its answer was lost, keeps its keys. */
export function createWrites() {
  let last = { change: '', keys: [] as string[] }
  const sendKeyed = createKeyedSends()

  const send = async (
    isAdding: boolean,
    productIds: readonly string[],
    typeCategoryIds: string[],
  ): Promise<Assigned> => {
    const change = JSON.stringify([isAdding, productIds, typeCategoryIds])
    if (last.change !== change) last = { change, keys: [] }
    const endpoint = isAdding ? addProductCategories : removeProductCategories
    const total = { changes: [] as string[], changed: 0, failed: [] as Assigned['failed'] }
    for (let from = 0; from < productIds.length; from += MOST_ASSIGNED) {
      const idempotencyKey = last.keys[from / MOST_ASSIGNED] ?? makeKey()
      last.keys[from / MOST_ASSIGNED] = idempotencyKey
      const masterProductIds = productIds.slice(from, from + MOST_ASSIGNED)
      const { data } = await write(endpoint, { masterProductIds, typeCategoryIds }, { idempotencyKey })
      total.changes.push(data.change)
      total.changed += data.changed
      total.failed.push(...data.failed)
    }
    last = { change: '', keys: [] }
    return total
  }
  return {
    send,
    /** Takes changes back, the last one first, or does them again. */
    async turn(changes: readonly string[], isDone: boolean): Promise<boolean> {
      for (const id of isDone ? changes : changes.toReversed())
        await sendKeyed([id, isDone], idempotencyKey =>
          write(turnProductCategories, { isDone }, { args: { id }, idempotencyKey }),
        )
      return true
    },
  }
}
