import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/**
 * Who signs in on the way through the checkout keeps what they had chosen there, and the discounts of the browser's cart
 * beside those of their own.
 */
export async function moveCheckout(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into cart_discounts (cart_id, discount_id, code_id)
    select ${to}::int, discount_id, code_id from cart_discounts where cart_id = ${from} order by id
    on conflict do nothing
  `)
  await tx.execute(sql`
    update carts set
      type_delivery_code = coalesce(former.type_delivery_code, carts.type_delivery_code),
      type_payment = coalesce(former.type_payment, carts.type_payment),
      payment_company = coalesce(former.payment_company, carts.payment_company),
      installment_id = coalesce(former.installment_id, carts.installment_id),
      express = coalesce(former.express, carts.express)
    from carts former
    where former.id = ${from} and carts.id = ${to}
  `)
}
