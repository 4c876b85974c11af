import * as v from 'valibot'
import { describeRead, describeWrite } from './contract-call.ts'
import { ActiveUser } from './visitor.ts'

/** The body of `POST login`. */
export const LoginRequest = v.strictObject({ e_mail: v.string(), password: v.string() })

/** The body of `POST active-user-save`. */
export const ProfileRequest = v.strictObject({
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
})

export const VISITOR_CONTRACT = {
  'active-user': describeRead(
    '/core/api/active-user/',
    'Who looks at the page. Sets the CSRF cookie; never cached.',
    ActiveUser,
    { isPersonal: true },
  ),
  'active-user-save': describeWrite(
    'POST',
    '/core/api/active-user/',
    'Saves what customers may change of themselves; 403 for shop accounts.',
    { request: ProfileRequest, access: 'signed-in' },
  ),
  login: describeWrite(
    'POST',
    '/core/api/login/',
    'Opens a session and changes the CSRF cookie. Wrong credentials are a 400 of the whole form.',
    { request: LoginRequest, errors: [400, 403, 429] },
  ),
  logout: describeWrite(
    'POST',
    '/core/api/logout/',
    'Ends the session; done also where there was none any more.',
    { request: v.strictObject({}), errors: [403] },
  ),
}
