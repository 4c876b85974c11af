import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useKnownData } from '#kit/form/use-known-data.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { takeSendPrice } from './send-price-model.ts'

/** The informative price by e-mail: one field. */
export function SendPrice({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const { form: model, sentTo, known, priceChange } = useModel(() => takeSendPrice(buyback))
  const form = useModelForm(model, { required: t('emailMissingValue') })
  const place = useFocusInPlace<HTMLDivElement>()
  useKnownData(form, known.value, { first: 'email' })
  useEffect(() => {
    const element = place.current
    if (!element) return
    // The panel may scroll by itself: what is opened, refused or told is seen whole, with its button.
    const observer = new ResizeObserver(() => {
      if (element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  const change = model.failure.value?.failure.kind === 'conflict' ? priceChange.value : null

  return (
    <div ref={place} tabIndex={-1}>
      {model.isDone.value ? (
        <Sent buyback={buyback} sentTo={sentTo.value} />
      ) : (
        <FormShell
          of={form}
          model={model}
          labels={{ email: t('email') }}
          submitLabel={t('sendPrice')}
          submitKind="secondary"
          footer={
            <>
              <Button kind="quiet" label={words('close')} onPress={() => buyback.showForm(null)} />
              {change ? (
                <Note kind="warning" isShown>
                  <KeyedText
                    value={t('emailRepriced', { from: showPrice(change.from), to: showPrice(change.to) })}
                  />
                </Note>
              ) : (
                <FormFailure failure={model.failure.value} lead={t('emailFailed')} />
              )}
            </>
          }
        >
          <TextField
            of={form}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('email')}
            hint={t('emailHint')}
          />
        </FormShell>
      )}
    </div>
  )
}

/** Where the price went, and the way to another address. */
const Sent = ({ buyback, sentTo }: { buyback: Buyback; sentTo: string }): ReactNode => (
  <Note kind="success">
    <KeyedText value={t('emailSent', { email: sentTo })} />
    <Button kind="quiet" label={t('sendElsewhere')} onPress={() => buyback.showForm('email')} />
    <Button kind="quiet" label={words('close')} onPress={() => buyback.showForm(null)} />
  </Note>
)
