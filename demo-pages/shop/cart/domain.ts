import type { Domain } from '../server/domain.ts'
import { addCartCalls } from './calls.ts'
import { addPackageCalls } from './package-calls.ts'
import { addCartPage } from './page.ts'

export const cart: Domain = { mounts: [addCartCalls, addPackageCalls, addCartPage] }
