import { changeDiscounts, type DISCOUNT_ACTIONS } from '#core/api/discounts/discounts.ts'
import { write } from '#core/http/write.ts'
import type { GridAction } from '#kit/grid/grid-action.ts'
import { t } from './messages.ts'

type Action = (typeof DISCOUNT_ACTIONS)[number]

/** Does one thing to discounts and takes it back; those that were so already are left alone then. */
function pair(action: Action, back: Action): Required<Pick<GridAction, 'run' | 'undo'>> {
  const changed = new Set<string>()
  const change = async (what: Action, ids: readonly string[], idempotencyKey: string) => {
    if (ids.length === 0) return []
    const { data } = await write(changeDiscounts, { action: what, ids: [...ids] }, { idempotencyKey })
    return data.results
  }
  return {
    async run(ids, key) {
      const results = await change(action, ids, key)
      for (const { id, is_changed } of results) changed[is_changed ? 'add' : 'delete'](id)
      return results.map(({ id, error }) => ({ id, failure: error }))
    },
    async undo(ids, key) {
      const results = await change(
        back,
        ids.filter(id => changed.has(id)),
        key,
      )
      return results.map(({ id, error }) => ({ id, failure: error }))
    },
  }
}

/** What is done to many discounts, each with its way back. */
export const listActions = (): readonly GridAction[] => [
  {
    id: 'activate',
    label: t('activate'),
    tell: count => t('didActivate', { count }),
    ...pair('activate', 'deactivate'),
  },
  {
    id: 'deactivate',
    label: t('deactivate'),
    tell: count => t('didDeactivate', { count }),
    ...pair('deactivate', 'activate'),
  },
  {
    id: 'delete',
    label: t('delete'),
    tell: count => t('didDelete', { count }),
    confirm: count => t('confirmDelete', { count }),
    ...pair('delete', 'restore'),
  },
]

/** What is done to those that were deleted. */
export const listWaysBack = (): readonly GridAction[] => [
  {
    id: 'restore',
    label: t('restore'),
    tell: count => t('didRestore', { count }),
    ...pair('restore', 'delete'),
  },
]
