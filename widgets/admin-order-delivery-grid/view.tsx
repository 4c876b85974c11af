import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { type DeliveryRow, orderDeliveries, searchDeliveries } from '#core/api/picking/delivery-list.ts'
import { PICKING_STATES } from '#core/api/picking/picking-state.ts'
import { readByPost } from '#core/http/read-by-post.ts'
import { OLD_AFTER } from '#core/picking/picking-states.ts'
import { keepTrail, readReturn } from '#core/record/keep-trail.ts'
import { createListModel, type ListModel } from '#core/state/list-model.ts'
import type { Island } from '#core/widget.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listActions } from './actions.ts'
import { describeColumns } from './columns.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

/** Orders on their way from the shelf to the carrier. */
export const View = ({ params: { pageSize } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    <Deliveries pageSize={pageSize} />
  </StaffOnly>
)

function Deliveries({ pageSize }: { pageSize: number }): ReactNode {
  useSignals()
  const [grid] = useState(() => ({
    list: createListModel<DeliveryRow>({
      endpoint: orderDeliveries,
      name: 'deliveries',
      defaults: { pageSize, ordering: ['created_at'], filters: TO_PICK },
      isNameless: search => ORDER_NUMBER.test(search),
      personalSearch: (query, signal) => readByPost(searchDeliveries, query, signal),
    }),
    columns: describeColumns(),
    actions: listActions(),
  }))
  const { isSecret, isSearchLost: isForgotten } = grid.list
  const [{ opened, isSearchLost }] = useState(() => readReturn('deliveries'))
  const ids = grid.list.rows.value?.map(({ id }) => id)
  const { search, searchId } = grid.list.query.value
  useEffect(() => {
    if (ids) keepTrail('deliveries', ids, isSecret?.(search) && searchId === '')
  })
  return (
    <DataGrid
      name="deliveries"
      label={t('heading')}
      {...grid}
      getId={row => row.id}
      lead={
        <>
          <Choices list={grid.list} />
          {(isSearchLost || isForgotten?.value) && search === '' && (
            <p className="ostrov-delivery-lost ostrov-muted">{t('searchLost')}</p>
          )}
        </>
      }
      opened={opened}
      empty={t('empty')}
      nameFilter={(key, value) => (key === 'older_than' && value === String(OLD_AFTER) ? t('old') : null)}
    />
  )
}

/** A number of an order, or its beginning: the year comes first. */
const ORDER_NUMBER = /^20\d{2,8}$/

/** What lies in its crate as a whole is not to be picked any more. */
const TO_PICK: Readonly<Record<string, string>> = {
  order_state: 'in-progress',
  picking_state__in: PICKING_STATES.filter(state => state !== 'picked').join(','),
}
const CHOICES = {
  toPick: TO_PICK,
  old: { ...TO_PICK, older_than: String(OLD_AFTER) },
  all: {},
} as const

/** What the warehouse asks for most. */
function Choices({ list }: { list: ListModel<DeliveryRow> }): ReactNode {
  useSignals()
  const chosen = JSON.stringify(list.query.value.filters)
  return (
    <fieldset className="ostrov-staff-choices">
      <legend className="ostrov-hidden">{t('show')}</legend>
      {(['toPick', 'old', 'all'] as const).map(name => (
        <button
          key={name}
          type="button"
          className="ostrov-staff-choice"
          aria-pressed={chosen === JSON.stringify(CHOICES[name])}
          onClick={() => list.setQuery({ filters: CHOICES[name] })}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  )
}
