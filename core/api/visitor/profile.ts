import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { phoneField } from '#core/validation/contact/fields.ts'
import { type HomeCountry, limitLength } from '#core/validation/field.ts'
import { nameField } from '#core/validation/text/literal.ts'
import { sentText } from '../wire.ts'

/** What customers may change of themselves. `country` is where a phone number without a code belongs. */
export const profileForm = (country: HomeCountry) =>
  v.strictObject({
    first_name: limitLength(80, nameField()),
    last_name: limitLength(80, nameField()),
    phone: phoneField(country),
  })
export type Profile = v.InferOutput<ReturnType<typeof profileForm>>

export const saveActiveUser = mutation('active-user-save', {
  path: '/core/api/active-user/',
  doc: 'Saves what customers may change of themselves; 403 for shop accounts.',
  request: v.strictObject({ first_name: sentText(), last_name: sentText(), phone: sentText() }),
  access: 'signed-in',
})
