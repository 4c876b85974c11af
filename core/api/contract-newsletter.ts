import * as v from 'valibot'
import { describeWrite } from './contract-call.ts'

/** The body of `POST news-add-subscriber`. */
export const SubscriberRequest = v.strictObject({ e_mail: v.string(), agree: v.literal(true) })

export const NEWSLETTER_CONTRACT = {
  'news-add-subscriber': describeWrite(
    'POST',
    '/api/new/news/subscriber/add-subscriber/',
    'Mails a link that confirms a subscription to the newsletter. An address that is subscribed already is answered the same; a 409 is shown as done, too.',
    { request: SubscriberRequest, errors: [400, 403, 409, 429] },
  ),
}
