import { and, eq, sql } from 'drizzle-orm'
import { type Discount, discounts } from '../checkout/discounts/schema.ts'
import type { MarketCode, NewDiscount } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { compareRecords, readLastEditor, recordChange } from '../staff/audit.ts'
import { checkDiscount } from './check-discount.ts'
import { type DescribedDiscount, describeDiscount, findDiscount, readSets, toAudited } from './store.ts'
import { OFFICE_TEXTS } from './texts.ts'

/** Who changes discounts of which market. */
export interface Editor {
  tx: Database
  market: MarketCode
  userId: number
}

export const AREA = 'discounts'

export async function createDiscount(editor: Editor, request: NewDiscount): Promise<DescribedDiscount> {
  const { tx, market } = editor
  const values = await checkDiscount(tx, market, request, null)
  const [made] = await tx
    .insert(discounts)
    .values({ ...values, market })
    .returning()
  if (!made) throw new Error('The discount was not kept.')
  await record(editor, made.id, 'create', {})
  return describeDiscount(tx, made)
}

/** Saves one of the version that was changed; who saves what is there already makes no other version and no entry. */
export async function updateDiscount(
  editor: Editor,
  id: string,
  { version, ...request }: NewDiscount & { version: number },
): Promise<DescribedDiscount> {
  const { tx, market } = editor
  const former = await lockVersion(editor, id, version)
  const values = await checkDiscount(tx, market, request, former)
  const sets = await readSets(tx, [...former.setIds, ...values.setIds])
  const changes = compareRecords(toAudited(former, sets), toAudited({ ...former, ...values }, sets))
  if (Object.keys(changes).length === 0) return describeDiscount(tx, former)
  const saved = await save(tx, former, values)
  await record(editor, saved.id, 'update', changes)
  return describeDiscount(tx, saved)
}

export async function deleteDiscount(
  editor: Editor,
  id: string,
  version: number,
): Promise<DescribedDiscount> {
  const former = await lockVersion(editor, id, version)
  return putAway(editor, former, new Date())
}

/** Brings a deleted one back; one that is there stays as it is. */
export async function restoreDiscount(editor: Editor, id: string): Promise<DescribedDiscount> {
  const { tx, market } = editor
  const former = await findDiscount(tx, market, id, { isDeleted: true, isLocked: true })
  if (!former) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return former.deletedAt ? putAway(editor, former, null) : describeDiscount(tx, former)
}

async function putAway(editor: Editor, former: Discount, deletedAt: Date | null): Promise<DescribedDiscount> {
  if (!deletedAt) await giveFreeName(editor, former)
  const saved = await save(editor.tx, former, { deletedAt })
  await record(editor, former.id, deletedAt ? 'delete' : 'restore', {})
  return describeDiscount(editor.tx, saved)
}

/** Its name may have been given to another one since. */
async function giveFreeName({ tx, market }: Editor, { name }: Discount): Promise<void> {
  const taken = and(
    eq(discounts.market, market),
    eq(discounts.name, name),
    sql`${discounts.deletedAt} is null`,
  )
  if ((await tx.$count(discounts, taken)) > 0)
    throw new CallError(400, { name: [OFFICE_TEXTS[market].nameTaken] })
}

/** Switches one on or off; answers whether it was otherwise. */
export async function activateDiscount(
  editor: Editor,
  former: Discount,
  isActive: boolean,
): Promise<boolean> {
  if (former.isActive === isActive) return false
  await save(editor.tx, former, { isActive })
  await record(editor, former.id, 'update', { is_active: [former.isActive, isActive] })
  return true
}

/** Two who change one discount wait here for each other; the second finds that it is another one by now. */
async function lockVersion({ tx, market, userId }: Editor, id: string, version: number): Promise<Discount> {
  const found = await findDiscount(tx, market, id, { isLocked: true })
  if (!found) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  if (found.version === version) return found
  throw new CallError(409, {
    detail: OFFICE_TEXTS[market].changed,
    current: await describeDiscount(tx, found),
    ...(await readLastEditor(tx, { market, userId, area: AREA, recordId: found.id })),
  })
}

async function save(tx: Database, former: Discount, values: Partial<Discount>): Promise<Discount> {
  const [saved] = await tx
    .update(discounts)
    .set({ ...values, version: former.version + 1 })
    .where(eq(discounts.id, former.id))
    .returning()
  if (!saved) throw new Error('The discount was not saved.')
  return saved
}

export const record = (
  { tx, market, userId }: Editor,
  recordId: number,
  action: string,
  changes: Parameters<typeof recordChange>[1]['changes'],
): Promise<void> =>
  recordChange(tx, { market, userId, area: AREA, recordId, action, ...(changes && { changes }) })
