import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { keepTogether, MARKETS, type MarketCode } from '../contract.ts'
import { nameSeller, tellRegistration } from '../orders/sellers.ts'
import { SITES } from '../site/site.ts'

/**
 * What a file beside a domain holds, in the words of one market. JSON, or CSV whose first line names its columns.
 * `{ "cs": …, "ro": … }` stands for the market's own value; `{paths.cart}`, `{phone}`, `{email}`, `{seller}` and
 * `{registration}` for those of its site.
 */
export function readSeed<S extends v.GenericSchema>(
  file: URL,
  schema: S,
  market: MarketCode,
): v.InferOutput<S> {
  const text = readFileSync(file, 'utf8')
  const seeds = file.pathname.endsWith('.csv') ? parseCsv(text) : JSON.parse(text)
  const result = v.safeParse(schema, localize(seeds, market))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${basename(file.pathname)}, at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`)
}

/** Semicolons divide the columns and none stands inside one, so nothing needs quotes. */
function parseCsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split(';')
  return lines.map(line => {
    const cells = line.split(';')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

/** A name is searched and compared, so it keeps its plain spaces; what is read is set as a page is. */
function localize(value: unknown, market: MarketCode, isProse = true): unknown {
  if (typeof value === 'string') return fillSlots(value, market)
  if (Array.isArray(value)) return value.map(one => localize(one, market))
  if (value === null || typeof value !== 'object') return value
  const isWords = Object.keys(value).join() === 'cs,ro'
  if (!isWords)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, localize(one, market, key !== 'name')]),
    )
  const words = (value as Record<string, unknown>)[MARKETS[market].language]
  return isProse ? localizeWords(words, market) : localize(words, market)
}

/** A language's own words, no line of which parts what belongs together. */
function localizeWords(words: unknown, market: MarketCode): unknown {
  const keep = (one: unknown) => (typeof one === 'string' ? keepTogether(one, MARKETS[market].language) : one)
  const filled = localize(words, market)
  return Array.isArray(filled) ? filled.map(keep) : keep(filled)
}

function fillSlots(text: string, market: MarketCode): string {
  const { phone, email, paths } = SITES[market]
  return text
    .replace('{phone}', phone)
    .replace('{email}', email)
    .replace('{seller}', nameSeller(market))
    .replace('{registration}', tellRegistration(market))
    .replace(/\{paths\.(\w+)\}/g, (slot, name: string) => {
      const path = (paths as Record<string, string>)[name]
      if (path === undefined) throw new Error(`There is no path for ${slot}.`)
      return path
    })
}
