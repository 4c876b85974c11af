import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { sentText } from '../wire.ts'
import { CartPackage, CartPackages } from './packages.ts'

export const packageProduct = query('package-product', {
  path: '/core/cart/package-product/{id}/',
  doc: 'One package of the visitor’s cart with all that may go with it.',
  response: CartPackage,
  errors: [404],
  isPersonal: true,
})

export const addBonusBuyout = mutation('add-bonus-buyout', {
  path: '/core/cart/package-product/{id}/bonus-buyout/',
  doc: 'Takes the bonus for selling the shop an old device off a package; answers with the whole cart.',
  onlyFor: 'bonuses for an old device',
  request: v.strictObject({
    /** Code of the device that is sold, as the buy-back selector knows it; null for one that is told later. */
    buyout_product: v.nullable(sentText(120)),
  }),
  response: CartPackages,
  errors: [400, 404, 409],
  isKeptAlive: true,
})

export const removeBonusBuyout = mutation('remove-bonus-buyout', {
  path: '/core/cart/package-product/{id}/bonus-buyout/',
  method: 'DELETE',
  doc: 'Gives the bonus of a package back; answers with the whole cart.',
  onlyFor: 'bonuses for an old device',
  request: v.strictObject({}),
  response: CartPackages,
  errors: [404],
  isKeptAlive: true,
})

export const addProlongWarranty = mutation('add-prolong-warranty', {
  path: '/core/cart/package-product/{id}/prolong-warranty/',
  doc: 'Makes the maker’s own warranty of a package longer; answers with the whole cart.',
  onlyFor: 'longer warranties',
  request: v.strictObject({ code: sentText(50) }),
  response: CartPackages,
  errors: [400, 404],
  isKeptAlive: true,
})

export const removeProlongWarranty = mutation('remove-prolong-warranty', {
  path: '/core/cart/package-product/{id}/prolong-warranty/{code}/',
  method: 'DELETE',
  doc: 'Takes a longer warranty off a package by its code; answers with the whole cart.',
  onlyFor: 'longer warranties',
  request: v.strictObject({}),
  response: CartPackages,
  errors: [404],
  isKeptAlive: true,
})
