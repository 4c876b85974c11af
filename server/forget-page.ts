import { configurePage } from '../core/page.ts'
import { buyback } from '../core/state/buyback.ts'
import { clearNotifications } from '../core/state/notifications.ts'
import { clearResources } from '../core/state/resource.ts'
import { service } from '../core/state/service.ts'

/** Leaves nothing of a page for the next one: what islands share is shared by all who ask this process. */
export function forgetPage(): void {
  buyback.forget()
  service.forget()
  clearNotifications()
  clearResources()
  configurePage({ market: 'cz' })
}
