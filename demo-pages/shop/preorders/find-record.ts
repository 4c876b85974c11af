import { and, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { preorderRules, preorderSettings, type RuleRecord, type SettingRecord } from './schema.ts'

const MOST_ID = 2_147_483_647

/** A row's id as a path or a body has it; null for what can't be one. */
export function readId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id > 0 && id <= MOST_ID ? id : null
}

export const failNotFound = (market: MarketCode): never => {
  throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
}

/** Locked until the end of the transaction, so that of two who save one is told of the other. */
export async function lockSetting(
  tx: Database,
  market: MarketCode,
  pk: string | undefined,
): Promise<SettingRecord> {
  const id = readId(pk) ?? failNotFound(market)
  const [row] = await tx
    .select()
    .from(preorderSettings)
    .where(and(eq(preorderSettings.market, market), eq(preorderSettings.id, id)))
    .for('update')
  return row ?? failNotFound(market)
}

export async function findRule(
  tx: Database,
  market: MarketCode,
  set: RuleRecord['ruleSet'],
  pk: string | undefined,
): Promise<RuleRecord> {
  const id = readId(pk) ?? failNotFound(market)
  const [row] = await tx
    .select({ rule: preorderRules })
    .from(preorderRules)
    .innerJoin(preorderSettings, eq(preorderSettings.id, preorderRules.settingId))
    .where(and(eq(preorderSettings.market, market), eq(preorderRules.id, id), eq(preorderRules.ruleSet, set)))
  return row?.rule ?? failNotFound(market)
}
