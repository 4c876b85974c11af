import { pathOfStaffPage } from '../staff/sections.ts'
import type { Walk } from './walks.ts'

const office = (
  title: string,
  text: string,
  words: string,
  component: Parameters<typeof pathOfStaffPage>[1],
): Walk => ({
  title,
  text,
  words,
  path: ({ market }) => pathOfStaffPage(market, component),
})

/** What staff do; sign in as staff first, or as the warehouse, who may do a part of it. */
export const OFFICE: readonly Walk[] = [
  {
    title: 'Back office',
    text: 'Where staff begin: what their roles let them do.',
    words: 'administrace obsluha správa role oprávnění administrare personal roluri drepturi',
    path: ({ paths }) => paths.staff,
  },
  office(
    'Orders to deliver',
    'The warehouse’s list: filters, bulk work, export.',
    'objednávky k odeslání sklad seznam filtr hromadně comenzi de livrat depozit listă filtre',
    'admin-order-delivery-grid',
  ),
  office(
    'Pick an order',
    'By a scanner or by typing; the labels are at Warehouse labels.',
    'vychystání skladník čtečka kód picking colectare cititor cod depozit',
    'admin-order-delivery-detail',
  ),
  office(
    'Pack an order',
    'Weight and box, then the parcel goes to the carrier.',
    'balení zabalit balík váha krabice dopravce packing ambalare colet greutate cutie curier',
    'admin-packaging-order-detail',
  ),
  office('Crates', 'Which crate holds which order.', 'přepravky bedny lăzi', 'admin-crates-overview'),
  office(
    'Discounts',
    'Make one with its codes, see what it meets; new codes work at once.',
    'slevy sleva kupon kód akce coupon voucher reduceri reducere cupon cod',
    'admin-discount-grid',
  ),
  office(
    'Category tree',
    'Drag, undo, delete with what is below.',
    'kategorie strom categorii arbore',
    'admin-category-tree',
  ),
  office(
    'Products in categories',
    'Assign many at once, and take it back.',
    'produkty kategorie zařadit produse categorii atribuire',
    'admin-category-settings',
  ),
  office(
    'Pre-orders',
    'Who gets the pieces first, and why.',
    'předobjednávky pořadí fronta precomenzi ordine',
    'admin-auto-preorder-grid',
  ),
  office(
    'Stock for pre-orders',
    'Quantities by hand or from a CSV file.',
    'předobjednávky sklad zásoby kusy precomenzi stoc bucăți',
    'admin-preorder-stock',
  ),
  office(
    'Rules of pre-orders',
    'Priorities and points, with a what-if.',
    'předobjednávky pravidla priority body precomenzi reguli priorități puncte',
    'admin-preorder-settings',
  ),
  {
    title: 'Edit a page',
    text: 'Sign in as staff first; the editor’s panel opens on the page itself.',
    words: 'upravit stránku editor editace obsah editare pagină conținut',
    path: ({ paths }) => `${paths.buyback}?edit`,
  },
  {
    title: 'Empty the cache',
    text: 'For staff: by key, by address, or all of it.',
    words: 'mezipaměť vymazat vyprázdnit cache golire ștergere',
    path: ({ paths }) => paths.purge,
  },
]
