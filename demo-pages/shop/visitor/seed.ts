import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../django/passwords.ts'
import { users } from './schema.ts'

/** The accounts of the demo, printed on the sign-in pages so that anybody can try them. */
export const DEMO_ACCOUNTS = {
  customer: { email: 'zakaznik@laguna.example', name: 'Jana Nováková', password: 'Zakaznik-1' },
  staff: { email: 'obsluha@laguna.example', name: 'Petr Obsluha', password: 'Obsluha-1' },
  /** Of a shop of the chain: it buys, and nobody may change who it is. */
  branch: { email: 'pobocka@laguna.example', name: 'Pobočka Brno', password: 'Pobocka-1' },
} as const

/** Adds the accounts that this database lacks. */
export async function seedUsers(database: Database): Promise<void> {
  for (const [role, { email, name, password }] of Object.entries(DEMO_ACCOUNTS)) {
    const [known] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (known) continue
    const [firstName = '', ...others] = name.split(' ')
    await database.insert(users).values({
      email,
      name,
      firstName,
      lastName: others.join(' '),
      phone: '',
      passwordHash: await hashPassword(password),
      isStaff: role === 'staff',
      isShopAccount: role === 'branch',
    })
  }
}
