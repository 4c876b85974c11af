import { type CallOptions, write } from './http.ts'
import { Ignored } from './wire.ts'

/** A visitor's wish to get the newsletter; there is none without their consent. */
export interface Subscription {
  email: string
  agree: true
}

/**
 * `POST news-add-subscriber`. The server mails a link that confirms the address. One that is subscribed already is
 * answered like a new one, so that nobody learns who is.
 */
export const addSubscriber = ({ email, agree }: Subscription, idempotencyKey: string, o?: CallOptions) =>
  write('news-add-subscriber', Ignored, { e_mail: email, agree }, { ...o, idempotencyKey })
