import * as v from 'valibot'
import { Category } from '#core/api/categories/categories.ts'

/** The body of a 409: what a colleague saved meanwhile. */
export const CurrentBody = v.object({ current: Category })
