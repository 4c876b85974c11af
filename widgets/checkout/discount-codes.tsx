import { type ReactNode, useState } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { t } from './messages.ts'

const loadForms = () => import('./discount-forms.tsx')

/** A code, or a student’s card. They are forms of their own: Enter in them orders nothing. */
export function DiscountCodes({ checkout }: { checkout: Checkout }): ReactNode {
  const [isWanted, setWanted] = useState(false)
  const { part: forms } = useLazyModule(loadForms, isWanted)
  return (
    <div className="ostrov-checkout-codes" data-own-form="">
      <details onToggle={() => setWanted(true)}>
        <summary>{t('addCode')}</summary>
        {forms && <forms.CodeForm checkout={checkout} />}
      </details>
      <details onToggle={() => setWanted(true)}>
        <summary>{t('addIsic')}</summary>
        {forms && <forms.IsicForm checkout={checkout} />}
      </details>
    </div>
  )
}
