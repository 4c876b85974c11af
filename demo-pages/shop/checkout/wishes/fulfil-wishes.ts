import { eq } from 'drizzle-orm'
import type { MarketCode, OrderRequest } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { subscribe } from '#shop/newsletter/subscribe.ts'
import { orders } from '#shop/orders/schema.ts'
import { mails } from '#shop/outbox/schema.ts'
import { SITES } from '#shop/site/site.ts'
import { makePasswordLink } from '#shop/visitor/password-links.ts'
import { users } from '#shop/visitor/schema.ts'
import type { MadeOrder } from '../order/finish-order.ts'
import { heurekaOrders } from './schema.ts'
import { ACCOUNT_TEXTS } from './texts.ts'

/** What a customer wished beside the goods: an account, news, and to be asked by Heureka; nothing that they did not tick. */
export async function fulfilWishes(
  tx: Database,
  market: MarketCode,
  { order, request, state }: MadeOrder,
  origin: string,
): Promise<void> {
  const { order_info: info, order_billing_address: billing } = request
  if (info.subscribe_promotions_info) await subscribe(tx, market, billing.email, origin)
  if (info.create_account && order.userId === null) {
    const userId = await openAccount(tx, market, billing, origin)
    if (userId !== null) await tx.update(orders).set({ userId }).where(eq(orders.id, order.id))
  }
  // Heureka asks customers in Czechia alone.
  if (info.consent_heureka_review && market === 'cz')
    await tx.insert(heurekaOrders).values({
      orderId: order.id,
      email: billing.email,
      productCodes: state.lines.filter(({ kind }) => kind === 'product').map(({ code }) => code),
    })
}

/** Opens an account without a password, and mails the link to choose one; null where the address has one already. */
async function openAccount(
  tx: Database,
  market: MarketCode,
  { email, first_name: firstName, last_name: lastName, phone }: OrderRequest['order_billing_address'],
  origin: string,
): Promise<number | null> {
  const [opened] = await tx
    .insert(users)
    .values({
      email: email.toLowerCase(),
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      phone,
      passwordHash: '',
      isStaff: false,
      isShopAccount: false,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  const texts = ACCOUNT_TEXTS[market]
  const { paths, phone: hotline } = SITES[market]
  const lines = opened
    ? texts.open(`${origin}${paths.newPassword}${await makePasswordLink(tx, opened.id)}/`)
    : texts.known(`${origin}${paths.signIn}`)
  const body = [...lines, texts.sign(hotline)].join('\n\n')
  await tx.insert(mails).values({ market, recipient: email, subject: texts.openSubject, body })
  return opened?.id ?? null
}
