import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { wholeAccountField } from '#core/validation/bank/fields.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { limitLength, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { Id, Price, sentText } from '../wire.ts'

/** Where the server has each field of the form; the items stand beside it. */
export const WITHDRAWAL_FIELDS = {
  name: 'name',
  email: 'email',
  bankAccount: 'bank_account',
  reason: 'reason',
} as const
export type WithdrawalField = keyof typeof WITHDRAWAL_FIELDS
export type WithdrawalDraft = Record<WithdrawalField, string>

/** The schema of the form, on both sides. Nobody has to give a reason; an account only who gets the money on one. */
export function withdrawalForm(market: MarketCode, isAccountAsked: boolean) {
  const home = MARKETS[market].country
  const entries = { name: v.string(), email: v.string(), bankAccount: v.string(), reason: v.string() }
  return v.pipe(
    v.object(entries),
    checkEachBy<WithdrawalDraft>(() => ({
      name: limitLength(160, required(textField())),
      email: limitLength(254, required(emailField())),
      bankAccount: isAccountAsked ? limitLength(60, required(wholeAccountField(home))) : v.string(),
      reason: limitLength(2000, textField()),
    })),
  )
}

export const WithdrawalRequest = v.strictObject({
  name: sentText(160),
  email: sentText(254),
  /** Where the money is sent; empty where it goes back the way it came. */
  bank_account: sentText(60),
  reason: sentText(2000),
  /** What is returned, and how many of it. */
  items: v.pipe(
    v.array(
      v.strictObject({ id: sentText(50), quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
})

export type WithdrawalRequest = v.InferOutput<typeof WithdrawalRequest>

export const withdraw = mutation('contract-withdrawal', {
  path: '/core/orders/{id}/withdrawal/',
  doc: 'Withdraws from the contract about items of an order, within fourteen days; confirmed by e-mail.',
  request: WithdrawalRequest,
  response: v.object({
    id: Id,
    number: v.string(),
    /** What is paid back. */
    refund: v.nullish(Price, null),
  }),
  status: 201,
  errors: [400, 404, 409, 429],
})
