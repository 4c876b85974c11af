import type { ReactNode, RefObject } from 'react'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { t } from './messages.ts'
import { Panel, type Ways } from './panel.tsx'

/** The cart beside the page, which waits behind it. */
export const Drawer = ({
  opener,
  ways,
  onClose,
}: {
  /** What the focus goes back to; without one, where it was. */
  opener?: RefObject<HTMLElement | null>
  ways: Ways
  onClose: () => void
}): ReactNode => (
  <Dialog title={t('heading')} startsAt="title" onClose={onClose} {...(opener && { opener })}>
    <Panel ways={ways} />
  </Dialog>
)
