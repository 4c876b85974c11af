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
  opener: RefObject<HTMLElement | null>
  ways: Ways
  onClose: () => void
}): ReactNode => (
  <Dialog title={t('heading')} startsAt="title" opener={opener} onClose={onClose}>
    <Panel ways={ways} />
  </Dialog>
)
