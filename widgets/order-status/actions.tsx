import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef, useState } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { OrderStatusModel } from './model.ts'

interface Part {
  model: OrderStatusModel
  order: Order
}

/** What the customer may do now; nothing where there is nothing. */
export function Actions({ model, order, hotline }: Part & { hotline: string }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { paying } = model
  const failure = paying.failure.value
  const { can_withdraw: canWithdraw, withdrawal_url: url } = order
  return (
    <div ref={place} tabIndex={-1} className="ostrov-order-actions">
      {order.payment.can_pay && (
        <Button
          label={t(paying.isPending.value ? 'paying' : 'pay')}
          isBusy={paying.isPending.value}
          onPress={() => void paying.start(model.reread)}
        />
      )}
      {canWithdraw && url !== null && isSafeLink(url) && (
        <a className="ostrov-button" data-kind="secondary" href={url}>
          {t('withdraw')}
        </a>
      )}
      {order.payment.can_pay && <PayOtherwise order={order} />}
      {/* The last, apart from the ways to pay. */}
      {order.can_cancel && <Cancel model={model} order={order} />}
      {failure && <FailureNote failure={failure} lead={t('payFailed')} />}
      {order.items.length > 0 && isUnderWay(order) && <ByPhone hotline={hotline} />}
    </div>
  )
}

/** Paid or promised, and not yet there: what can be changed of it is known to people alone. */
const isUnderWay = ({ state, can_cancel, can_withdraw }: Order): boolean =>
  !can_cancel && !can_withdraw && !ENDED.has(state)
const ENDED: ReadonlySet<string> = new Set(['delivered', 'cancelled', 'returned'])

function ByPhone({ hotline }: { hotline: string }): ReactNode {
  const number = hotline.replace(/[^+\d]/g, '')
  if (!number) return null
  return (
    <p className="ostrov-muted">
      <KeyedText value={t('byPhone')} /> <a href={`tel:${number}`}>{hotline}</a>
    </p>
  )
}

const loadOtherWays = () => import('./other-ways.tsx')

/** Wallets are strangers' scripts: they are brought when somebody wants them. */
function PayOtherwise({ order: { id } }: { order: Order }): ReactNode {
  const panel = useUniqueId()
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing, retry } = useLazyModule(loadOtherWays, isOpen)
  return (
    <>
      <button
        type="button"
        className="ostrov-button"
        data-kind="secondary"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t('payOtherwise')}
      </button>
      <div id={panel} className="ostrov-order-wallets" hidden={!isOpen}>
        {isOpen && part && <part.OtherWays id={id} />}
        {isOpen && isMissing && (
          <Note kind="error">
            <KeyedText value={t('partMissing')} />
            <Button kind="secondary" label={words('retry')} onPress={retry} />
          </Note>
        )}
      </div>
    </>
  )
}

const loadConfirm = () => import('./confirm-cancel.tsx')

/** The button that asks first; the question is loaded when it is pressed. */
function Cancel({ model, order }: Part): ReactNode {
  useSignals()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing, retry } = useLazyModule(loadConfirm, isOpen)
  const isComing = isOpen && !part && !isMissing
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="ostrov-button"
        data-kind="quiet"
        aria-haspopup="dialog"
        aria-disabled={isComing || undefined}
        onClick={() => setOpen(true)}
      >
        <KeyedText value={isComing ? words('loading') : t('cancel')} />
      </button>
      {isOpen && isMissing && (
        <Note kind="error">
          <KeyedText value={t('partMissing')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      )}
      {isOpen && part && (
        <part.ConfirmCancel
          model={model}
          order={order}
          opener={opener}
          onClose={() => setOpen(false)}
          onCancelled={() => announce(t('cancelled'))}
        />
      )}
    </>
  )
}
