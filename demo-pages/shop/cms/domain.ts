import type { Domain } from '../server/domain.ts'
import { addComponentParamsCalls, addPageComponentsCalls } from './calls.ts'
import { listDemoPages } from './demo-pages.ts'
import { addDraftCalls } from './draft-calls.ts'
import { addPagesCall } from './export.ts'
import { addHostStylePages } from './host-styles.ts'
import { addCmsPages } from './pages.ts'
import { addPlaceholderPages } from './placeholders-page.ts'

/** Pages that editors compose, and how they do it. */
export const cms: Domain = {
  mounts: [addComponentParamsCalls, addPageComponentsCalls, addDraftCalls, addPlaceholderPages, addCmsPages],
  demoMounts: [addPagesCall, addHostStylePages],
  listPages: (market, { isDemo }) => (isDemo ? listDemoPages(market) : []),
}
