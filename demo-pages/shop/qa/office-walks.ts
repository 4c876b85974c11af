import { pathOfStaffPage } from '../staff/pages.ts'
import type { Walk } from './walks.ts'

const office = (title: string, text: string, component: Parameters<typeof pathOfStaffPage>[1]): Walk => ({
  title,
  text,
  path: ({ market }) => pathOfStaffPage(market, component),
})

/** What staff do; sign in as staff first, or as the warehouse, who may do a part of it. */
export const OFFICE: readonly Walk[] = [
  {
    title: 'Back office',
    text: 'Where staff begin: what their roles let them do.',
    path: ({ paths }) => paths.staff,
  },
  office(
    'Orders to deliver',
    'The warehouse’s list: filters, bulk work, export.',
    'admin-order-delivery-grid',
  ),
  office(
    'Pick an order',
    'By a scanner or by typing; the labels are at Warehouse labels.',
    'admin-order-delivery-detail',
  ),
  office(
    'Pack an order',
    'Weight and box, then the parcel goes to the carrier.',
    'admin-packaging-order-detail',
  ),
  office('Crates', 'Which crate holds which order.', 'admin-crates-overview'),
  office(
    'Discounts',
    'Make one with its codes, see what it meets; new codes work at once.',
    'admin-discount-grid',
  ),
  office('Category tree', 'Drag, undo, delete with what is below.', 'admin-category-tree'),
  office('Products in categories', 'Assign many at once, and take it back.', 'admin-category-settings'),
  office('Pre-orders', 'Who gets the pieces first, and why.', 'admin-auto-preorder-grid'),
  office('Stock for pre-orders', 'Quantities by hand or from a CSV file.', 'admin-preorder-stock'),
  office('Rules of pre-orders', 'Priorities and points, with a what-if.', 'admin-preorder-settings'),
  {
    title: 'Edit a page',
    text: 'Sign in as staff first; the editor’s panel opens on the page itself.',
    path: ({ paths }) => `${paths.buyback}?edit`,
  },
  {
    title: 'Empty the cache',
    text: 'For staff: by key, by address, or all of it.',
    path: ({ paths }) => paths.purge,
  },
]
