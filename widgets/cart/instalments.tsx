import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef, useState } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { t } from './more-messages.ts'
import type { PackagePart } from './package-part.ts'

/** Below this nobody lends: what costs less is not asked about. In minor units. */
const WORTH_LENDING = 400_00

const loadPicker = () => import('./choose-instalment.tsx')

/** How a package is paid: at once, or as its customer chose; what there is to choose comes when it is opened. */
export function Instalments(part: PackagePart): ReactNode {
  useSignals()
  const { model, item } = part
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const { part: picker, isMissing, retry } = useLazyModule(loadPicker, isOpen)
  const close = (): void => {
    opener.current?.focus()
    setOpen(false)
  }
  const { installment: chosen, id, product_name: name } = item
  if (!chosen && item.total < WORTH_LENDING) return null
  return (
    <div className="ostrov-cart-instalments">
      {chosen && (
        <p>
          <KeyedText
            value={t('chosen', {
              months: chosen.month_count,
              price: showPrice(chosen.monthly),
              where: t(chosen.installment_arrange_type),
            })}
          />{' '}
          <Button
            kind="quiet"
            label={t('atOnce')}
            onPress={() => model.change(id, { installment_id: null })}
          />
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={opener} aria-label={t('instalmentsOf', { name })}>
          {t('instalments')}
        </summary>
        {isOpen && picker && <picker.ChooseInstalment {...part} onDone={close} />}
        {isOpen && isMissing && <Button kind="secondary" label={words('retry')} onPress={retry} />}
      </details>
    </div>
  )
}
