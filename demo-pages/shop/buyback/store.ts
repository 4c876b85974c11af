import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ConditionAnswer, type MarketCode, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { deviceTypes, manufacturers } from '../devices/schema.ts'
import { type Device, toColorChoice } from '../devices/store.ts'
import { appraise } from './appraisal.ts'
import { type Buyout, buyouts } from './schema.ts'
import { BUYOUT_STATES, listNextStates } from './states.ts'
import type { BuyoutSnapshot, WireAppraisal } from './wire.ts'

export interface BuyoutDraft {
  market: MarketCode
  device: Device
  appraisal: WireAppraisal
  answers: ConditionAnswer[]
  customer: Record<string, string>
  pickupAddress: Record<string, string> | null
  identifiers: Record<string, string>
  userId: number | null
  token?: string
}

/** Keeps a buy-back; its grade and price are worked out here, from the shop's own prices. Null: no quality. */
export async function createBuyout(database: Database, draft: BuyoutDraft): Promise<Buyout | null> {
  const { market, device, appraisal, answers } = draft
  const { result, grade, price } = appraise(appraisal)
  if (!result || !grade || price === null) return null
  const wireResult = appraisal.appraisal_result.find(row => String(row.id) === String(result.id))
  const [buyout] = await database
    .insert(buyouts)
    .values({
      market,
      token: draft.token ?? randomBytes(24).toString('base64url'),
      state: 'submitted',
      userId: draft.userId,
      deviceCode: device.color.code,
      version: appraisal.version,
      quality: grade,
      price: writeDecimal(price),
      answers,
      snapshot: {
        ...(await describeDevice(database, market, device)),
        result: {
          id: Number(result.id),
          quality: wireResult?.quality ?? null,
          price: wireResult?.price ?? null,
        },
        conditions: appraisal.device_conditions,
        qualities: listQualities(appraisal),
        minimalPrice: appraisal.minimal_buyout_price,
      },
      customer: draft.customer,
      pickupAddress: draft.pickupAddress,
      device: draft.identifiers,
    })
    .returning()
  return buyout ?? null
}

async function describeDevice(
  database: Database,
  market: MarketCode,
  { model, color }: Device,
): Promise<Pick<BuyoutSnapshot, 'type' | 'manufacturer' | 'model' | 'color'>> {
  const [type] = await database
    .select()
    .from(deviceTypes)
    .where(and(eq(deviceTypes.market, market), eq(deviceTypes.value, model.type)))
  const [manufacturer] = await database
    .select()
    .from(manufacturers)
    .where(and(eq(manufacturers.market, market), eq(manufacturers.value, model.manufacturer)))
  const name = (value: string, label: string | undefined) => ({
    value,
    label: label ?? value,
    image: null,
    image_alt: null,
  })
  const shown = toColorChoice(color)
  return {
    type: name(model.type, type?.label),
    manufacturer: name(model.manufacturer, manufacturer?.label),
    model: { ...shown, value: model.value, label: model.label },
    color: shown,
  }
}

/** Which quality each answer pointed to. */
function listQualities({ device_conditions, appraisal_result }: WireAppraisal): BuyoutSnapshot['qualities'] {
  return device_conditions.flatMap(({ id, value, choices }) => {
    const choice = choices.find(row => row.value === value)
    if (!choice || choice.appraisal_result === null) return []
    const quality = appraisal_result.find(row => row.id === choice.appraisal_result)?.quality ?? null
    return [{ condition: id, quality }]
  })
}

/** A device in these states is promised to the shop: its buy-back is still to go on. */
const UNDER_WAY = BUYOUT_STATES.filter(state => listNextStates(state).length > 0)

/** Whether the shop is buying the phone with this IMEI already. */
export async function isUnderWay(tx: Database, market: MarketCode, imei: string): Promise<boolean> {
  // Two sales of one phone that come together wait here for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${market} ${imei}`}))`)
  const [found] = await tx
    .select({ id: buyouts.id })
    .from(buyouts)
    .where(
      and(
        eq(buyouts.market, market),
        inArray(buyouts.state, UNDER_WAY),
        eq(sql`${buyouts.device} ->> 'imei'`, imei),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** What customers call their buy-back by; whoever reads it along the way can do nothing with it. */
export const nameBuyout = ({ market, id }: Pick<Buyout, 'market' | 'id'>): string =>
  `${market.toUpperCase()}-${String(id).padStart(6, '0')}`

/** The buy-back of a token, which is all that a visitor needs to see it. */
export async function findBuyout(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<Buyout | null> {
  const [buyout] = await database
    .select()
    .from(buyouts)
    .where(and(eq(buyouts.market, market), eq(buyouts.token, token)))
  return buyout ?? null
}
