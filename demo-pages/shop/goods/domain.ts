import type { Domain } from '../server/domain.ts'
import { addProductsCall } from './calls.ts'
import { addGoodsPages } from './pages.ts'
import { seedGoods } from './seed.ts'

/** What is sold new. */
export const goods: Domain = { mounts: [addProductsCall, addGoodsPages], seed: seedGoods }
