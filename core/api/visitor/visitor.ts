import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { optionalText } from '../wire.ts'

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
  e_mail: v.nullish(v.string()),
  /** Where their last order of the market was billed to; its phone is for who has none of their own. */
  last_address: v.nullish(
    v.object({
      address: optionalText,
      city: optionalText,
      district: optionalText,
      postcode: optionalText,
      phone: optionalText,
    }),
  ),
  /** Made at random for each sign-in, so that it tells one from the next and nothing of whose it is. */
  session_mark: v.nullish(v.string()),
})
export type ActiveUser = v.InferOutput<typeof ActiveUser>

export const activeUser = query('active-user', {
  path: '/core/api/active-user/',
  doc: 'Who looks at the page. Sets the CSRF cookie; never cached.',
  response: ActiveUser,
  isPersonal: true,
})
