import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { formatMoney } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { getMarket } from '#core/page.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { walletText } from './wallet-messages.ts'
import type { WalletPayment } from './wallet-payment.ts'

/** The button of a wallet for an order that waits for its money, or why there is none. */
export function WalletPay({ create }: { create: () => WalletPayment }): ReactNode {
  useSignals()
  const model = useModel(create)
  const place = useFocusInPlace<HTMLDivElement>()
  const isLoading = model.stage.value === 'loading' && !model.failure.value
  return (
    <div ref={place} tabIndex={-1} className="ostrov-wallet" aria-busy={isLoading || undefined}>
      {model.order.value || !model.failure.value ? <Told model={model} /> : <Untold model={model} />}
    </div>
  )
}

function Untold({ model }: { model: WalletPayment }): ReactNode {
  useSignals()
  const failure = model.failure.value
  if (!failure) return null
  return failure.failure.kind === 'not-found' ? (
    <Note kind="error">
      <KeyedText value={walletText('notFound')} />
    </Note>
  ) : (
    <FailureNote failure={failure} onRetry={() => void model.reload()} />
  )
}

function Told({ model }: { model: WalletPayment }): ReactNode {
  useSignals()
  const order = model.order.value
  const stage = model.stage.value
  if (stage === 'loading' || (!order && stage !== 'missing'))
    return (
      <>
        <p className="ostrov-hidden">{words('loading')}</p>
        <span className="ostrov-skeleton" aria-hidden="true" />
      </>
    )
  if (stage === 'ready' && order) return <Ready model={model} order={order} />
  const text = {
    missing: () => walletText(`${model.kind}.unavailable`),
    waiting: () => walletText('waiting'),
    paid: () => walletText('paid', { number: order?.number ?? '' }),
    nothing: () => walletText('nothingToPay', { number: order?.number ?? '' }),
    ready: () => '',
  }[stage]()
  return (
    <Note kind={stage === 'paid' ? 'success' : 'info'}>
      <KeyedText value={text} />
    </Note>
  )
}

function Ready({ model, order }: { model: WalletPayment; order: Order }): ReactNode {
  useSignals()
  const sum = formatMoney(order.total, getMarket())
  const failure = model.sendFailure.value
  return (
    <>
      {model.fault.value && (
        <Note kind="error">
          <KeyedText value={model.fault.value} />
        </Note>
      )}
      {failure && <FailureNote failure={failure} />}
      <Button
        label={model.isHeld.value ? walletText('sendAgain') : walletText(`${model.kind}.pay`, { sum })}
        isBusy={model.isPending.value}
        onPress={() => void model.pay()}
      />
    </>
  )
}
