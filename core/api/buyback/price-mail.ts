import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'
import { DEVICE_QUOTE } from './selector.ts'

export const PriceMail = v.strictObject({ ...DEVICE_QUOTE, e_mail: required(emailField()) })

/** Apart from the calls that only read, so that a selector does not wait for it. */
export const sendPriceToEmail = mutation('send-buyout-to-email', {
  path: '/vykup/api/send-to-email/',
  doc: 'Sends the price by e-mail, which binds nobody.',
  request: PriceMail,
  errors: [400, 403, 409, 429],
})
