import { type BulkAction, changeDeliveries } from '#core/api/picking/delivery-list.ts'
import { write } from '#core/http/write.ts'
import type { GridAction } from '#kit/grid/grid-action.ts'
import { t } from './messages.ts'

const run =
  (action: BulkAction): GridAction['run'] =>
  async (ids, idempotencyKey) => {
    const { data } = await write(changeDeliveries, { action, ids: [...ids] }, { idempotencyKey })
    return data.results.map(({ id, detail }) => ({ id, failure: detail }))
  }

/** One of a pair: what it did, and the other that takes it back. */
const pair = (
  id: BulkAction & Parameters<typeof t>[0],
  did: Parameters<typeof t>[0],
  inverse: BulkAction,
): GridAction => ({
  id,
  label: t(id),
  tell: count => t(did, { count }),
  run: run(id),
  undo: run(inverse),
})

/** What is done to several orders at once; what can be taken back has its inverse. */
export const listActions = (): readonly GridAction[] => [
  pair('start', 'didStart', 'stop'),
  pair('stop', 'didStop', 'start'),
  pair('take', 'didTake', 'release'),
  pair('release', 'didRelease', 'take'),
  {
    id: 'hand-over',
    label: t('handOver'),
    confirm: count => t('handOverSure', { count }),
    tell: count => t('didHandOver', { count }),
    run: run('hand-over'),
  },
]
