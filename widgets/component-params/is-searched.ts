import type { ReferenceOf, SearchedReference } from '#core/params/param.ts'

const SEARCHED: readonly (string | undefined)[] = ['product', 'discount', 'order', 'category']

/** Whether there are too many of these for a list, so that one is found by a part of its name. */
export const isSearched = (of: ReferenceOf | undefined): of is SearchedReference => SEARCHED.includes(of)
