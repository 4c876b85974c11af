import { type OrderRow, orders } from '#core/api/orders/orders.ts'
import { createCustomerList } from '#core/orders/customer-list.ts'

export type OrdersOverviewModel = ReturnType<typeof createOrdersOverview>

export const createOrdersOverview = () => createCustomerList<OrderRow>(orders)
