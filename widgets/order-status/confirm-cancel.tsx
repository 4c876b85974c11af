import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { OrderStatusModel } from './model.ts'

/** Asks before an order goes, and begins at the answer that harms least. */
export function ConfirmCancel({
  model: { cancel, cancelling },
  order,
  opener,
  onClose,
  onCancelled,
}: {
  model: OrderStatusModel
  order: Order
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onCancelled: () => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const body = useRef<HTMLDivElement>(null)
  const failure = cancelling.failure.value
  const isBusy = cancelling.isPending.value
  const close = (): void => body.current?.closest('dialog')?.close()
  const confirm = async (): Promise<void> => {
    if (!(await cancel())) return
    onCancelled()
    close()
  }
  return (
    <Dialog
      title={t('cancelTitle', { number: order.number })}
      opener={opener}
      describedBy={id}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div ref={body} className="ostrov-order-confirm">
        <div id={id}>
          <p>{t('cancelText')}</p>
          {order.payment.is_paid && <KeyedText as="p" value={t('cancelPaid')} />}
        </div>
        <div className="ostrov-form-actions">
          <Button kind="secondary" label={t('cancelNo')} onPress={close} />
          <Button
            kind="danger"
            label={t(isBusy ? 'cancelling' : 'cancelYes')}
            isBusy={isBusy}
            isUnavailable={cancelling.retryAfter.value > 0}
            onPress={() => void confirm()}
          />
        </div>
        {failure && <FailureNote failure={failure} lead={t('cancelFailed')} />}
      </div>
    </Dialog>
  )
}
