// The widget's style.css begins with: @import "../_kit/grid/grid.css";
import { type ReactNode, useState } from 'react'
import { type Discount, discounts } from '#core/api/discounts/discounts.ts'
import { createListModel } from '#core/state/list-model.ts'
import type { Column } from '#kit/grid/column.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'

const COLUMNS: readonly Column<Discount>[] = [
  { id: 'name', label: 'Name', kind: 'text', read: ({ name }) => name, isOrderable: true },
  { id: 'minimal_sum', label: 'Least order', kind: 'money', read: row => row.minimal_sum },
  { id: 'is_active', label: 'Active', kind: 'flag', read: row => row.is_active, isFilterable: true },
]

export function Discounts(): ReactNode {
  const [list] = useState(() => createListModel<Discount>({ endpoint: discounts, name: 'discounts' }))
  return (
    <DataGrid
      name="discounts"
      label="Discounts"
      columns={COLUMNS}
      list={list}
      getId={({ id }) => id}
      empty="There is no discount yet."
    />
  )
}
