import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo } from 'react'
import { PREORDER_STATES, type PreorderState } from '#core/api/preorders/orders.ts'
import type { Island } from '#core/widget.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import type { GridAction } from '#kit/grid/grid-action.ts'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listAllocatedColumns, listAvailableColumns, nameState } from './columns.ts'
import { FindOrder } from './find-order.tsx'
import { t } from './messages.ts'
import { openOrder } from './open-order.ts'
import type { params } from './params.ts'
import { type AutoPreorders, createAutoPreorders } from './preorders-model.ts'

/** Who waits for pieces, and who has them. */
export const View = ({ params: { heading } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    {heading && <h2>{heading}</h2>}
    <Preorders />
  </StaffOnly>
)

function Preorders(): ReactNode {
  const model = useModel(createAutoPreorders)
  return (
    <div className="ostrov-admin-auto-preorder-grid" onClickCapture={event => openOrder(event, model.open)}>
      <Available model={model} />
      <Allocated model={model} />
    </div>
  )
}

/** States that are set by hand; pieces are given and taken back by actions of their own. */
const BY_HAND = PREORDER_STATES.filter(
  state => state !== 'allocated' && state !== 'not_allocated' && state !== 'back_to_main_stock',
)

function Available({ model }: { model: AutoPreorders }): ReactNode {
  useSignals()
  const title = useUniqueId()
  const names = model.states.data.value?.result
  const columns = useMemo(listAvailableColumns, [])
  const actions = useMemo((): readonly GridAction[] => {
    const setState = (state: PreorderState): GridAction => ({
      id: state,
      // As the server calls it, so that nobody reads two words for one thing.
      label: t('setState', { state: names?.find(({ id }) => id === state)?.name ?? nameState(state) }),
      group: t('setStates'),
      tell: count => t('didSetState', { count }),
      run: model.setState(state),
      undo: model.setBack,
    })
    return [
      {
        id: 'allocate',
        label: t('allocate'),
        tell: count => t('didAllocate', { count }),
        run: model.giveByRules,
        undo: model.takeGivenBack,
      },
      ...BY_HAND.map(setState),
    ]
  }, [model, names])
  return (
    <section aria-labelledby={title}>
      <FindOrder model={model}>
        <div className="ostrov-preorder-title">
          <h3 id={title}>{t('availableTitle')}</h3>
          <p className="ostrov-muted">{t('availableLead')}</p>
        </div>
      </FindOrder>
      <DataGrid
        name="preorders-available"
        label={t('availableTitle')}
        columns={columns}
        list={model.available}
        getId={row => row.id}
        actions={actions}
        empty={t('availableEmpty')}
      />
    </section>
  )
}

function Allocated({ model }: { model: AutoPreorders }): ReactNode {
  const title = useUniqueId()
  const columns = useMemo(listAllocatedColumns, [])
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('allocatedTitle')}</h3>
      <DataGrid
        name="preorders-allocated"
        label={t('allocatedTitle')}
        columns={columns}
        list={model.allocated}
        getId={row => row.id}
        actions={[
          {
            id: 'unallocate',
            label: t('unallocate'),
            tell: count => t('didUnallocate', { count }),
            run: model.takeBack,
            undo: model.giveAgain,
          },
          {
            id: 'main',
            label: t('toMainStock'),
            confirm: count => t('toMainStockAsk', { count }),
            tell: count => t('didSendToMain', { count }),
            run: model.sendToMainStock,
            undo: model.giveAgain,
          },
        ]}
        empty={t('allocatedEmpty')}
      />
    </section>
  )
}
