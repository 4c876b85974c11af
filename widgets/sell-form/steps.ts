import type { SellInput } from './sell-input.ts'

/** The screens of the form where its island is narrow, in their order. */
export const STEPS = ['device', 'you', 'address', 'money', 'check'] as const
export type Step = (typeof STEPS)[number]

const ADDRESS = /^(?:street|city|district|postcode|country|pickup|alt)/
const OTHERS: Partial<Record<string, Step>> = {
  imei: 'device',
  serialNumber: 'device',
  note: 'device',
  bankAccountNumber: 'money',
  bankCode: 'money',
  hasAgreed: 'check',
} satisfies Partial<Record<keyof SellInput, Step>>

/** On which screen a field is. */
export const stepOf = (field: string): Step => OTHERS[field] ?? (ADDRESS.test(field) ? 'address' : 'you')
