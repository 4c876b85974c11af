import { computed, effect } from '@preact/signals-core'
import type { ParamValues } from '#core/params/define-params.ts'
import { followConnection, isOnline } from '#core/state/connection.ts'
import { dismissNotification, notifications, notify } from '#core/state/notifications.ts'
import { createPrimaryInstance } from '#core/state/primary-instance.ts'
import { createCountdown } from './countdown.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'
import { readServerMessages } from './server-messages.ts'

interface Surroundings {
  params: ParamValues<typeof params>
  /** Whether the visitor points at the messages or has the focus in them. */
  isHeld: () => boolean
}

const outlets = createPrimaryInstance()

export function createNotifications({ params, isHeld }: Surroundings) {
  const outlet = outlets.create()
  const countdown = createCountdown(isHeld, dismissNotification)
  /** What this outlet has to say; nothing while another one on the page speaks. */
  const shown = computed(() => (outlet.isPrimary() ? notifications.value : []))

  const showServerMessages = (): void => {
    for (const { kind, title, text } of readServerMessages(params.initial))
      notify(kind, title ?? t(kind), text)
  }

  return {
    shown,
    isOffline: computed(() => outlet.isPrimary() && !isOnline.value),
    dismiss: dismissNotification,
    mount(): () => void {
      const endings = [
        outlet.mount(),
        followConnection(),
        effect(() => countdown.follow(shown.value)),
        countdown.stop,
      ]
      showServerMessages()
      return () => {
        for (const end of endings) end()
      }
    },
  }
}
