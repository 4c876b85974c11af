import { and, desc, eq, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { users } from '../visitor/schema.ts'
import { auditLog, type Changes } from './schema.ts'

export interface Change {
  market: MarketCode
  userId: number
  /** Such as `discounts`. */
  area: string
  recordId: string | number
  /** Such as `create`. */
  action: string
  /** Nothing personal of customers. */
  changes?: Changes
}

/** Remembers who changed what; in the transaction of the change itself. */
export async function recordChange(tx: Database, { recordId, ...change }: Change): Promise<void> {
  await tx.insert(auditLog).values({ ...change, recordId: String(recordId) })
}

/** What differs between two states of a record, field by field. */
export function compareRecords<T extends object>(before: T, after: T): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[]
  return Object.fromEntries(
    names
      .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map(name => [name, [before[name] ?? null, after[name] ?? null] as const]),
  )
}

/**
 * Who changed a record last, as a 409 tells it to `userId`; null where nobody is known to have. With `version` who made
 * this one, of records that are changed by others than people, too.
 */
export async function readLastEditor(
  tx: Database,
  { market, userId, area, recordId, version }: Omit<Change, 'action' | 'changes'> & { version?: number },
): Promise<{ who: string | null; saved_by_me?: true }> {
  const [last] = await tx
    .select({ id: users.id, who: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(
        eq(auditLog.market, market),
        eq(auditLog.area, area),
        eq(auditLog.recordId, String(recordId)),
        version === undefined ? undefined : sql`${auditLog.changes} -> 'version' ->> 1 = ${String(version)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return { who: last?.who ?? null, ...(last?.id === userId && { saved_by_me: true }) }
}

const MOST = 50

/** The last changes of a record, the newest first. */
export function listChanges(database: Database, market: MarketCode, area: string, recordId: string | number) {
  return database
    .select({
      id: auditLog.id,
      at: auditLog.at,
      who: users.name,
      action: auditLog.action,
      changes: auditLog.changes,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(and(eq(auditLog.market, market), eq(auditLog.area, area), eq(auditLog.recordId, String(recordId))))
    .orderBy(desc(auditLog.id))
    .limit(MOST)
}

/** The same as a history tells it; the audit may keep names of its own, which `nameField` puts into those on the wire. */
export async function describeChanges(
  database: Database,
  market: MarketCode,
  area: string,
  recordId: string | number,
  nameField: (name: string) => string = name => name,
) {
  const rows = await listChanges(database, market, area, recordId)
  return rows.map(({ changes, ...row }) => ({
    ...row,
    changes: Object.entries(changes ?? {}).map(([field, [before, after]]) => ({
      field: nameField(field),
      before,
      after,
    })),
  }))
}
