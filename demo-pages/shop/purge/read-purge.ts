import {
  type MarketCode,
  normalizePurgeUrl,
  PURGE_MODES,
  type PurgeRequest,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { PURGE_TEXTS } from './texts.ts'

export type PurgeErrors = Record<string, unknown>

interface Reading {
  body: JsonObject
  market: MarketCode
  errors: PurgeErrors
}

/** The request as the rules want it; fields of other modes are left out, and what is wrong is told as DRF tells it. */
export function readPurge(body: JsonObject, market: MarketCode, hosts: readonly string[]): PurgeRequest {
  const reading: Reading = { body, market, errors: {} }
  const mode = readMode(reading)
  const keys = mode === 'key' ? readKeys(reading) : ''
  const url = mode === 'url' ? readUrl(reading, hosts) : ''
  const isSoft = mode !== 'full' && readSoft(reading)
  if (Object.keys(reading.errors).length > 0) throw new CallError(400, reading.errors)
  if (mode === 'key') return { mode, keys, soft_purge: isSoft }
  return mode === 'url' ? { mode, url, soft_purge: isSoft } : { mode: 'full', soft_purge: false }
}

function readMode({ body: { mode }, market, errors }: Reading): (typeof PURGE_MODES)[number] | null {
  const found = PURGE_MODES.find(known => known === mode)
  if (found) return found
  if (mode === undefined) errors.mode = [DRF_TEXTS[market].required]
  else if (mode === null) errors.mode = [DRF_TEXTS[market].null]
  else errors.mode = [PURGE_TEXTS[market].notAChoice(String(mode).slice(0, 50))]
  return null
}

/** A text of keys divided by spaces, or a list of keys. */
function readKeys({ body: { keys }, market, errors }: Reading): string {
  const texts = PURGE_TEXTS[market]
  if (keys === undefined || keys === null) {
    errors.keys = [keys === null ? DRF_TEXTS[market].null : DRF_TEXTS[market].required]
    return ''
  }
  const isText = (value: unknown): value is string => typeof value === 'string'
  if (!isText(keys) && !(Array.isArray(keys) && keys.every(isText))) {
    errors.keys = [texts.notAText]
    return ''
  }
  if (!isText(keys) && keys.some(key => /\s/.test(key))) {
    errors.keys = Object.fromEntries(
      keys.flatMap((key, place) => (/\s/.test(key) ? [[place, [texts.keyHasSpace]]] : [])),
    )
    return ''
  }
  const all = splitPurgeKeys(isText(keys) ? keys : keys.join(' '))
  const code = validatePurgeKeys(all)
  if (code) errors.keys = [texts.codes[code]]
  return all.join(' ')
}

function readUrl({ body: { url }, market, errors }: Reading, hosts: readonly string[]): string {
  if (url === undefined) errors.url = [DRF_TEXTS[market].required]
  else if (url === null) errors.url = [DRF_TEXTS[market].null]
  else if (typeof url !== 'string') errors.url = [PURGE_TEXTS[market].notAText]
  if (typeof url !== 'string') return ''
  const code = validatePurgeUrl(url, hosts)
  if (code) errors.url = [PURGE_TEXTS[market].codes[code]]
  return normalizePurgeUrl(url)
}

/** Soft unless told otherwise: it burdens the shop less. */
function readSoft({ body: { soft_purge: isSoft = true }, market, errors }: Reading): boolean {
  if (typeof isSoft !== 'boolean') errors.soft_purge = [PURGE_TEXTS[market].notABoolean]
  return isSoft === true
}
