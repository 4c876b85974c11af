import type { Domain } from '../server/domain.ts'
import { addProductCalls } from './product-calls.ts'
import { seedCategories } from './seed.ts'
import { addTreeCalls } from './tree-calls.ts'

/** The tree of categories, and which products belong to which. Named paths come before those with an id. */
export const categories: Domain = { mounts: [addProductCalls, addTreeCalls], seed: seedCategories }
