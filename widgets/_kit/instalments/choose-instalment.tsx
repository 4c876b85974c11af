import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import type { PayMode } from '#core/cart/cart-state.ts'
import { createInstalmentChoice, type InstalmentChoice } from '#core/cart/instalment-choice.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { Button } from '../feedback/button.tsx'
import { FailureNote } from '../feedback/failure-note.tsx'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { useModel } from '../react/use-model.ts'
import { ArrangeField } from './arrange-field.tsx'
import { t as tInstalment } from './instalment-messages.ts'
import { InstalmentPicker } from './instalment-picker.tsx'
import type { Paid } from './paid.ts'
import { t } from './pay-messages.ts'

/** The instalments of one thing, and where they are arranged. */
export function ChooseInstalment({
  of: item,
  total,
  price = total,
  isChanging = false,
  chosen: former,
  onChoose,
  onDone,
}: Paid & { onDone: () => void }): ReactNode {
  useSignals()
  const choice = useModel(() => createInstalmentChoice({ item }, former?.id))
  const [wanted, setMode] = useState<PayMode>(former?.installment_arrange_type ?? 'online')
  const isStale = useRecount(choice, price, isChanging)
  const chosen = choice.chosen.value
  const failure = choice.failure.value
  const modes = chosen?.installment_arrange_types ?? []
  const mode = modes.includes(wanted) ? wanted : modes[0]
  return (
    <div className="ostrov-instalments" aria-busy={isStale || undefined}>
      <InstalmentPicker choice={choice} isStale={isStale} />
      {mode && <ArrangeField modes={modes} mode={mode} onChange={setMode} />}
      {chosen && failure && (
        <FailureNote
          failure={failure}
          lead={tInstalment('failed')}
          isBusy={choice.isPending.value}
          onRetry={choice.reread}
        />
      )}
      {chosen && mode && (
        <p>
          <Button
            kind="secondary"
            label={t('choose')}
            isUnavailable={isStale}
            onPress={() => {
              onChoose(chosen, mode)
              onDone()
            }}
          />
        </p>
      )}
    </div>
  )
}

/** Asks anew once the server knows another price; true as long as what is told is not of this one. */
function useRecount(choice: InstalmentChoice, price: number, isChanging: boolean): boolean {
  useSignals()
  const [told, setTold] = useState(isChanging ? null : price)
  useEffect(() => {
    if (isChanging || price === told) return
    choice.reread()
    setTold(price)
  }, [choice, price, isChanging, told])
  return isChanging || price !== told || choice.failure.value !== null || choice.isPending.value
}

/** What the instalments of a product don't count: the server knows the price of one piece alone. */
export const OnePiece = ({ price }: { price: number }): ReactNode => (
  <KeyedText as="p" value={tInstalment('onePiece', { price: showPrice(price) })} />
)
