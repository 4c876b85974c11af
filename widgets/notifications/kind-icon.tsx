import type { ReactNode } from 'react'
import type { NotificationKind } from '#core/state/notifications.ts'

/** Kinds differ by shape, not by colour alone. */
const SHAPES: Readonly<Record<NotificationKind, string>> = {
  info: 'M12 2a10 10 0 100 20 10 10 0 000-20zM12 11v6M12 7v.01',
  success: 'M12 2a10 10 0 100 20 10 10 0 000-20zM7.5 12.5l3 3 6-7',
  warning: 'M12 3L1.8 20.5h20.4zM12 10v5M12 18v.01',
  error: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM9 9l6 6M15 9l-6 6',
}

export function KindIcon({ kind }: { kind: NotificationKind }): ReactNode {
  return (
    <svg
      className="ostrov-notification-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[kind]} />
    </svg>
  )
}
