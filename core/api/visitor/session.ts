import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'

/** What a visitor signs in with. Spaces may be part of a password, so it is sent as it was typed. */
export const Credentials = v.strictObject({
  e_mail: required(emailField()),
  password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(1000, 'maxLength:1000')),
})
export type Credentials = v.InferOutput<typeof Credentials>

export const login = mutation('login', {
  path: '/core/api/login/',
  doc: 'Opens a session and changes the CSRF cookie. Wrong credentials are a 400 of the whole form.',
  request: Credentials,
  errors: [400, 403, 429],
})

export const logout = mutation('logout', {
  path: '/core/api/logout/',
  doc: 'Ends the session; done also where there was none any more.',
  request: v.strictObject({}),
  errors: [403],
})
