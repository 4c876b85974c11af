import type { ReactNode } from 'react'
import type { NotificationKind } from '#core/state/notifications.ts'

/** A message in the flow of the page; errors are told at once, the rest politely. */
export function Note({ kind, children }: { kind: NotificationKind; children: ReactNode }): ReactNode {
  return (
    <div className="ostrov-note" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} dir="auto">
      {children}
    </div>
  )
}
