import { signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { OrderDelivery } from '#core/api/picking/deliveries.ts'
import { toLocalTime, toMoment } from '#core/intl/market-time.ts'
import { spellLocalTime } from '#core/intl/spell-local-time.ts'
import { TIME_ZONES } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { isDeliveryWindow } from '#core/picking/delivery-window.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { DeliveryModel } from './model.ts'

/** When the order is to be delivered, by the market's clock. */
export function WindowForm({ model, order }: { model: DeliveryModel; order: OrderDelivery }): ReactNode {
  useSignals()
  const zone = TIME_ZONES[getMarket().code]
  const id = useUniqueId()
  const first = useRef<HTMLInputElement>(null)
  const saved = [toLocalTime(order.delivery_from, zone), toLocalTime(order.delivery_to, zone)] as const
  const [from, setFrom] = useState(saved[0])
  const [to, setTo] = useState(saved[1])
  const isChanged = from !== saved[0] || to !== saved[1]
  useEffect(() => (isChanged ? guardLeaving(signal(true)) : undefined), [isChanged])
  const [isWrong, setWrong] = useState(false)
  const read = () => ({ from: toMoment(from, zone), to: toMoment(to, zone) })
  const isRight = (): boolean => isDeliveryWindow(read().from, read().to)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setWrong(!isRight())
    if (isRight()) void model.run({ kind: 'window', ...read() })
    else first.current?.focus()
  }
  const isHalf = (from === '') !== (to === '')
  const sides = [
    { name: 'from', value: from, set: setFrom, wrong: 'windowWrong' },
    { name: 'to', value: to, set: setTo, wrong: 'windowEndWrong' },
  ] as const
  return (
    <form className="ostrov-delivery-window" noValidate aria-label={t('window')} onSubmit={send}>
      <h3>{t('window')}</h3>
      {sides.map(({ name, value, set, wrong }) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          label={t(name)}
          remark={spellLocalTime(value)}
          error={isWrong && !isRight() ? t(isHalf ? 'windowHalf' : wrong) : undefined}
        >
          {links => (
            <input
              {...links}
              ref={name === 'from' ? first : undefined}
              className="ostrov-input"
              type="datetime-local"
              autoComplete="off"
              value={value}
              onChange={event => set(event.currentTarget.value)}
              onBlur={() => setWrong(from !== '' && to !== '' && !isRight())}
            />
          )}
        </FieldFrame>
      ))}
      <Button
        kind="secondary"
        isSubmit
        isBusy={model.isSending.value}
        isUnavailable={model.isHeld.value}
        label={t('saveWindow')}
      />
    </form>
  )
}
