import type { ReactNode } from 'react'
import { tDraft } from './draft-messages.ts'

/** Says that a link opens a tab of its own, to the eye and to the ear. */
export const NewTab = (): ReactNode => (
  <>
    <span aria-hidden="true">↗</span>
    <span className="ostrov-hidden"> ({tDraft('newTab')})</span>
  </>
)
