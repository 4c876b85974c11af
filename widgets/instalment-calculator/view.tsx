import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { InstalmentPicker } from '#kit/instalments/instalment-picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createCalculator } from './model.ts'
import type { params } from './params.ts'

type OwnParams = ParamValues<typeof params>

/** What a product, or the cart, costs each month. */
export function View({ params }: { params: OwnParams }): ReactNode {
  useSignals()
  const model = useModel(() => createCalculator(params))
  const place = useFocusInPlace<HTMLElement>()
  const { price, installments } = model.data.value ?? {}
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ostrov-instalment-calculator"
      data-none={(!model.isOfCart && installments?.length === 0) || undefined}
    >
      <h2>{params.heading || t('heading')}</h2>
      {/* The line has its place before the price is known. */}
      <KeyedText
        as="p"
        className="ostrov-muted ostrov-instalment-price"
        value={price ? t(model.isOfCart ? 'cart' : 'price', { price: showPrice(price) }) : ''}
      />
      {model.isOfCart && price === 0 ? (
        <KeyedText as="p" value={t('cartEmpty')} />
      ) : (
        <InstalmentPicker choice={model} />
      )}
    </section>
  )
}
