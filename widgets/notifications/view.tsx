import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Notification } from '../../core/state/notifications.ts'
import type { Island } from '../../core/widget.ts'
import { announce } from '../_kit/announce.ts'
import { useModel } from '../_kit/use-model.ts'
import { KindIcon } from './kind-icon.tsx'
import type { messages } from './messages.ts'
import { createNotifications } from './model.ts'
import type { params } from './params.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type NotificationsIsland = Island<typeof params, keyof (typeof messages)['cs']>
type T = NotificationsIsland['t']

/** The page's place for messages: fixed over the page, so that nothing on it moves. */
export function View({ params, t }: NotificationsIsland): ReactNode {
  useSignals()
  const root = useRef<HTMLElement>(null)
  const model = useModel(() =>
    createNotifications({ params, nameKind: kind => t(kind), isHeld: () => isHeld(root.current) }),
  )
  const shown = model.shown.value
  const isOffline = model.isOffline.value
  const noteFocus = useKeptFocus(root)
  const isEmpty = shown.length === 0 && !isOffline
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')

  // Also after a change: an island that was moved in the page has fallen out of the top layer.
  useEffect(() => raise(root.current))
  useEffect(() => {
    if (isOffline) return () => announce(t('online'))
  }, [isOffline, t])

  // Both regions stand on the page before anything is said in them, or screen readers would not hear it.
  const regions = [
    { role: 'alert', said: errors },
    { role: 'status', said: others },
  ]
  return (
    <section
      ref={root}
      className="ostrov-notifications"
      popover="manual"
      aria-label={isEmpty ? undefined : t('region')}
    >
      {regions.map(({ role, said }) => (
        <div key={role} role={role} aria-atomic="false">
          {role === 'status' && isOffline && <OfflineBanner t={t} />}
          {said.map(notification => (
            <Message
              key={notification.id}
              notification={notification}
              t={t}
              onDismiss={() => model.dismiss(notification.id)}
              onFocus={noteFocus}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

function Message({
  notification: { kind, title, text },
  t,
  onDismiss,
  onFocus,
}: {
  notification: Notification
  t: T
  onDismiss: () => void
  onFocus: (from: EventTarget | null) => void
}): ReactNode {
  return (
    <div className="ostrov-notification" data-kind={kind}>
      <KindIcon kind={kind} />
      <div>
        <p className="ostrov-notification-title" dir="auto">
          {title !== t(kind) && <span className="ostrov-hidden">{t(kind)}: </span>}
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

/** Stays as long as the network is away; there is nothing to dismiss. */
function OfflineBanner({ t }: { t: T }): ReactNode {
  return (
    <div className="ostrov-notification" data-kind="warning">
      <KindIcon kind="warning" />
      <div>
        <p className="ostrov-notification-title">{t('offlineTitle')}</p>
        <p>{t('offlineText')}</p>
      </div>
    </div>
  )
}

/** Time stands still for a visitor who points at the messages or came to them by the keyboard. */
function isHeld(root: HTMLElement | null): boolean {
  const canHover = matchMedia('(hover: hover)').matches
  return Boolean(root && ((canHover && root.matches(':hover')) || root.querySelector(':focus-visible')))
}

/** Over all layers of the page, and out of any box of it that would hold what is fixed. */
function raise(root: HTMLElement | null): void {
  if (root && 'showPopover' in root && !root.matches(':popover-open')) root.showPopover()
}
