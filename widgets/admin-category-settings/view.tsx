import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { Missing } from '#kit/grid/grid-extras.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { ActionBar, Outcome } from './action-bar.tsx'
import { createAssignments } from './assignment-model.ts'
import { CategoryPanel } from './category-panel.tsx'
import { makeColumns } from './columns.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

const loadQuestion = () => import('./ask-first.tsx')

/** For staff: products in a grid, put into categories many at once. */
export function View({ params: { heading } }: Island<typeof params>): ReactNode {
  return (
    <StaffOnly>
      {heading && <h2>{heading}</h2>}
      <Assignments />
    </StaffOnly>
  )
}

/** Set beside the categories, not by the grid's own panel. */
const OWN_FILTERS = ['category', 'level']

function Assignments(): ReactNode {
  useSignals()
  const model = useModel(createAssignments)
  const isAsked = model.asked.value !== null
  const question = useLazyModule(loadQuestion, isAsked)
  const { category, level } = model.list.query.value.filters
  return (
    <div className="ostrov-category-settings">
      <CategoryPanel model={model} />
      <section className="ostrov-category-settings-products" aria-label={t('products')}>
        <ActionBar model={model} />
        <DataGrid
          name="products"
          label={t('products')}
          columns={makeColumns()}
          list={model.list}
          selection={model.selection}
          getId={({ id }) => id}
          empty={t(category ? 'noneInCategory' : level ? 'noneInLevel' : 'noProducts')}
          ownFilters={OWN_FILTERS}
          outcome={<Outcome model={model} />}
        />
      </section>
      {isAsked && <Missing part={question} />}
      {isAsked && question.part && <question.part.AskFirst model={model} />}
    </div>
  )
}
