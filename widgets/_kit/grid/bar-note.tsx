import { type ReactNode, useState } from 'react'
import { words } from '#core/intl/words.ts'
import type { NotificationKind } from '#core/state/notifications.ts'
import { Note } from '#kit/feedback/note.tsx'

/** Closes what was read. */
export const CloseButton = ({ onPress }: { onPress: () => void }): ReactNode => (
  <button
    type="button"
    className="ostrov-grid-tool ostrov-grid-close"
    aria-label={words('close')}
    onClick={onPress}
  >
    <span aria-hidden="true">×</span>
  </button>
)

/** What is told below the rows and asks nothing: whoever has read it closes it, and what is marked in the cells stays. */
export function BarNote({
  kind,
  onClose,
  children,
}: {
  kind: NotificationKind
  onClose?: () => void
  children: ReactNode
}): ReactNode {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Note kind={kind}>
      {children}
      <CloseButton onPress={onClose ?? (() => setClosed(true))} />
    </Note>
  )
}
