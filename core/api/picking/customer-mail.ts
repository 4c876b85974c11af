import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, sentText } from '../wire.ts'

const MailTemplate = v.object({ code: v.string(), name: v.string(), subject: v.string(), body: v.string() })
export type MailTemplate = v.InferOutput<typeof MailTemplate>

/** A mail as it would go. */
export const MailSetting = v.object({
  id: Id,
  number: v.string(),
  customer: v.string(),
  email: v.string(),
  /** What stands in a template's braces, by name. */
  fields: v.record(v.string(), v.string()),
  templates: listOf(MailTemplate, 50),
})
export type MailSetting = v.InferOutput<typeof MailSetting>

export const orderMailSetting = query('order-mail-setting', {
  path: '/api/new/orders/order-delivery/detail/{id}/email/',
  doc: 'Whom a mail about an order would reach, and the templates to begin with.',
  response: MailSetting,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const MOST_SUBJECT = 150
export const MOST_BODY = 5000

export const OrderMail = v.strictObject({ subject: sentText(MOST_SUBJECT), body: sentText(MOST_BODY) })
export type OrderMail = v.InferOutput<typeof OrderMail>

export const sendOrderMail = mutation('order-mail', {
  path: '/api/new/orders/order-delivery/detail/{id}/email/',
  doc: 'Sends a mail to the customer of an order; what stands in braces is filled in. A template’s gap in square brackets that was left is a 400.',
  request: OrderMail,
  status: 204,
  errors: [400, 403, 404],
  access: 'staff',
})
