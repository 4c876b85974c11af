import { eq } from 'drizzle-orm'
import { discountCodes } from '../checkout/discounts/schema.ts'
import type { CodesRequest, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { CallError } from '../server/call-answer.ts'
import { type Editor, record } from './change-discount.ts'
import { makeCodes } from './make-codes.ts'
import { OFFICE_TEXTS } from './texts.ts'

const MOST = 100_000

/** What became of codes: those that a discount had already were not assigned. */
export interface AddedCodes {
  assigned: number
  duplicates: string[]
  code_count: number
}

export async function addCodes(
  editor: Editor,
  discountId: number,
  request: CodesRequest,
): Promise<AddedCodes> {
  const { tx, market } = editor
  const wanted = 'count' in request ? request.count : request.codes.length
  const before = await tx.$count(discountCodes, eq(discountCodes.discountId, discountId))
  if (before + wanted > MOST) throw new CallError(400, { count: [OFFICE_TEXTS[market].tooMany] })
  const to = { market, discountId }
  const duplicates = 'count' in request ? [] : await assignTyped(tx, to, request)
  if ('count' in request) await generate(tx, to, request.count)
  const assigned = wanted - duplicates.length
  await record(editor, discountId, 'codes', { code_count: [before, before + assigned] })
  return { assigned, duplicates, code_count: before + assigned }
}

interface Target {
  market: MarketCode
  discountId: number
}

/** The very few that are in use already are made anew. */
async function generate(tx: Database, to: Target, count: number): Promise<void> {
  for (let left = count; left > 0; ) left -= (await insert(tx, to, makeCodes(left), true)).length
}

/** Answers those that were not assigned. */
async function assignTyped(
  tx: Database,
  to: Target,
  { codes, is_single_use }: Extract<CodesRequest, { codes: unknown }>,
): Promise<string[]> {
  const assigned = new Set(await insert(tx, to, [...new Set(codes)], is_single_use))
  return codes.filter(code => !assigned.delete(code))
}

async function insert(
  tx: Database,
  to: Target,
  codes: readonly string[],
  isSingleUse: boolean,
): Promise<string[]> {
  const kept = await tx
    .insert(discountCodes)
    .values(codes.map(code => ({ ...to, code, isSingleUse })))
    .onConflictDoNothing()
    .returning({ code: discountCodes.code })
  return kept.map(({ code }) => code)
}

/** Codes as calls answer them. */
export const describeCode = ({ id, code, isSingleUse, usedAt }: typeof discountCodes.$inferSelect) => ({
  id,
  code,
  is_single_use: isSingleUse,
  used_at: usedAt?.toISOString() ?? null,
})
