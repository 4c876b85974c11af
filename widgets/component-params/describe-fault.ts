import type { DescribedValue } from '#core/params/described-value.ts'
import { tField } from './field-messages.ts'

/** What a field shows of a fault: the words that only params need are ours, the rest are those of all forms. */
export function describeFault(
  code: string | undefined,
  description: DescribedValue & { refusal?: string | undefined },
): string | undefined {
  switch (code) {
    case 'items':
      return tField('faultItems')
    case 'listLength':
      return tField('itemsCount', { max: description.max ?? 100 })
    case 'image':
      return tField('faultImage')
    case 'link':
      return tField('faultLink')
    case 'pattern':
      return description.refusal
    case 'required':
      return description.kind === 'link' ? tField('faultLinkMissing') : code
    case 'half-manufacturer':
      return tField('pickHalfManufacturer')
    case 'half-model':
      return tField('pickHalfModel')
    case 'half-color':
      return tField('pickHalfColor')
    case 'format':
      return tField('faultFormat')
    default:
      return code
  }
}

/** What may be typed, for whoever has not yet; null where there is nothing to say. */
export function describeLimits({ kind, min, max }: DescribedValue): string | null {
  if (kind === 'list' && max !== undefined && max < 100) return tField('itemsCount', { max })
  if (kind !== 'integer') return null
  if (min !== undefined && max !== undefined) return tField('limitBetween', { min, max })
  if (min !== undefined) return tField('limitMin', { min })
  return max === undefined ? null : tField('limitMax', { max })
}
