import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import type { Payment } from '#core/api/payments/payments.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { type Folding, useFolding } from '#kit/device/use-folding.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useModel } from '#kit/react/use-model.ts'
import { ChoicePart, WaitingPart } from '../choice-part.tsx'
import { KindIcon } from '../kind-icon.tsx'
import { createPaymentStep, type PaymentModel } from './payment-model.ts'
import { CompanyPart, InstalmentPart } from './payment-parts.tsx'
import { describePayment, namePayment, t } from './payment-text.ts'

/** How the order is paid, and with whom and in how many parts where that is to be chosen too. */
export function PaymentStep({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const root = useRef<HTMLDivElement>(null)
  const folding = useFolding(root)
  const model = useModel(() => createPaymentStep(checkout))
  const { payment, company } = checkout.choice.value
  const props = { checkout, model, folding }
  return (
    <div ref={root}>
      <ChoicePart
        part="payment"
        name={t('payment')}
        value={payment && namePayment(payment)}
        folding={folding}
      >
        <Payments {...props} />
      </ChoicePart>
      {payment?.has_sub_payments && <CompanyPart key={payment.code} {...props} />}
      {payment?.kind === 'instalment' && (!payment.has_sub_payments || company !== null) && (
        <InstalmentPart key={`${payment.code} ${company}`} {...props} />
      )}
    </div>
  )
}

interface Parts {
  checkout: Checkout
  model: PaymentModel
  folding: Folding
}

function Payments({ checkout, model, folding }: Parts): ReactNode {
  useSignals()
  const { data, failure, isPending, refetch } = checkout.payments
  const offered = data.value?.payments
  useLoadingNews(t('payment'), !offered && isPending.value, offered !== undefined)
  if (!offered && failure.value)
    return (
      <FailureNote
        failure={failure.value}
        lead={t('failed')}
        isBusy={isPending.value}
        onRetry={() => void refetch()}
      />
    )
  if (!offered) return <WaitingPart legend={t('legend')} count={5} />
  return <Offered checkout={checkout} model={model} folding={folding} offered={offered} />
}

function Offered({ checkout, model, folding, offered }: Parts & { offered: readonly Payment[] }): ReactNode {
  useSignals()
  const discounts = checkout.cart.value?.discounts ?? []
  return (
    <>
      {!offered.some(({ is_available }) => is_available) && (
        <Note kind="warning">
          <KeyedText value={t('none')} />
        </Note>
      )}
      <ChoiceCards
        legend={t('legend')}
        layout="offers"
        choices={offered.map(payment => ({
          ...describePayment(payment, discounts, model.wallets.read(payment.kind)),
          icon: <KindIcon kind={payment.kind} />,
        }))}
        value={checkout.choice.value.payment?.code ?? null}
        onChoose={code => {
          checkout.choose('payment', offered.find(payment => payment.code === code) ?? null)
          folding.hold('payment')
        }}
        onSettle={() => folding.settle()}
      />
    </>
  )
}
