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
  {
    id: 'start',
    label: t('start'),
    tell: count => t('didStart', { count }),
    run: run('start'),
    undo: run('stop'),
  },
  {
    id: 'stop',
    label: t('stop'),
    tell: count => t('didStop', { count }),
    run: run('stop'),
    undo: run('start'),
  },
  {
    id: 'take',
    label: t('take'),
    tell: count => t('didTake', { count }),
    run: run('take'),
    undo: run('release'),
  },
  {
    id: 'release',
    label: t('release'),
    tell: count => t('didRelease', { count }),
    run: run('release'),
    undo: run('take'),
  },
  {
    id: 'hand-over',
    label: t('handOver'),
    confirm: count => t('handOverSure', { count }),
    tell: count => t('didHandOver', { count }),
    run: run('hand-over'),
  },
]
