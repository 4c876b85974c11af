import { eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { SeedSetting } from '../server/domain.ts'
import { giveRoles } from '../staff/roles.ts'
import { STAFF_ROLES, type StaffRole } from '../staff/schema.ts'
import { type Account, saveAccount } from './accounts.ts'
import { sessions, users } from './schema.ts'

/** The accounts of the demo, told to testers alone. */
export const DEMO_ACCOUNTS = {
  customer: { email: 'zakaznik@laguna.example', name: 'Jana Nováková', password: 'Zakaznik-1' },
  staff: { email: 'obsluha@laguna.example', name: 'Petr Obsluha', password: 'Obsluha-1' },
  /** Staff who may do nothing but send orders. */
  warehouse: { email: 'sklad@laguna.example', name: 'Eva Skladová', password: 'Skladnik-1' },
  /** Of a shop of the chain: it buys, and nobody may change who it is. */
  branch: { email: 'pobocka@laguna.example', name: 'Pobočka Brno', password: 'Pobocka-1' },
} as const

/** Opens the accounts of the demo; a shop that is none, or no longer, closes them. */
export async function seedUsers(
  database: Database,
  _market: MarketCode,
  { isDemo }: SeedSetting,
): Promise<void> {
  for (const [role, account] of Object.entries(DEMO_ACCOUNTS)) {
    const [known] = await database.select().from(users).where(eq(users.email, account.email))
    const isOpen = known !== undefined && known.passwordHash !== CLOSED
    if (isOpen && !isDemo) await closeAccount(database, known.id)
    // A role that is newer than the account is given to it, too.
    if (isOpen && isDemo) await giveRoles(database, known.id, ROLES[role] ?? [])
    if (!isOpen && isDemo) await openAccount(database, role, account)
  }
}

async function openAccount(database: Database, role: string, account: Account): Promise<void> {
  const roles = ROLES[role] ?? []
  const id = await saveAccount(database, account, {
    isStaff: roles.length > 0,
    isShopAccount: role === 'branch',
  })
  await giveRoles(database, id, roles)
}

/** What the accounts of staff may do. */
const ROLES: Readonly<Record<string, readonly StaffRole[]>> = { staff: STAFF_ROLES, warehouse: ['orders'] }

/** No password has this hash. */
const CLOSED = ''

async function closeAccount(database: Database, userId: number): Promise<void> {
  await database.update(users).set({ passwordHash: CLOSED }).where(eq(users.id, userId))
  await database.delete(sessions).where(eq(sessions.userId, userId))
}
