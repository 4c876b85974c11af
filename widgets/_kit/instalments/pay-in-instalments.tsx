import { type ReactNode, useRef, useState } from 'react'
import { hasRoute } from '#core/http/routes.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import type { MarketCode } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { Button } from '../feedback/button.tsx'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { useLazyModule } from '../react/use-lazy-module.ts'
import type { Paid } from './paid.ts'
import { t } from './pay-messages.ts'

/** Below this nobody lends: what costs less is not asked about. In minor units. */
const WORTH_LENDING: Readonly<Record<MarketCode, number>> = { cz: 2000_00, ro: 400_00 }

const loadPicker = () => import('./choose-instalment.tsx')

/** How something is paid: at once, or as its customer chose; what there is to choose comes when it is opened. */
export function PayInInstalments(paid: Paid): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const { part: picker, isMissing, retry } = useLazyModule(loadPicker, isOpen)
  const { chosen, name, total, price = total, onPayAtOnce, onChosen } = paid
  const close = (): void => {
    if (onChosen) onChosen()
    else opener.current?.focus()
    setOpen(false)
  }
  const isOffered = total >= WORTH_LENDING[getMarket().code] && hasRoute('installment-data')
  if (!chosen && !isOffered) return null
  return (
    <div className="ostrov-pay-instalments">
      {chosen && (
        <p>
          <KeyedText
            value={t('chosen', {
              months: chosen.month_count,
              price: showPrice(chosen.monthly),
              where: t(chosen.installment_arrange_type),
            })}
          />{' '}
          <Button kind="quiet" label={t('atOnce')} onPress={onPayAtOnce} />
        </p>
      )}
      {picker && price !== total && (chosen || isOpen) && <picker.OnePiece price={price} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={opener} aria-label={t('instalmentsOf', { name })}>
          {t('instalments')}
        </summary>
        {isOpen && picker && <picker.ChooseInstalment {...paid} onDone={close} />}
        {isOpen && isMissing && <Button kind="secondary" label={words('retry')} onPress={retry} />}
      </details>
    </div>
  )
}
