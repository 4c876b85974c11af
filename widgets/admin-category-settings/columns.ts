import type { CategoryProduct } from '#core/api/categories/product-categories.ts'
import type { Column } from '#kit/grid/column.ts'
import { t } from './messages.ts'

/** What the grid shows of a product. */
export const makeColumns = (): Column<CategoryProduct>[] => [
  {
    id: 'code',
    label: t('code'),
    kind: 'text',
    read: ({ code }) => code,
    isOrderable: true,
    isFilterable: true,
    width: 120,
  },
  {
    id: 'name',
    label: t('name'),
    kind: 'text',
    read: ({ name }) => name,
    isOrderable: true,
    isFilterable: true,
    width: 260,
  },
  {
    id: 'manufacturer',
    label: t('manufacturer'),
    kind: 'text',
    read: ({ manufacturer }) => manufacturer,
    isOrderable: true,
    isFilterable: true,
    width: 140,
  },
  {
    id: 'type_device',
    label: t('type_device'),
    kind: 'text',
    read: ({ type_device }) => type_device,
    isOrderable: true,
    isFilterable: true,
    isHidden: true,
    width: 120,
  },
  {
    id: 'categories',
    label: t('categories'),
    kind: 'text',
    read: ({ categories }) => categories.map(({ name }) => name).join(', '),
    isOrderable: true,
    isFilterable: true,
    width: 300,
  },
]
