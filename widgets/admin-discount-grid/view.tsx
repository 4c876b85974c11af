import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Discount } from '#core/api/discounts/discounts.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { keepTrail, readReturn } from '#core/record/keep-trail.ts'
import { toSafePath } from '#core/safe-link.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { listActions, listWaysBack } from './actions.ts'
import { Choices } from './choices.tsx'
import { DELETED, listColumns, listDeletedColumns, STATE_FILTER } from './columns.ts'
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
  const isTurned = useRef(false)
  const [{ opened }] = useState(() => readReturn('discounts'))
  // The grid of the deleted ones is another one, and its filters can lead back.
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  const [isSought, setSought] = useState(false)
  // Of a code that is looked for, fetched before one is typed; a click before it came passes nothing on.
  const codes = useLazyModule(loadPassing, isSought)
  const isDeleted = list.query.value.filters[DELETED] === 'true'
  const ids = list.rows.value?.map(({ id }) => id)
  useEffect(() => {
    // Those that were deleted are no neighbours of each other, but their list is come back to.
    if (ids) keepTrail('discounts', isDeleted ? [] : ids)
  })
  // Turns from those that are there to those that were deleted, and back; whoever presses it stays on it.
  const turn = (
    <button
      ref={button => {
        if (!button) return
        if (isTurned.current) button.focus()
        isTurned.current = false
      }}
      type="button"
      className="ostrov-grid-tool"
      aria-pressed={isDeleted}
      onClick={() => {
        isTurned.current = true
        // Deleted ones are in no state.
        const { [DELETED]: _, [STATE_FILTER]: _state, ...filters } = list.query.peek().filters
        list.setQuery({ filters: isDeleted ? filters : { ...filters, [DELETED]: 'true' } })
      }}
    >
      {t('deletedOnes')}
    </button>
  )
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="ostrov-discount-grid"
      onFocusCapture={() => setSought(true)}
      onClickCapture={event => codes.part?.passFoundCode(event, list)}
    >
      {isDeleted ? (
        <DeletedGrid {...{ list, turn, opened }} />
      ) : (
        <KeptGrid {...{ list, turn, opened, path }} />
      )}
    </div>
  )
}

interface Turned {
  list: ListModel<Discount>
  turn: ReactNode
  opened: string | null
}

function KeptGrid({ list, turn, opened, path }: Turned & { path: string | null }): ReactNode {
  const [columns] = useState(() => listColumns(path))
  const [actions] = useState(listActions)
  return (
    <DataGrid
      name="discounts"
      label={t('label')}
      columns={columns}
      list={list}
      getId={row => row.id}
      actions={actions}
      search={t('search')}
      empty={t('empty')}
      turn={turn}
      opened={opened}
      lead={
        <>
          {path && (
            <a className="ostrov-button" data-kind="primary" href={path}>
              {t('add')}
            </a>
          )}
          <Choices list={list} />
        </>
      }
    />
  )
}

/** Those that were deleted, each of which can be restored. */
function DeletedGrid({ list, turn, opened }: Turned): ReactNode {
  const [columns] = useState(listDeletedColumns)
  const [actions] = useState(listWaysBack)
  return (
    <DataGrid
      name="discounts"
      label={t('deletedOnes')}
      columns={columns}
      list={list}
      getId={row => row.id}
      actions={actions}
      search={t('search')}
      empty={t('deletedEmpty')}
      ownFilters={[DELETED]}
      turn={turn}
      opened={opened}
    />
  )
}
