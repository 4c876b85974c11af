import { readGatewaySecret } from '../payments/gateway-secret.ts'
import type { Outcome } from '../payments/settle.ts'
import { findPayment } from '../payments/store.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type CardEnd, findCardEnd, isLuhnValid, isUnexpired } from './cards.ts'
import {
  type CardForm,
  EMPTY_CARD,
  renderCardPage,
  renderExpired,
  renderSecurePage,
} from './gateway-pages.ts'
import { type GatewaySession, readSession } from './gateway-session.ts'
import { GATEWAY_TEXTS } from './gateway-texts.ts'
import { notifyShop } from './notify-shop.ts'
import { respondWithProvider } from './respond.ts'

/** A bank that takes its time answers then. */
const LATE = 4000
const SMS_CODE = '123456'
const SESSION_PATH = '/providers/gateway/:session/'

interface Visit {
  c: ShopContext
  session: GatewaySession
  /** Tells the shop, and sends the customer back to it. */
  end: (outcome: Outcome) => Promise<Response>
  tell: (outcome: Outcome) => Promise<void>
}

/** The gateway's pages: where the card is typed, and where the bank asks whether it was really the customer. */
export function addGateway(app: ShopApp, shop: Shop): void {
  const visit = (run: (visit: Visit) => Promise<Response>) => (c: ShopContext) => openVisit(app, shop, c, run)
  const show = (c: ShopContext, session: GatewaySession, form: CardForm) =>
    respondWithProvider(c, shop, renderCardPage(session, form))
  app.get(
    SESSION_PATH,
    visit(async ({ c, session }) => show(c, session, EMPTY_CARD)),
  )
  app.post(
    SESSION_PATH,
    visit(async given => {
      const { c, session, end } = given
      const form = await c.req.formData()
      if (form.has('cancel')) return end({ status: 'cancelled', reason: 'cancelled' })
      const card = readCard(form, session)
      return 'end' in card ? play(given, card.end) : show(c, session, card)
    }),
  )
  const secure = `${SESSION_PATH}3ds/`
  app.get(
    secure,
    visit(async ({ c, session }) => respondWithProvider(c, shop, renderSecurePage(session))),
  )
  app.post(
    secure,
    visit(async ({ c, session, end }) => {
      const form = await c.req.formData()
      if (form.has('refuse')) return end({ status: 'failed', reason: 'not-confirmed' })
      if (readText(form, 'code') === SMS_CODE) return end({ status: 'paid' })
      return respondWithProvider(c, shop, renderSecurePage(session, GATEWAY_TEXTS[session.market].badSms))
    }),
  )
}

/** Opens a signed session; what is paid already is not paid again. */
async function openVisit(
  app: ShopApp,
  shop: Shop,
  c: ShopContext,
  run: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const secret = await readGatewaySecret(shop.database)
  const session = readSession(secret, c.req.param('session') ?? '')
  if (!session) return c.notFound()
  const known = await findPayment(shop.database, session.market, session.payId)
  if (!known || known.payment.status === 'paid' || known.order.isPaid)
    return c.redirect(session.returnUrl, 303)
  if (session.expiresAt < Date.now()) return respondWithProvider(c, shop, renderExpired(session))
  const tell = (outcome: Outcome) => notifyShop(app, secret, session, outcome)
  return run({
    c,
    session,
    tell,
    async end(outcome) {
      await tell(outcome)
      return c.redirect(session.returnUrl, 303)
    },
  })
}

async function play({ c, session, end, tell }: Visit, { ...card }: CardEnd): Promise<Response> {
  if (card.kind === 'paid') return end({ status: 'paid' })
  if (card.kind === 'failed') return end({ status: 'failed', reason: card.reason })
  await tell({ status: 'in-progress' })
  if (card.kind === 'challenge') return c.redirect(`${new URL(c.req.url).pathname}3ds/`, 303)
  if (card.kind === 'late') setTimeout(() => void tell({ status: 'paid' }).catch(() => {}), LATE).unref()
  return c.redirect(session.returnUrl, 303)
}

const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function readCard(form: FormData, { market }: GatewaySession): { end: CardEnd } | CardForm {
  const texts = GATEWAY_TEXTS[market]
  const number = readText(form, 'number').replace(/[\s-]/g, '')
  const expiry = readText(form, 'expiry')
  const end = findCardEnd(number)
  const faults = {
    ...(!isLuhnValid(number) ? { number: texts.badNumber } : !end && { number: texts.unknownCard }),
    ...(!isUnexpired(expiry, new Date()) && { expiry: texts.badExpiry }),
    ...(!/^\d{3}$/.test(readText(form, 'code')) && { code: texts.badCode }),
  }
  return end && Object.keys(faults).length === 0 ? { end } : { number, expiry, faults }
}
