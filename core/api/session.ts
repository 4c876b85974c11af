import { write } from './http.ts'
import { Ignored } from './wire.ts'

/** What a visitor signs in with. */
export interface Credentials {
  email: string
  password: string
}

/** `POST login`; opens a session and changes the CSRF cookie. Wrong credentials are a 400 of the whole form. */
export const login = ({ email, password }: Credentials, idempotencyKey: string) =>
  write('login', Ignored, { e_mail: email, password }, { idempotencyKey })

/** `POST logout`; done also where there was no session any more. */
export const logout = (idempotencyKey: string) => write('logout', Ignored, {}, { idempotencyKey })
