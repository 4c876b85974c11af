import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ParamValues } from '#core/params/define-params.ts'
import { announce } from '#kit/feedback/announce.ts'
import { useClearEdge } from '#kit/focus/use-scroll-padding.ts'
import { useModel } from '#kit/react/use-model.ts'
import { useTopLayer } from '#kit/react/use-top-layer.ts'
import { Message, OfflineBanner } from './message.tsx'
import { t } from './messages.ts'
import { createNotifications } from './model.ts'
import type { params } from './params.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type OwnParams = ParamValues<typeof params>

/** The page's place for messages: fixed over the page, so that nothing on it moves. */
export function View({ params }: { params: OwnParams }): ReactNode {
  useSignals()
  const root = useTopLayer()
  const model = useModel(() => createNotifications({ params, isHeld: () => isHeld(root.current) }))
  const shown = model.shown.value
  const isOffline = model.isOffline.value
  const noteFocus = useKeptFocus(root)
  const edge = useClearEdge(root)

  useReturnNews(isOffline)
  useCovered(root.current, edge === 'start' && shown.length + Number(isOffline) > 0)

  // Both regions stand on the page before anything is said in them, or screen readers would not hear it.
  const regions = [
    { role: 'alert', said: shown.filter(({ kind }) => kind === 'error') },
    { role: 'status', said: shown.filter(({ kind }) => kind !== 'error') },
  ]
  return (
    <section
      ref={root}
      className="ostrov-notifications"
      popover="manual"
      data-edge={edge}
      aria-label={shown.length > 0 || isOffline ? t('region') : undefined}
    >
      {regions.map(({ role, said }) => (
        <div key={role} role={role} aria-atomic="false">
          {role === 'status' && isOffline && <OfflineBanner />}
          {said.map(notification => (
            <Message
              key={notification.id}
              notification={notification}
              onDismiss={() => model.dismiss(notification.id)}
              onFocus={noteFocus}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

/** Tells what sticks to the window's start how much of it is covered. */
function useCovered(root: HTMLElement | null, isCovering: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement
    const { bottom = 0 } = root?.getBoundingClientRect() ?? {}
    style.setProperty('--ostrov-covered', isCovering ? `${bottom + 8}px` : '')
  })
}

/** The banner that goes away says nothing by itself. */
function useReturnNews(isOffline: boolean): void {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && !isOffline) announce(t('online'))
    wasOffline.current = isOffline
  }, [isOffline])
}

/** Time stands still for a visitor who points at the messages or came to them by the keyboard. */
function isHeld(root: HTMLElement | null): boolean {
  const canHover = matchMedia('(hover: hover)').matches
  return Boolean(root && ((canHover && root.matches(':hover')) || root.querySelector(':focus-visible')))
}
