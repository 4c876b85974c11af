import * as v from 'valibot'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { readSeed } from '#shop/database/read-seed.ts'
import { insertRows, isEmpty } from '#shop/database/rows.ts'
import { foldText } from '#shop/database/search-text.ts'
import { DISCOUNT_KINDS, discountCodes, discountSets, discounts, isicCards } from './schema.ts'

const Decimal = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))
/** With the offset of its own zone. */
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => new Date(text)),
)
const Codes = v.optional(v.array(v.string()), () => [])

const DiscountSeed = v.strictObject({
  name: v.string(),
  kind: v.picklist(DISCOUNT_KINDS),
  value: Decimal,
  validFrom: v.optional(Moment),
  validTo: v.optional(Moment),
  isActive: v.optional(v.boolean()),
  isPublic: v.optional(v.boolean()),
  isCombinable: v.optional(v.boolean()),
  isAutomatic: v.optional(v.boolean()),
  isVoucher: v.optional(v.boolean()),
  minimalSum: v.optional(Decimal),
  isCumulative: v.optional(v.boolean()),
  /** Names of its sets. */
  sets: v.optional(v.array(v.string()), () => []),
  codes: Codes,
  /** Ten digits and letters of both cases; each is good for one order. */
  singleUseCodes: Codes,
})
const Seeds = v.strictObject({
  sets: v.array(v.strictObject({ name: v.string(), goods: v.array(v.string()) })),
  discounts: v.array(DiscountSeed),
  cards: v.array(v.strictObject({ number: v.string(), holder: v.string(), validTo: v.string() })),
})

/** The discounts of a new shop, with their codes; cards of students are the same in all markets. */
export async function seedDiscounts(database: Database, market: MarketCode): Promise<void> {
  if (!(await isEmpty(database, discounts, market))) return
  const seeds = readSeed(new URL('discounts.json', import.meta.url), Seeds, market)
  const sets = await database
    .insert(discountSets)
    .values(seeds.sets.map(set => ({ ...set, market })))
    .returning({ id: discountSets.id, name: discountSets.name })
  const rows = seeds.discounts.map(({ codes, singleUseCodes, sets: names, ...row }) => ({
    ...row,
    market,
    setIds: sets.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  }))
  const kept = await database.insert(discounts).values(rows).returning({ id: discounts.id })
  const codes = seeds.discounts.flatMap((seed, at) => {
    const discountId = kept[at]?.id ?? 0
    const toRow = (code: string, isSingleUse: boolean) => ({ market, discountId, code, isSingleUse })
    return [
      ...seed.codes.map(code => toRow(code, false)),
      ...seed.singleUseCodes.map(code => toRow(code, true)),
    ]
  })
  await insertRows(database, discountCodes, codes)
  await database
    .insert(isicCards)
    .values(seeds.cards.map(card => ({ ...card, holder: foldText(card.holder) })))
    .onConflictDoNothing()
}
