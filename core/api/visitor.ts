import * as v from 'valibot'
import { type CallOptions, read, write } from './http.ts'
import { Ignored, optionalText } from './wire.ts'

/** `GET active-user`: always uncached; it also makes Django set the CSRF cookie. */
export const ActiveUser = v.object({
  authenticated: v.optional(v.boolean(), false),
  staff: v.optional(v.boolean(), false),
  /** Shop accounts can't edit personal info. */
  shop_account: v.optional(v.boolean(), false),
  /** The visitor's own; to be shown, and never kept, sent on or told to analytics. */
  first_name: optionalText,
  last_name: optionalText,
  phone: optionalText,
})
export type ActiveUser = v.InferOutput<typeof ActiveUser>

/** What a visitor signs in with. */
export interface Credentials {
  email: string
  password: string
}

export const readActiveUser = (o?: CallOptions) => read('active-user', ActiveUser, o)

/** `POST login`; opens a session and changes the CSRF cookie. Wrong credentials are a 400 of the whole form. */
export const login = ({ email, password }: Credentials, idempotencyKey: string) =>
  write('login', Ignored, { e_mail: email, password }, { idempotencyKey })

/** `POST logout`; done also where there was no session any more. */
export const logout = (idempotencyKey: string) => write('logout', Ignored, {}, { idempotencyKey })
