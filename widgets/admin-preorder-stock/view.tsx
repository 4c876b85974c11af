import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo, useRef } from 'react'
import { showNumber } from '#core/intl/show-number.ts'
import { words } from '#core/intl/words.ts'
import { STOCK_COLUMNS } from '#core/preorders/stock-file.ts'
import type { Island } from '#core/widget.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { Choice } from '#kit/grid/column.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listColumns } from './columns.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'
import { createPreorderStock, nameColumn, type PreorderStock } from './stock-model.ts'

/** The pieces that stocks keep for pre-orders. */
export const View = ({ params: { heading } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    {heading && <h2>{heading}</h2>}
    <Stock />
  </StaffOnly>
)

function Stock(): ReactNode {
  useSignals()
  const model = useModel(createPreorderStock)
  const opener = useRef<HTMLDivElement>(null)
  const stocks = model.stocks.value
  const failure = model.failure.value
  return (
    <div className="ostrov-admin-preorder-stock">
      <div ref={opener} className="ostrov-preorder-stock-head">
        <BossSum model={model} />
        <Button
          kind="secondary"
          label={t('import')}
          onPress={() => {
            model.isImporting.value = true
          }}
        />
      </div>
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('stocksFailed')}
          isBusy={model.isLoading.value}
          onRetry={model.reload}
        />
      )}
      {stocks ? (
        <StockGrid model={model} stocks={stocks} />
      ) : (
        !failure && (
          <div aria-busy="true" className="ostrov-staff-waiting">
            <p className="ostrov-hidden">{words('loading')}</p>
            <span className="ostrov-skeleton" aria-hidden="true" />
          </div>
        )
      )}
      <Import model={model} />
    </div>
  )
}

function StockGrid({ model, stocks }: { model: PreorderStock; stocks: readonly Choice[] }): ReactNode {
  const columns = useMemo(() => listColumns(stocks, () => void model.boss.invalidate()), [stocks, model])
  return (
    <DataGrid
      name="preorder-stock"
      label={t('gridLabel')}
      columns={columns}
      list={model.list}
      getId={row => row.id}
      // A product has one code in all its stocks.
      nameRow={row => `${row.code}, ${row.stock.name}`}
      empty={t('empty')}
      actions={[
        {
          id: 'delete',
          label: t('remove'),
          confirm: count => t('removeAsk', { count }),
          tell: count => t('didRemove', { count }),
          run: model.remove,
          undo: model.restore,
        },
      ]}
    />
  )
}

function BossSum({ model }: { model: PreorderStock }): ReactNode {
  useSignals()
  const boss = model.boss.data.value
  const failure = model.boss.failure.value
  if (failure)
    return (
      <FailureNote
        failure={failure}
        lead={t('bossFailed')}
        isBusy={model.boss.isPending.value}
        onRetry={() => void model.boss.refetch()}
      />
    )
  if (!boss) return <p className="ostrov-preorder-stock-boss" />
  const stocks = boss.stocks
    .filter(({ quantity }) => quantity > 0)
    .map(({ stock, quantity }) => `${stock.name} ${showNumber(quantity)}`)
  return (
    <KeyedText
      as="p"
      className="ostrov-preorder-stock-boss"
      value={t('bossSum', { total: showNumber(boss.total), stocks: stocks.join(', ') || t('nowhere') })}
    />
  )
}

async function loadImport() {
  const [{ Dialog }, { ImportPanel }] = await Promise.all([
    import('#kit/dialog/dialog.tsx'),
    import('#kit/import/import-panel.tsx'),
  ])
  return { Dialog, ImportPanel }
}

function Import({ model }: { model: PreorderStock }): ReactNode {
  useSignals()
  const isOpen = model.isImporting.value
  const { part, isMissing, retry } = useLazyModule(loadImport, isOpen)
  const close = (): void => {
    model.isImporting.value = false
  }
  if (!isOpen) return null
  if (isMissing)
    return (
      <Note kind="error">
        <KeyedText value={t('partMissing')} />
        <Button kind="secondary" label={words('retry')} onPress={retry} />
      </Note>
    )
  return (
    part && (
      <part.Dialog title={t('importTitle')} isBusy={model.importing.state.value !== 'idle'} onClose={close}>
        <part.ImportPanel
          model={model.importing}
          columns={STOCK_COLUMNS}
          nameColumn={nameColumn}
          onClose={close}
        />
      </part.Dialog>
    )
  )
}
