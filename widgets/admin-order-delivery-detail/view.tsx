import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DeliveryItem, OrderDelivery } from '#core/api/picking/deliveries.ts'
import type { FailureError } from '#core/http/failure.ts'
import { isCommand } from '#core/picking/scan-codes.ts'
import { toSafePath } from '#core/safe-link.ts'
import type { Island } from '#core/widget.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useNarrow } from '#kit/grid/use-narrow.ts'
import { useModel } from '#kit/react/use-model.ts'
import { RecordNav } from '#kit/record/record-nav.tsx'
import { sound } from '#kit/scanner/feedback.ts'
import { ScannerBar, WaitingScans } from '#kit/scanner/scanner-bar.tsx'
import { usePassed } from '#kit/scanner/use-passed.ts'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { DeliveryFacts, DeliveryHead } from './delivery-facts.tsx'
import { DeliveryItems } from './delivery-items.tsx'
import { t } from './messages.ts'
import { createDelivery, type DeliveryModel } from './model.ts'
import { findNextPick, findOpenItem } from './next-pick.ts'
import type { params } from './params.ts'
import { tell, tellPiece, tellScan } from './tell.ts'
import { WindowForm } from './window-form.tsx'

/** One order from the shelf to its carrier. */
export const View = ({ params: { id } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    <Delivery id={id} />
  </StaffOnly>
)

function Delivery({ id }: { id: string }): ReactNode {
  useSignals()
  const model = useModel(() => createDelivery(id))
  const order = model.order.value
  const failure = model.failure.value
  const listHref = toSafePath('../order-delivery-grid/')
  const isAwaited = id !== '' && !order && !failure && !model.last.value
  const place = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(place)
  useVerdict(model)
  return (
    <div ref={place} className="ostrov-delivery" aria-busy={isAwaited || undefined}>
      {listHref && (
        <RecordNav
          name="deliveries"
          id={order?.id ?? id}
          listHref={listHref}
          trail={model.trail.value}
          isGone={false}
          hrefOf={linkToOrder}
        />
      )}
      {failure && <Failed model={model} failure={failure} />}
      {isAwaited && <span className="ostrov-skeleton" aria-hidden="true" />}
      {!order && !isAwaited && (
        <div className="ostrov-delivery-start">
          <h2>{t('start')}</h2>
          <p className="ostrov-muted">{t('startHelp')}</p>
        </div>
      )}
      {order && <DeliveryHead order={order} />}
      {/* Beside a phone's goods there is no room for them above; by one key they keep their state as a window is turned. */}
      {order && !isNarrow && <DeliveryFacts key="facts" model={model} order={order} />}
      <OutcomeBar edge="start">
        <div className="ostrov-delivery-step">
          {order && <NextPick order={order} following={model.trail.value?.next ?? null} />}
          <div className="ostrov-delivery-verdict">
            <Outcome model={model} />
          </div>
        </div>
      </OutcomeBar>
      <ScannerBar queue={model.queue} />
      {order && <DeliveryItems key={order.id} model={model} order={order} />}
      {order && isNarrow && <DeliveryFacts key="facts" model={model} order={order} />}
      {order && <Window model={model} order={order} />}
    </div>
  )
}

const linkToOrder = (id: string): string => `${location.pathname}?id=${encodeURIComponent(id)}`

function Failed({ model, failure }: { model: DeliveryModel; failure: FailureError }): ReactNode {
  useSignals()
  if (failure.failure.kind === 'not-found') return <Note kind="error">{t('missing')}</Note>
  return (
    <FailureNote failure={failure} lead={t('failed')} isBusy={model.isPending.value} onRetry={model.reread} />
  )
}

/** What is to be done, and the ways to the packing table and to the next order once all lies in the crate. */
function NextPick({
  order,
  following,
}: {
  order: OrderDelivery
  /** The order after it in the list. */
  following: string | null
}): ReactNode {
  const next = findNextPick(order)
  const item = findOpenItem(order)
  const name = (next === 'locked' ? order.locked_by : item?.name) ?? ''
  const href = next === 'pack' ? linkToStaffPage('packaging-order-detail', order.id) : null
  return (
    <div className="ostrov-delivery-next">
      <KeyedText
        as="h3"
        value={tell(order, next === 'crate' && item ? 'next.crateOrItem' : `next.${next}`, {
          name,
          count: item ? item.quantity - item.picked : 0,
        })}
      />
      {href && (
        <span className="ostrov-delivery-ways">
          <a className="ostrov-button" data-kind="primary" href={href}>
            {t('pack')}
          </a>
          {following && (
            <a className="ostrov-delivery-following" rel="next" href={linkToOrder(following)}>
              {t('nextOrder')}
            </a>
          )}
        </span>
      )}
    </div>
  )
}

/** Other times are another form, in the place of the former one. */
function Window({ model, order }: { model: DeliveryModel; order: OrderDelivery }): ReactNode {
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  const { id, delivery_from, delivery_to } = order
  return (
    <div ref={place} tabIndex={-1}>
      <WindowForm key={`${id} ${delivery_from} ${delivery_to}`} model={model} order={order} />
    </div>
  )
}

/** What came of the last scan or change, and the way back. */
function Outcome({ model }: { model: DeliveryModel }): ReactNode {
  useSignals()
  const last = model.last.value
  const failure = model.sendFailure.value
  const undo = model.undo.value
  const stuck = model.queue.stuck.value
  if (stuck)
    return (
      <div className="ostrov-delivery-outcome" data-verdict="waiting">
        <WaitingScans queue={model.queue} newest={!isCommand(stuck) && <code dir="ltr">{stuck}</code>} />
      </div>
    )
  if (model.isConflict.value)
    return (
      <Note kind="warning">
        <KeyedText value={t('conflict')} />
      </Note>
    )
  if (failure) return <FailureNote failure={failure} />
  const done = model.done.value
  const order = model.order.value
  if (done && order)
    return (
      <Note kind="success">
        <KeyedText value={tell(order, `did.${done}`)} />
        {undo && (
          <Button
            kind="secondary"
            label={t('undo')}
            isBusy={model.isSending.value}
            isUnavailable={model.isHeld.value}
            onPress={() => void model.run(undo, 'undo')}
          />
        )}
      </Note>
    )
  if (!last) return null
  return (
    <Verdict
      key={last.times}
      kind={last.isGood ? 'good' : 'bad'}
      text={tellScan(last)}
      code={isNamed(last) ? '' : last.code}
      piece={last.piece}
    />
  )
}

function Verdict({
  kind,
  text,
  code,
  piece,
}: {
  kind: string
  text: string
  code: string
  piece?: DeliveryItem | undefined
}): ReactNode {
  return (
    <p className="ostrov-delivery-outcome" data-verdict={kind}>
      <strong>{text}</strong> {piece && <span>{tellPiece(piece)} </span>}
      {code && !isCommand(code) && <code dir="ltr">{code}</code>}
    </p>
  )
}

type LastScan = NonNullable<DeliveryModel['last']['value']>

/** Its text says all that its code would. */
const isNamed = ({ outcome, crate }: LastScan): boolean => outcome === 'crate-put' && crate !== undefined

function useVerdict({ last, queue }: DeliveryModel): void {
  useSignals()
  const told = useRef(0)
  const soundOf = usePassed(queue)
  const now = last.value
  useEffect(() => {
    if (!now || now.times === told.current) return
    told.current = now.times
    sound(soundOf(now.isGood ? 'good' : 'bad'))
    const text = tellScan(now)
    announce(now.piece ? `${text}: ${tellPiece(now.piece)}` : text)
  }, [now, soundOf])
}
