import * as v from 'valibot'
import { type DiscountDraft, type DiscountField, discountForm } from '#core/api/discounts/discount-form.ts'
import { Discount, updateDiscount } from '#core/api/discounts/discounts.ts'
import { toDiscountRequest, toDraft } from '#core/discounts/discount-draft.ts'
import { showAmount } from '#core/discounts/show-amount.ts'
import { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { toMoment } from '#core/intl/market-time.ts'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { showPercent } from '#core/intl/show-percent.ts'
import { TIME_ZONES } from '#core/market.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { getMarket } from '#core/page.ts'
import { isPercentage } from '#core/validation/discount/discount.ts'

const Refused = v.object({ current: Discount })

/** A discount's form with one field as it was put into its cell. */
function changeDraft(row: Discount, field: DiscountField, text: string): DiscountDraft {
  const draft = toDraft(row, getMarket())
  return { ...draft, [field]: typeof draft[field] === 'boolean' ? text === 'true' : text }
}

export const writeField = (row: Discount, field: DiscountField): string =>
  String(toDraft(row, getMarket())[field])

/** By the very rules of the discount's own form. */
export function checkField(row: Discount, field: DiscountField, text: string): string | null {
  const checked = v.safeParse(discountForm(getMarket()), changeDraft(row, field, text))
  const [wrong] = checked.issues ?? []
  return wrong ? describeRefusal(wrong.message) : null
}

export async function saveField(
  row: Discount,
  field: DiscountField,
  text: string,
  idempotencyKey: string,
): Promise<Discount> {
  const market = getMarket()
  const draft = v.parse(discountForm(market), changeDraft(row, field, text))
  const request = { ...toDiscountRequest(draft, market), version: row.version }
  return (await write(updateDiscount, request, { args: { id: row.id }, idempotencyKey })).data
}

/** The discount as it is at the server, in the body of a 409. */
export function readCurrent(thrown: unknown): Discount | null {
  const found = thrown instanceof FailureError ? v.safeParse(Refused, thrown.body) : null
  return found?.success ? found.output.current : null
}

/** A moment by the clocks of the market. */
export const showLocal = (local: string, isEnd: boolean): string =>
  showMoment(toMoment(local, TIME_ZONES[getMarket().code], { isEnd }) ?? '')

/** As its cells write it; what is no number stays as it was typed. */
export function showAmountOf(text: string, type: Discount['type'] | undefined): string {
  const amount = parseTypedAmount(text, getMarket())
  if (amount === null) return text
  return type && isPercentage(type) ? showPercent(amount / 100) : showAmount(amount)
}
