import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Discount } from '#core/api/discounts/discounts.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { keepTrail } from '#core/record/keep-trail.ts'
import { toSafePath } from '#core/safe-link.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listActions, listWaysBack } from './actions.ts'
import { DELETED, listColumns, listDeletedColumns } from './columns.ts'
import { listDiscounts } from './list.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

interface Island {
  params: ParamValues<typeof params>
}

export function View({ params }: Island): ReactNode {
  return (
    <StaffOnly>
      <Grid params={params} />
    </StaffOnly>
  )
}

const loadPassing = () => import('./pass-found-code.ts')

function Grid({ params: { detail } }: Island): ReactNode {
  useSignals()
  const path = toSafePath(detail)
  const [list] = useState(listDiscounts)
  const turned = useRef(false)
  // The grid of the deleted ones is another one, and its filters can lead back.
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  // Of a code that is looked for; a click before it came passes nothing on.
  const codes = useLazyModule(loadPassing, list.isSecret?.(list.query.value.search) === true)
  const isDeleted = list.query.value.filters[DELETED] === 'true'
  const ids = list.rows.value?.map(({ id }) => id)
  useEffect(() => {
    if (ids && !isDeleted) keepTrail('discounts', ids)
  })
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="ostrov-discount-grid"
      onClickCapture={event => codes.part?.passFoundCode(event, list)}
    >
      {isDeleted ? (
        <DeletedGrid list={list} turned={turned} />
      ) : (
        <KeptGrid list={list} turned={turned} path={path} />
      )}
    </div>
  )
}

interface Turned {
  list: ListModel<Discount>
  /** Whether it was turned by its button, which has gone with the other grid. */
  turned: RefObject<boolean>
}

/** Turns from those that are there to those that were deleted, and back; whoever pressed it stays on it. */
function Turn({ list, turned, isDeleted }: Turned & { isDeleted: boolean }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (turned.current) button.current?.focus()
    turned.current = false
  }, [turned])
  return (
    <button
      ref={button}
      type="button"
      className="ostrov-grid-tool"
      aria-pressed={isDeleted}
      onClick={() => {
        turned.current = true
        list.setFilter(DELETED, isDeleted ? null : 'true')
      }}
    >
      {t('deletedOnes')}
    </button>
  )
}

function KeptGrid({ path, ...turning }: Turned & { path: string | null }): ReactNode {
  const [columns] = useState(() => listColumns(path))
  const [actions] = useState(listActions)
  return (
    <DataGrid
      name="discounts"
      label={t('label')}
      columns={columns}
      list={turning.list}
      getId={row => row.id}
      actions={actions}
      search={t('search')}
      empty={t('empty')}
      turn={<Turn {...turning} isDeleted={false} />}
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

/** Those that were deleted, each of which can be restored. */
function DeletedGrid(turning: Turned): ReactNode {
  const [columns] = useState(listDeletedColumns)
  const [actions] = useState(listWaysBack)
  return (
    <DataGrid
      name="discounts"
      label={t('deletedOnes')}
      columns={columns}
      list={turning.list}
      getId={row => row.id}
      actions={actions}
      search={t('search')}
      empty={t('deletedEmpty')}
      ownFilters={[DELETED]}
      turn={<Turn {...turning} isDeleted />}
    />
  )
}
