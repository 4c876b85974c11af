import { instalmentsOverview, type OrderInstalments } from '#core/api/orders/instalments.ts'
import { createCustomerList } from '#core/orders/customer-list.ts'

export type InstalmentOverviewModel = ReturnType<typeof createInstalmentOverview>

export const createInstalmentOverview = () => createCustomerList<OrderInstalments>(instalmentsOverview)
