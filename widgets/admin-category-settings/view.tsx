import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { ActionBar } from './action-bar.tsx'
import { AskFirst } from './ask-first.tsx'
import { createAssignments } from './assignment-model.ts'
import { CategoryPanel } from './category-panel.tsx'
import { makeColumns } from './columns.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

/** For staff: products in a grid, put into categories many at once. */
export function View({ params: { heading } }: Island<typeof params>): ReactNode {
  return (
    <StaffOnly>
      {heading && <h2>{heading}</h2>}
      <Assignments />
    </StaffOnly>
  )
}

function Assignments(): ReactNode {
  const model = useModel(createAssignments)
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
          empty={t('noProducts')}
        />
      </section>
      <AskFirst model={model} />
    </div>
  )
}
