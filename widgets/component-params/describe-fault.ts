import type { DescribedValue } from '#core/params/described-value.ts'
import { t } from './messages.ts'

/** What a field shows of a fault: the words that only params need are ours, the rest are those of all forms. */
export function describeFault(
  code: string | undefined,
  description: DescribedValue & { refusal?: string | undefined },
): string | undefined {
  switch (code) {
    case 'items':
      return t('faultItems')
    case 'listLength':
      return t('itemsCount', { max: description.max ?? 100 })
    case 'image':
      return t('faultImage')
    case 'link':
      return t('faultLink')
    case 'pattern':
      return description.refusal
    case 'format':
      return t('faultFormat')
    default:
      return code
  }
}

/** What may be typed, for whoever has not yet; null where there is nothing to say. */
export function describeLimits({ kind, min, max }: DescribedValue): string | null {
  if (kind === 'list' && max !== undefined && max < 100) return t('itemsCount', { max })
  if (kind !== 'integer') return null
  if (min !== undefined && max !== undefined) return t('limitBetween', { min, max })
  if (min !== undefined) return t('limitMin', { min })
  return max === undefined ? null : t('limitMax', { max })
}
