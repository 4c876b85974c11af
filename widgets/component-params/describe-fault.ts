import type { DescribedValue } from '#core/params/described-value.ts'
import { tField } from './field-messages.ts'

/** What a field shows of a fault: the words that only params need are ours, the rest are those of all forms. */
export function describeFault(
  code: string | undefined,
  description: DescribedValue & { label?: string; refusal?: string | undefined },
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
    case 'link-password':
      return tField('faultLinkPassword')
    case 'half-link':
      return tField('faultLinkHalf')
    case 'pattern':
      return description.refusal
    case 'required':
      return describeMissing(description)
    case 'needless-type':
      return tField('faultNeedlessType')
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

const PICKS = {
  product: 'pickProduct',
  discount: 'pickDiscount',
  order: 'pickOrder',
  category: 'pickCategory',
  'buyback-device': 'pickDevice',
  'service-device': 'pickDevice',
  'buyback-type': 'pickDeviceType',
  'service-type': 'pickDeviceType',
} as const

/** What is to be done about a field that has nothing in it. */
function describeMissing({ kind, of, label }: DescribedValue & { label?: string }): string {
  if (of) return tField(PICKS[of])
  if (kind === 'link') return tField('faultLinkMissing')
  return label === undefined || kind === 'choice' || kind === 'list'
    ? 'required'
    : tField('fillIn', { label })
}

/** What may be typed, for whoever has not yet; null where there is nothing to say. */
export function describeLimits({ kind, min, max }: DescribedValue): string | null {
  if (kind === 'list' && max !== undefined && max < 100) return tField('itemsCount', { max })
  if (kind !== 'integer') return null
  if (min !== undefined && max !== undefined) return tField('limitBetween', { min, max })
  if (min !== undefined) return tField('limitMin', { min })
  return max === undefined ? null : tField('limitMax', { max })
}
