import type { Domain } from '../server/domain.ts'
import { addAllocateCall } from './allocate-call.ts'
import { addImportCall, addImportUndoCall } from './import-call.ts'
import { addMoveCalls } from './move-calls.ts'
import { addOrderReads } from './order-reads.ts'
import { addRuleCalls } from './rule-calls.ts'
import { addSearchCalls } from './search-calls.ts'
import { seedPreorders } from './seed.ts'
import { addSettingReads } from './setting-reads.ts'
import { addSettingWrites } from './setting-writes.ts'
import { addStockCalls } from './stock-calls.ts'

/** Goods that are ordered before they are there, and who is given them. */
export const preorders: Domain = {
  mounts: [
    addSettingReads,
    addSettingWrites,
    addRuleCalls,
    addSearchCalls,
    addStockCalls,
    addImportCall,
    addImportUndoCall,
    addOrderReads,
    addMoveCalls,
    addAllocateCall,
  ],
  seed: seedPreorders,
}
