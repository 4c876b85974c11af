import { eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { Visitor } from '../django/session.ts'
import { requireStaff } from '../django/staff.ts'
import { CallError } from '../server/call-answer.ts'
import type { ShopContext } from '../server/shop.ts'
import { type StaffRole, staffRoles } from './schema.ts'

export async function listRoles(database: Database, userId: number): Promise<StaffRole[]> {
  const rows = await database
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
  return rows.map(({ role }) => role)
}

/** Gives a member of staff these roles beside those they have. */
export async function giveRoles(
  database: Database,
  userId: number,
  roles: readonly StaffRole[],
): Promise<void> {
  if (roles.length === 0) return
  await database
    .insert(staffRoles)
    .values(roles.map(role => ({ userId, role })))
    .onConflictDoNothing()
}

export const hasRole = async (
  database: Database,
  visitor: Visitor | null,
  role: StaffRole,
): Promise<boolean> => visitor?.isStaff === true && (await listRoles(database, visitor.id)).includes(role)

/** The member of staff who calls, if their role allows it; anybody else is refused as DRF's permissions refuse them. */
export async function requireRole(
  database: Database,
  c: ShopContext,
  market: MarketCode,
  role: StaffRole,
): Promise<Visitor> {
  const visitor = await requireStaff(database, c, market)
  if (!(await hasRole(database, visitor, role)))
    throw new CallError(403, { detail: DRF_TEXTS[market].denied })
  return visitor
}
