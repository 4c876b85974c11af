import * as v from 'valibot'
import { type HomeCountry, phoneField, required, textField } from '../validation/pieces.ts'
import { write } from './http.ts'
import { Ignored } from './wire.ts'

/** What a customer may change of themselves, on both sides: by their names on the wire. `country` is where a phone number without a code belongs. */
export const profileForm = (country: HomeCountry) =>
  v.object({
    first_name: required(textField({ max: 80 })),
    last_name: required(textField({ max: 80 })),
    phone: phoneField(country),
  })
export type Profile = v.InferOutput<ReturnType<typeof profileForm>>

/** `POST active-user-save`; 403 for shop accounts, whose data the shop keeps itself. */
export const saveActiveUser = (profile: Profile, idempotencyKey: string) =>
  write('active-user-save', Ignored, profile, { idempotencyKey })
