import { getDotPath, safeParse } from 'valibot'
import {
  fromOrderRequest,
  type MarketCode,
  ORDER_FIELDS,
  OrderRequest,
  orderForm,
  toOrderRequest,
} from '../contract.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { isObject, type JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { sayRefusal } from '../site/refusal-texts.ts'
import { readClock } from './calendar.ts'
import {
  type DeliveryMethod,
  findDelivery,
  findPayment,
  hasCompany,
  listCompanies,
  type PaymentMethod,
} from './methods.ts'
import { listSchemaErrors } from './payment-calls.ts'
import { CHECKOUT_TEXTS } from './texts.ts'

/** An order whose fields are right; whether it can be had is another question. */
export interface CheckedOrder {
  request: OrderRequest
  delivery: DeliveryMethod
  payment: PaymentMethod
}

/** Checks what was sent by the contract and by the very rules of the form; a 400 names each field that is wrong. */
export function checkOrder(market: MarketCode, body: JsonObject, now: Date): CheckedOrder {
  const parsed = safeParse(OrderRequest, body)
  if (!parsed.success) throw new CallError(400, listSchemaErrors(parsed.issues, market))
  const request = parsed.output
  const errors: FieldErrors = {}
  const delivery = findDelivery(market, request.type_delivery_code)
  const payment = findPayment(market, request.type_payment)
  const checked = checkForm(market, request, { payment, now, errors })
  checkChoice(market, request, { delivery, payment, errors })
  if (!delivery || !payment || Object.keys(errors).length > 0) throw new CallError(400, errors)
  return { request: checked, delivery, payment }
}

const PAID_LATER = ['instalment', 'lease', 'twisto']

function checkForm(
  market: MarketCode,
  request: OrderRequest,
  { payment, now, errors }: { payment: PaymentMethod | null; now: Date; errors: FieldErrors },
): OrderRequest {
  const draft = fromOrderRequest(request)
  const form = orderForm({
    market,
    wireDate: 'DD.MM.YYYY',
    today: readClock(market, now).date,
    isBirthDateAsked: payment !== null && PAID_LATER.includes(payment.kind),
  })
  const result = safeParse(form, draft)
  for (const issue of result.issues ?? []) {
    const path = PATHS[getDotPath(issue) ?? '']
    if (path) addError(errors, path, sayRefusal(market, issue.message))
  }
  return result.success ? { ...request, ...toOrderRequest(result.output, request) } : request
}

const PATHS: Readonly<Record<string, string>> = ORDER_FIELDS

function addError(errors: FieldErrors, path: string, text: string): void {
  const [group = '', name = ''] = path.split('.')
  const fields = errors[group]
  errors[group] = { ...(isObject(fields) && fields), [name]: [text] }
}

interface Choice {
  delivery: DeliveryMethod | null
  payment: PaymentMethod | null
  errors: FieldErrors
}

/** What is chosen beside the form: all that the delivery and the payment ask for has to be there. */
function checkChoice(market: MarketCode, request: OrderRequest, { delivery, payment, errors }: Choice): void {
  const texts = CHECKOUT_TEXTS[market]
  const need = (isMissing: boolean, field: keyof OrderRequest, text: string): void => {
    if (isMissing) errors[field] = [text]
  }
  const isPlaced = delivery?.kind === 'store' || delivery?.kind === 'dispensing-place'
  const isTimed = delivery?.kind === 'atc' || delivery?.kind === 'express'
  const isCompanyAsked = payment !== null && listCompanies(market, payment).length > 0
  const isWallet = payment?.kind === 'google-pay' || payment?.kind === 'apple-pay'
  need(!delivery, 'type_delivery_code', texts.unknown)
  need(!payment, 'type_payment', texts.unknown)
  need(isPlaced && !request.store, 'store', texts.choosePlace)
  need(isTimed && !request.timeslot, 'timeslot', texts.chooseSlot)
  need(
    isCompanyAsked && !hasCompany(market, payment, request.payment_company),
    'payment_company',
    texts.chooseCompany,
  )
  need(payment?.kind === 'instalment' && !request.installment, 'installment', texts.chooseInstalment)
  need(isWallet && !request.token, 'token', texts.walletNeeded)
  need(payment?.kind === 'twisto' && !request.transaction_id, 'transaction_id', texts.twistoNeeded)
}
