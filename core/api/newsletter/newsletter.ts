import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'

/** There is no newsletter without the visitor's consent. */
export const Subscription = v.strictObject({
  e_mail: required(emailField()),
  agree: v.literal(true, 'agree.required'),
})

/**
 * An address that is subscribed already gets the response of a new one, so that nobody learns who is; some servers
 * answer 409, which is shown as done too.
 */
export const addSubscriber = mutation('news-add-subscriber', {
  path: '/api/new/news/subscriber/add-subscriber/',
  doc: 'Mails a link that confirms a subscription to the newsletter. An address that is subscribed already is answered the same; a 409 is shown as done, too.',
  request: Subscription,
  errors: [400, 403, 409, 429],
})
