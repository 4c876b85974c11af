import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import type { ParamValues } from '#core/params/define-params.ts'
import { keepTrail } from '#core/record/keep-trail.ts'
import { toSafePath } from '#core/safe-link.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listActions } from './actions.ts'
import { listColumns } from './columns.ts'
import { listDiscounts } from './list.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

interface Island {
  params: ParamValues<typeof params>
}

export function View({ params }: Island): ReactNode {
  return (
    <StaffOnly>
      <div className="ostrov-discount-grid">
        <Grid params={params} />
      </div>
    </StaffOnly>
  )
}

function Grid({ params: { detail } }: Island): ReactNode {
  useSignals()
  const path = toSafePath(detail)
  const [list] = useState(listDiscounts)
  const [columns] = useState(() => listColumns(path))
  const [actions] = useState(listActions)
  const ids = list.rows.value?.map(({ id }) => id)
  useEffect(() => {
    if (ids) keepTrail('discounts', ids)
  })
  return (
    <DataGrid
      name="discounts"
      label={t('label')}
      columns={columns}
      list={list}
      getId={row => row.id}
      actions={actions}
      empty={t('empty')}
      lead={
        path && (
          <a className="ostrov-button" data-kind="primary" href={path}>
            {t('add')}
          </a>
        )
      }
    />
  )
}
