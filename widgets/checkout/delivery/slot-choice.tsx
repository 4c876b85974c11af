import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { Courier, Timeslot } from '#core/api/delivery/courier.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { groupByDay } from '#core/checkout/timeslots.ts'
import { showDay } from '#core/intl/show-day.ts'
import { type CardChoice, ChoiceCards } from '#kit/device/choice-cards.tsx'
import type { Folding } from '#kit/device/use-folding.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { ChoicePart } from '../choice-part.tsx'
import { nameHours, nameSlot, showFee, t } from './delivery-text.ts'

/** When a courier comes, by days and hours; or why none does. */
export function SlotPart({
  checkout,
  courier,
  folding,
}: {
  checkout: Checkout
  courier: Courier
  folding: Folding
}): ReactNode {
  useSignals()
  const { timeslot } = checkout.choice.value
  const slots = courier.is_available ? courier.timeslots : []
  const hasFree = slots.some(({ is_available }) => is_available)
  return (
    <ChoicePart part="timeslot" name={t('time')} value={timeslot && nameSlot(timeslot)} folding={folding}>
      {hasFree ? (
        <Slots slots={slots} checkout={checkout} folding={folding} />
      ) : (
        <Note kind="warning">
          <KeyedText value={explain(courier)} />
        </Note>
      )}
    </ChoicePart>
  )
}

const explain = ({ is_available, reason }: Courier): string =>
  reason ?? t(is_available ? 'noSlots' : 'courierUnavailable')

function Slots({
  slots,
  checkout,
  folding,
}: {
  slots: readonly Timeslot[]
  checkout: Checkout
  folding: Folding
}): ReactNode {
  useSignals()
  const { timeslot } = checkout.choice.value
  const days = groupByDay(slots)
  const firstFree = days.find(day => day.slots.some(({ is_available }) => is_available))
  const [picked, pick] = useState<string | null>(null)
  const date = picked ?? timeslot?.date ?? firstFree?.date ?? null
  const own = days.find(day => day.date === date)?.slots ?? []
  return (
    <>
      {days.length > 1 && (
        <ChoiceCards
          legend={t('day')}
          layout="chips"
          choices={days.map(day => ({
            value: day.date,
            label: showDay(day.date),
            isDisabled: !day.slots.some(({ is_available }) => is_available),
          }))}
          value={date}
          onChoose={pick}
        />
      )}
      <ChoiceCards
        key={date}
        legend={days.length > 1 ? t('slot') : nameOnlyDay(date)}
        layout="chips"
        choices={own.map(describeSlot)}
        value={timeslot?.id ?? null}
        onChoose={id => {
          checkout.choose('timeslot', own.find(slot => slot.id === id) ?? null)
          folding.hold('timeslot')
        }}
        onSettle={() => folding.settle()}
      />
    </>
  )
}

const nameOnlyDay = (date: string | null): string => (date ? `${t('slot')} ${showDay(date)}` : t('slot'))

const describeSlot = (slot: Timeslot): CardChoice => ({
  value: slot.id,
  label: nameHours(slot),
  isDisabled: !slot.is_available,
  aside: slot.is_available && slot.price !== null ? showFee(slot.price) : null,
  lines: slot.is_available ? [] : [{ text: t('full') }],
})
