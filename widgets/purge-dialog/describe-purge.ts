import type { PurgeOrder } from '../../core/api/purge.ts'
import type { Translate } from '../../core/intl/translate.ts'
import { splitPurgeKeys } from '../../core/validation/purge.ts'
import type { messages } from './messages.ts'

export type PurgeText = Translate<keyof (typeof messages)['cs']>

const MOST_NAMED = 5
const LONGEST_NAME = 60

/** What keys of the shop cover, as far as anybody can tell from the key. */
const COVERED = { html: 'coversHtml', endpoint: 'coversEndpoint' } as const

/** What will go, before it goes. */
export function describeWhat(order: PurgeOrder, t: PurgeText): string {
  if (order.mode === 'full') return t('whatFull')
  if (order.mode === 'url') return order.url ? t('whatUrl', { url: order.url }) : t('whatNothing')
  const keys = listKeys(order)
  return keys.length === 0
    ? t('whatNothing')
    : t('whatKeys', {
        count: keys.length,
        names: nameKeys(
          keys.map(key => explainKey(key, t)),
          t,
        ),
      })
}

/** What its going does to visitors. */
export function describeHow(order: PurgeOrder, t: PurgeText): string {
  if (order.mode === 'full') return t('howFull')
  return t(order.isSoft ? 'howSoft' : 'howHard')
}

/** What went, in a row of the history. */
export function describeRow(order: PurgeOrder, t: PurgeText): { what: string; how: string } {
  const how = t(order.mode !== 'full' && order.isSoft ? 'rowSoft' : 'rowHard')
  if (order.mode === 'full') return { what: t('rowFull'), how }
  if (order.mode === 'url') return { what: t('rowUrl', { url: order.url }), how }
  return { what: t('rowKeys', { names: nameKeys(listKeys(order).map(shorten), t) }), how }
}

function listKeys({ keys = '' }: Extract<PurgeOrder, { mode: 'key' }>): readonly string[] {
  return typeof keys === 'string' ? splitPurgeKeys(keys) : keys
}

const nameKeys = (names: readonly string[], t: PurgeText): string => {
  const named = names.slice(0, MOST_NAMED).join(', ')
  const count = names.length - MOST_NAMED
  return count > 0 ? t('andMore', { names: named, count }) : named
}

const explainKey = (key: string, t: PurgeText): string =>
  Object.hasOwn(COVERED, key) ? `${key} (${t(COVERED[key as keyof typeof COVERED])})` : shorten(key)

const shorten = (key: string): string => (key.length > LONGEST_NAME ? `${key.slice(0, LONGEST_NAME)}…` : key)
