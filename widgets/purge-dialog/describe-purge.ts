import type { PurgeOrder } from '#core/api/purge/purge.ts'
import { splitPurgeKeys } from '#core/validation/purge.ts'
import { t } from './messages.ts'

const MOST_NAMED = 5
const LONGEST_NAME = 60

/** What keys of the shop cover, as far as anybody can tell from the key. */
const COVERED = { html: 'coversHtml', endpoint: 'coversEndpoint' } as const

/** What will go, before it goes. */
export function describeWhat(order: PurgeOrder): string {
  if (order.mode === 'full') return t('whatFull')
  if (order.mode === 'url') return order.url ? t('whatUrl', { url: order.url }) : t('whatNothing')
  const keys = listKeys(order)
  return keys.length === 0
    ? t('whatNothing')
    : t('whatKeys', {
        count: keys.length,
        names: nameKeys(keys.map(explainKey)),
      })
}

/** What its going does to visitors. */
export function describeHow(order: PurgeOrder): string {
  if (order.mode === 'full') return t('howFull')
  return t(order.isSoft ? 'howSoft' : 'howHard')
}

/** What went, in a row of the history. */
export function describeRow(order: PurgeOrder): { what: string; how: string } {
  const how = t(order.mode !== 'full' && order.isSoft ? 'rowSoft' : 'rowHard')
  if (order.mode === 'full') return { what: t('rowFull'), how }
  if (order.mode === 'url') return { what: t('rowUrl', { url: order.url }), how }
  return { what: t('rowKeys', { names: nameKeys(listKeys(order).map(shorten)) }), how }
}

function listKeys({ keys = '' }: Extract<PurgeOrder, { mode: 'key' }>): readonly string[] {
  return typeof keys === 'string' ? splitPurgeKeys(keys) : keys
}

const nameKeys = (names: readonly string[]): string => {
  const named = names.slice(0, MOST_NAMED).join(', ')
  const count = names.length - MOST_NAMED
  return count > 0 ? t('andMore', { names: named, count }) : named
}

const explainKey = (key: string): string =>
  Object.hasOwn(COVERED, key) ? `${key} (${t(COVERED[key as keyof typeof COVERED])})` : shorten(key)

const shorten = (key: string): string => (key.length > LONGEST_NAME ? `${key.slice(0, LONGEST_NAME)}…` : key)
