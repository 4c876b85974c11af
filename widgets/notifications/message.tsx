import { type ReactNode, useEffect, useState } from 'react'
import type { Notification } from '#core/state/notifications.ts'
import { KindIcon } from './kind-icon.tsx'
import { t } from './messages.ts'

export function Message({
  notification: { kind, title, text },
  onDismiss,
  onFocus,
}: {
  notification: Notification
  onDismiss: () => void
  onFocus: (from: EventTarget | null) => void
}): ReactNode {
  return (
    <div className="ostrov-notification" data-kind={kind}>
      <KindIcon kind={kind} />
      <div>
        {/* Apart from the title, whose direction it would decide. */}
        {title !== t(kind) && <p className="ostrov-hidden">{t(kind)}: </p>}
        <p className="ostrov-notification-title" dir="auto">
          {title}
        </p>
        <p dir="auto">{text}</p>
      </div>
      <button
        type="button"
        className="ostrov-notification-close"
        onClick={onDismiss}
        onFocus={event => onFocus(event.relatedTarget)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDismiss()
        }}
      >
        <span className="ostrov-hidden">{t('dismiss', { title })}</span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  )
}

/** How long a phone shows all of it, in milliseconds. */
const READ_BY = 8000

/** Stays as long as the network is away; there is nothing to dismiss, so what lies under it can be pressed, and a phone is soon left a line of it. */
export function OfflineBanner(): ReactNode {
  const [isBrief, setBrief] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBrief(true), READ_BY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className="ostrov-notification ostrov-notification-offline"
      data-kind="warning"
      data-brief={isBrief || undefined}
    >
      <KindIcon kind="warning" />
      <div>
        <p className="ostrov-notification-title">{t('offlineTitle')}</p>
        <p>{t('offlineText')}</p>
      </div>
    </div>
  )
}
