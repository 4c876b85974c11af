import {
  ORDER_FIELD_NAMES,
  ORDER_FLAG_NAMES,
  type OrderDraft,
  type OrderField,
  type OrderFlag,
} from '#core/api/checkout/order.ts'

/** The empty form: nothing is agreed to before somebody agrees. */
export const makeOrderInput = (): OrderDraft => ({
  ...(Object.fromEntries(ORDER_FIELD_NAMES.map(field => [field, ''])) as Record<OrderField, string>),
  ...(Object.fromEntries(ORDER_FLAG_NAMES.map(flag => [flag, false])) as Record<OrderFlag, boolean>),
})

/** Whether something stands in the form that the shop did not write there itself. */
export function hasTyped(form: OrderDraft, given: Readonly<Record<string, unknown>>): boolean {
  const empty: Readonly<Record<string, unknown>> = makeOrderInput()
  return Object.entries(form).some(
    ([field, value]) => value !== empty[field] && value !== given[field] && value !== '',
  )
}

/** What is asked in this case, in its order: who buys for themselves has no company, and not everybody says when they were born. */
export function listAsked(
  { invoiceOnCompany, hasOtherAddress }: Pick<OrderDraft, 'invoiceOnCompany' | 'hasOtherAddress'>,
  isBirthDateAsked: boolean,
): OrderField[] {
  return ORDER_FIELD_NAMES.filter(field => {
    if (COMPANY.has(field)) return invoiceOnCompany
    if (field.startsWith('alt')) return hasOtherAddress
    return field !== 'birthDate' || isBirthDateAsked
  })
}

const COMPANY: ReadonlySet<OrderField> = new Set(['company', 'tin', 'vatn', 'internalOrderNumber'])
