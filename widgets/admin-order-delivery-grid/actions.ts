import { type BulkAction, changeDeliveries } from '#core/api/picking/delivery-list.ts'
import { write } from '#core/http/write.ts'
import type { GridAction } from '#kit/grid/grid-model.ts'
import { t } from './messages.ts'

const run =
  (action: BulkAction): GridAction['run'] =>
  async (ids, idempotencyKey) => {
    const { data } = await write(changeDeliveries, { action, ids: [...ids] }, { idempotencyKey })
    return data.results.map(({ id, detail }) => ({ id, failure: detail }))
  }

/** What is done to several orders at once; what can be taken back has its inverse. */
export const listActions = (): readonly GridAction[] => [
  { id: 'start', label: t('start'), run: run('start'), undo: run('stop') },
  { id: 'stop', label: t('stop'), run: run('stop'), undo: run('start') },
  { id: 'take', label: t('take'), run: run('take'), undo: run('release') },
  { id: 'release', label: t('release'), run: run('release'), undo: run('take') },
  {
    id: 'hand-over',
    label: t('handOver'),
    confirm: count => t('handOverSure', { count }),
    run: run('hand-over'),
  },
]
