import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { PayMode } from '#core/cart/cart-state.ts'
import { createInstalmentChoice } from '#core/cart/instalment-choice.ts'
import { Button } from '#kit/feedback/button.tsx'
import { ArrangeField } from '#kit/instalments/arrange-field.tsx'
import { InstalmentPicker } from '#kit/instalments/instalment-picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './more-messages.ts'
import type { PackagePart } from './package-part.ts'

/** The instalments of one package, and where they are arranged. */
export function ChooseInstalment({
  model,
  item: { id, installment },
  onDone,
}: PackagePart & { onDone: () => void }): ReactNode {
  useSignals()
  const choice = useModel(() => createInstalmentChoice({ item: id }, installment?.id))
  const [wanted, setMode] = useState<PayMode>(installment?.installment_arrange_type ?? 'online')
  const chosen = choice.chosen.value
  const modes = chosen?.installment_arrange_types ?? []
  const mode = modes.includes(wanted) ? wanted : modes[0]
  return (
    <div className="ostrov-cart-instalment">
      <InstalmentPicker choice={choice} />
      {mode && <ArrangeField modes={modes} mode={mode} onChange={setMode} />}
      {chosen && mode && (
        <Button
          kind="secondary"
          label={t('choose')}
          onPress={() => {
            model.change(id, { installment_id: chosen.id, installment_arrange_type: mode })
            onDone()
          }}
        />
      )}
    </div>
  )
}
