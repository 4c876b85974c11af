import type * as v from 'valibot'
import type { Order } from '#core/api/orders/orders.ts'
import {
  WITHDRAWAL_FIELDS,
  type WithdrawalDraft,
  withdraw,
  withdrawalForm,
} from '#core/api/orders/withdrawal.ts'
import { type Written, write } from '#core/http/write.ts'
import { getMarket } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { createItemChoice, type Returned } from './item-choice.ts'

export interface Outcome {
  number: string
  email: string
  returned: Returned
  /** What is paid back, where the server has told it. */
  refund: number | null
}

type Done = Written<v.InferOutput<NonNullable<(typeof withdraw)['response']>>>

/** The form of one order, which begins with what the order says. */
export function createWithdrawalForm(
  order: Order,
  onDone: (outcome: Outcome) => void,
  onConflict: () => void,
) {
  const choice = createItemChoice(order)
  const needsAccount = order.needs_refund_account !== false
  const { id } = order
  const form = createFormModel<WithdrawalDraft, WithdrawalDraft, (typeof withdraw)['request'], Done>({
    endpoint: withdraw,
    fields: WITHDRAWAL_FIELDS,
    initialValues: {
      name: order.customer.name,
      email: order.customer.email ?? '',
      bankAccount: '',
      reason: '',
    },
    schema: withdrawalForm(getMarket().code, needsAccount),
    toRequest({ name, email, bankAccount, reason }) {
      const items = choice.list()
      return items.length === 0
        ? null
        : { name, email, bank_account: needsAccount ? bankAccount : '', reason, items }
    },
    send: (request, idempotencyKey) => write(withdraw, request, { args: { id }, idempotencyKey }),
    onDone: ({ data: { number, refund } }, { email }) =>
      onDone({ number, email, returned: choice.describe(), refund }),
    onFailure({ failure }) {
      if (failure.kind === 'conflict' || failure.kind === 'invalid') onConflict()
    },
  })
  return { form, choice, needsAccount }
}

export type WithdrawalForm = ReturnType<typeof createWithdrawalForm>
