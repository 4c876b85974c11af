import { buyback } from '#core/buyback/buyback.ts'
import { configurePage } from '#core/page.ts'
import { service } from '#core/service/service.ts'
import { clearNotifications } from '#core/state/notifications.ts'
import { clearResources } from '#core/state/resource.ts'

/** Leaves nothing of a page for the next one: what islands share is shared by all who ask this process. */
export function forgetPage(): void {
  buyback.forget()
  service.forget()
  clearNotifications()
  clearResources()
  configurePage({ market: 'cz' })
}
