import { setInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { promotions } from '#core/api/content/articles.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { useArticleDialog } from '#kit/article/use-article-dialog.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { type FormSource, useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { c } from './discount-messages.ts'
import { createCodeForm, createIsicForm } from './discount-model.ts'

/** A discount by its code. */
export function CodeForm({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const model = useModel(() => createCodeForm(checkout.discounts))
  const form = useModelForm(model, { 'code.required': c('noCode') })
  useEmptied(model, form, ['code'])
  return (
    <>
      <FormShell
        of={form}
        model={model}
        labels={{ code: c('code') }}
        submitLabel={c('apply')}
        refused={c('badCode')}
        footer={<FormFailure failure={model.failure.value} />}
      >
        <TextField of={form} mayStayEmpty name="code" label={c('code')} />
      </FormShell>
      <Promotions />
    </>
  )
}

/** What is on offer now, for who has no code or wants to know what goes with it. */
function Promotions(): ReactNode {
  const { open, dialog, isBusy } = useArticleDialog({ call: promotions, title: c('promotions') })
  return (
    <div className="ostrov-checkout-promotions">
      <Button kind="quiet" label={c('promotions')} isBusy={isBusy} onPress={open} />
      {dialog}
    </div>
  )
}

/** A student’s discount, by their card. */
export function IsicForm({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const model = useModel(() => createIsicForm(checkout.discounts))
  const form = useModelForm(model)
  useEmptied(model, form, ['cardNumber', 'cardHolder'])
  return (
    <FormShell
      of={form}
      model={model}
      labels={{ cardNumber: c('cardNumber'), cardHolder: c('cardHolder') }}
      submitLabel={c('apply')}
      refused={c('badCard')}
      footer={<FormFailure failure={model.failure.value} />}
    >
      <TextField of={form} mayStayEmpty name="cardNumber" label={c('cardNumber')} />
      <TextField of={form} mayStayEmpty name="cardHolder" autoComplete="name" label={c('cardHolder')} />
    </FormShell>
  )
}

/** Once a discount counts, the form is empty for the next. */
function useEmptied(
  model: FormSource & { isDone: { value: boolean }; reset: () => void },
  form: ReturnType<typeof useModelForm>,
  names: readonly string[],
): void {
  const isDone = model.isDone.value
  useEffect(() => {
    if (!isDone) return
    announce(c('discountAdded'))
    for (const name of names) setInput(form, { path: [name], input: '' })
    model.reset()
  })
}
