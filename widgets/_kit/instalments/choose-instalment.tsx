import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { PayMode } from '#core/cart/cart-state.ts'
import { createInstalmentChoice } from '#core/cart/instalment-choice.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { Button } from '../feedback/button.tsx'
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
  chosen: former,
  onChoose,
  onDone,
}: Paid & { onDone: () => void }): ReactNode {
  useSignals()
  const choice = useModel(() => createInstalmentChoice({ item }, former?.id))
  const [wanted, setMode] = useState<PayMode>(former?.installment_arrange_type ?? 'online')
  const chosen = choice.chosen.value
  const modes = chosen?.installment_arrange_types ?? []
  const mode = modes.includes(wanted) ? wanted : modes[0]
  return (
    <div className="ostrov-instalments">
      <InstalmentPicker choice={choice} />
      {mode && <ArrangeField modes={modes} mode={mode} onChange={setMode} />}
      {chosen && mode && (
        <p>
          <Button
            kind="secondary"
            label={t('choose')}
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

/** What the instalments of a product don't count: the server knows the price of one piece alone. */
export const OnePiece = ({ price }: { price: number }): ReactNode => (
  <KeyedText as="p" value={tInstalment('onePiece', { price: showPrice(price) })} />
)
