import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../django/passwords.ts'
import { sessions, users } from './schema.ts'

export interface Account {
  email: string
  /** First and last name in one. */
  name: string
  password: string
}

/** Opens an account; one with the same address gets the password and what it may do, and is signed out everywhere. Answers its id. */
export async function saveAccount(
  database: Database,
  { email, name, password }: Account,
  may: { isStaff: boolean; isShopAccount: boolean },
): Promise<number> {
  const [firstName = '', ...others] = name.split(' ')
  const passwordHash = await hashPassword(password)
  const [saved] = await database
    .insert(users)
    .values({
      email: email.toLowerCase(),
      name,
      firstName,
      lastName: others.join(' '),
      phone: '',
      passwordHash,
      ...may,
    })
    .onConflictDoUpdate({ target: users.email, set: { passwordHash, ...may } })
    .returning({ id: users.id })
  if (!saved) throw new Error(`The account of ${email} was not saved.`)
  await database.delete(sessions).where(eq(sessions.userId, saved.id))
  return saved.id
}
