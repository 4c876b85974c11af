import { and, between, eq, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { cartDiscounts, discountCodes } from '../checkout/discounts/schema.ts'
import type { CodesRange, CodesRequest, MarketCode } from '../contract.ts'
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
  first_id: number | null
  last_id: number | null
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
  const kept = 'count' in request ? await generate(tx, to, request.count) : await assignTyped(tx, to, request)
  const assigned = kept.length
  await record(editor, discountId, 'codes', { code_count: [before, before + assigned] })
  const ids = kept.map(({ id }) => id).sort((a, b) => a - b)
  return {
    assigned,
    duplicates: 'count' in request ? [] : listMissed(request.codes, kept),
    code_count: before + assigned,
    first_id: ids[0] ?? null,
    last_id: ids.at(-1) ?? null,
  }
}

/** Those that were typed twice, or that a discount had already. */
function listMissed(codes: readonly string[], kept: readonly KeptCode[]): string[] {
  const assigned = new Set(kept.map(({ code }) => code))
  return codes.filter(code => !assigned.delete(code))
}

/** Takes back what nobody has used, nor has in a cart. */
export async function removeCodes(editor: Editor, discountId: number, range: CodesRange) {
  const { tx } = editor
  const isOf = eq(discountCodes.discountId, discountId)
  const before = await tx.$count(discountCodes, isOf)
  const inCarts = tx
    .select({ id: cartDiscounts.codeId })
    .from(cartDiscounts)
    .where(and(eq(cartDiscounts.discountId, discountId), isNotNull(cartDiscounts.codeId)))
  const removed = await tx
    .delete(discountCodes)
    .where(
      and(
        isOf,
        isNull(discountCodes.usedAt),
        between(discountCodes.id, toId(range.first_id), toId(range.last_id)),
        notInArray(discountCodes.id, inCarts),
      ),
    )
    .returning({ id: discountCodes.id })
  const left = before - removed.length
  if (removed.length > 0) await record(editor, discountId, 'codes', { code_count: [before, left] })
  return { removed: removed.length, code_count: left }
}

const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

interface KeptCode {
  id: number
  code: string
}

interface Target {
  market: MarketCode
  discountId: number
}

/** The very few that are in use already are made anew. */
async function generate(tx: Database, to: Target, count: number): Promise<KeptCode[]> {
  const kept: KeptCode[] = []
  while (kept.length < count) kept.push(...(await insert(tx, to, makeCodes(count - kept.length), true)))
  return kept
}

const assignTyped = (
  tx: Database,
  to: Target,
  { codes, is_single_use }: Extract<CodesRequest, { codes: unknown }>,
): Promise<KeptCode[]> => insert(tx, to, [...new Set(codes)], is_single_use)

async function insert(
  tx: Database,
  to: Target,
  codes: readonly string[],
  isSingleUse: boolean,
): Promise<KeptCode[]> {
  return tx
    .insert(discountCodes)
    .values(codes.map(code => ({ ...to, code, isSingleUse })))
    .onConflictDoNothing()
    .returning({ id: discountCodes.id, code: discountCodes.code })
}

/** Codes as calls answer them. */
export const describeCode = ({ id, code, isSingleUse, usedAt }: typeof discountCodes.$inferSelect) => ({
  id,
  code,
  is_single_use: isSingleUse,
  used_at: usedAt?.toISOString() ?? null,
})
