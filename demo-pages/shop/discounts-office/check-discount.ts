import { and, eq, isNull, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { type Discount, discountSets, discounts } from '../checkout/discounts/schema.ts'
import {
  discountMessages,
  MARKETS,
  type MarketCode,
  type NewDiscount,
  readDecimal,
  validateCumulative,
  validateDiscountValue,
  validateMinimalSum,
  validateSpan,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { toStored } from './store.ts'
import { OFFICE_TEXTS } from './texts.ts'

type Errors = Record<string, string[]>

/** The body of a call by its schema; a 400 that names every wrong key. */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  body: JsonObject,
  market: MarketCode,
): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const errors: Errors = {}
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? 'non_field_errors')
    errors[name] = [name in body ? OFFICE_TEXTS[market].bad : DRF_TEXTS[market].required]
  }
  throw new CallError(400, errors)
}

/** The row that a request makes of a discount; a 400 says at its field what is wrong. */
export async function checkDiscount(
  tx: Database,
  market: MarketCode,
  request: NewDiscount,
  former: Discount | null,
) {
  const texts = OFFICE_TEXTS[market]
  const errors: Errors = {}
  const refuse = (field: keyof NewDiscount, text: string): void => {
    errors[field] = [text]
  }
  for (const [field, code] of findFaults(request))
    refuse(field, String(discountMessages[MARKETS[market].language][code]))
  const name = request.name.trim()
  if (!name) refuse('name', DRF_TEXTS[market].required)
  else if (await isNameTaken(tx, market, name, former)) refuse('name', texts.nameTaken)
  if ((request.type === 'isic') !== (former?.kind === 'isic')) refuse('type', texts.typeKept)
  const sets = await findSets(tx, market, request.sets)
  if (!sets) refuse('sets', texts.unknownSet)
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  return {
    name,
    kind: request.type,
    value: toStored(request.value),
    minimalSum: toStored(request.minimal_sum),
    validFrom: toDate(request.valid_from),
    validTo: toDate(request.valid_to),
    isActive: request.is_active,
    isPublic: request.is_public,
    isCombinable: request.is_combinable,
    isAutomatic: request.is_automatic,
    isCumulative: request.is_cumulative_bonus,
    setIds: sets ?? [],
  }
}

type Code = keyof (typeof discountMessages)['cs']

function findFaults(request: NewDiscount): [keyof NewDiscount, Code][] {
  const { type, valid_from, valid_to } = request
  const value = readDecimal(request.value)
  const sum = readDecimal(request.minimal_sum)
  const found: [keyof NewDiscount, Code | null][] = [
    ['value', value === null ? 'amountTyped' : validateDiscountValue(type, value)],
    ['minimal_sum', sum === null ? 'amountTyped' : validateMinimalSum(sum)],
    ['valid_to', validateSpan(valid_from, valid_to)],
    ['is_cumulative_bonus', request.is_cumulative_bonus ? validateCumulative(type, sum ?? 0) : null],
  ]
  return found.flatMap(([field, code]) => (code ? [[field, code] as [keyof NewDiscount, Code]] : []))
}

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

async function isNameTaken(
  tx: Database,
  market: MarketCode,
  name: string,
  former: Pick<Discount, 'id'> | null,
): Promise<boolean> {
  const isOther = former ? ne(discounts.id, former.id) : undefined
  const taken = and(
    eq(discounts.market, market),
    eq(discounts.name, name),
    isNull(discounts.deletedAt),
    isOther,
  )
  return (await tx.$count(discounts, taken)) > 0
}

/** Their ids where the market has all of them, else null. */
async function findSets(tx: Database, market: MarketCode, ids: readonly string[]): Promise<number[] | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const known = await tx
    .select({ id: discountSets.id })
    .from(discountSets)
    .where(eq(discountSets.market, market))
  const found = known.map(({ id }) => id).filter(id => wanted.includes(String(id)))
  return found.length === wanted.length ? found.sort((a, b) => a - b) : null
}
