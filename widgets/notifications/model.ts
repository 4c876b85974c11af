import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import type { ParamValues } from '../../core/params/define-params.ts'
import { followConnection, isOnline } from '../../core/state/connection.ts'
import {
  dismissNotification,
  type Notification,
  type NotificationKind,
  notifications,
  notify,
} from '../../core/state/notifications.ts'
import { createCountdown } from './countdown.ts'
import { createPlace } from './outlets.ts'
import type { params } from './params.ts'
import { readServerMessages } from './server-messages.ts'

export interface NotificationsModel {
  /** What this outlet has to say; nothing while another one on the page speaks. */
  shown: ReadonlySignal<readonly Notification[]>
  isOffline: ReadonlySignal<boolean>
  dismiss: (id: number) => void
  start: () => void
  stop: () => void
}

interface Surroundings {
  params: ParamValues<typeof params>
  /** The title of a server's message that has none. */
  nameKind: (kind: NotificationKind) => string
  /** Whether the visitor points at the messages or has the focus in them. */
  isHeld: () => boolean
}

export function createNotifications({ params, nameKind, isHeld }: Surroundings): NotificationsModel {
  const place = createPlace()
  const countdown = createCountdown(isHeld, dismissNotification)
  const shown = computed(() => (place.isSpeaking() ? notifications.value : []))
  let endings: (() => void)[] = []

  const tellServerMessages = (): void => {
    for (const { kind, title, text } of readServerMessages(params.initial))
      notify(kind, title ?? nameKind(kind), text)
  }

  return {
    shown,
    isOffline: computed(() => place.isSpeaking() && !isOnline.value),
    dismiss: dismissNotification,
    start() {
      place.enter()
      endings = [place.leave, followConnection(), effect(() => countdown.follow(shown.value)), countdown.stop]
      tellServerMessages()
    },
    stop() {
      for (const end of endings.splice(0)) end()
    },
  }
}
