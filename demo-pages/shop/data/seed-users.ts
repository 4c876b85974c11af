import { hashPassword } from '../django/passwords.ts'
import type { Database } from './database.ts'
import { users } from './schema/people.ts'

/** The accounts of the demo, printed on the sign-in pages so that anybody can try them. */
export const DEMO_ACCOUNTS = {
  customer: { email: 'zakaznik@laguna.example', name: 'Jana Nováková', password: 'Zakaznik-1' },
  staff: { email: 'obsluha@laguna.example', name: 'Petr Obsluha', password: 'Obsluha-1' },
} as const

export async function seedUsers(database: Database): Promise<void> {
  const rows = await Promise.all(
    Object.entries(DEMO_ACCOUNTS).map(async ([role, { email, name, password }]) => ({
      email,
      name,
      passwordHash: await hashPassword(password),
      isStaff: role === 'staff',
      isShopAccount: false,
    })),
  )
  await database.insert(users).values(rows)
}
