import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { type MailSetting, MOST_BODY, MOST_SUBJECT } from '#core/api/picking/customer-mail.ts'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import type { Island } from '#core/widget.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { InsertFields } from './insert-fields.tsx'
import { t } from './messages.ts'
import { createOrderMail, type OrderMailModel } from './model.ts'
import type { params } from './params.ts'
import { Preview } from './preview.tsx'

/** An e-mail to the customer of an order. */
export const View = ({ params: { id } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    <OrderMail id={id} />
  </StaffOnly>
)

function OrderMail({ id }: { id: string }): ReactNode {
  useSignals()
  const model = useModel(() => createOrderMail(id))
  const setting = model.setting.value
  const failure = model.failure.value
  if (!id) return <NoOrder />
  if (failure?.failure.kind === 'not-found') return <Note kind="error">{t('missing')}</Note>
  if (failure && !setting)
    return (
      <FailureNote
        failure={failure}
        lead={t('failed')}
        isBusy={model.isLoading.value}
        onRetry={model.reread}
      />
    )
  if (!setting) return <span className="ostrov-skeleton" aria-hidden="true" aria-busy="true" />
  const order = linkToStaffPage('order-delivery-detail', setting.id)
  return (
    <div className="ostrov-order-mail">
      <header>
        <h2>{t('order', { number: setting.number })}</h2>
        <p className="ostrov-muted">{t('to', { customer: setting.customer, email: setting.email })}</p>
        {order && <a href={order}>{t('toOrder')}</a>}
      </header>
      {model.isSent.value ? (
        <>
          <Note kind="success">
            <KeyedText value={t('sent')} />
          </Note>
          <Button kind="secondary" label={t('another')} onPress={model.startAnew} />
        </>
      ) : (
        <MailForm model={model} setting={setting} />
      )}
    </div>
  )
}

const NoOrder = (): ReactNode => (
  <Note kind="info">
    {t('noOrder')} <Button kind="quiet" label={t('back')} onPress={() => history.back()} />
  </Note>
)

function MailForm({ model, setting }: { model: OrderMailModel; setting: MailSetting }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const first = useRef<HTMLInputElement>(null)
  const { subject, body, isRefused, unknown, sendFailure } = model
  const second = useRef<HTMLTextAreaElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const judge = (text: string, most: number): string | undefined => {
    // Nothing that was pasted is cut off without a word.
    if (text.length > most) return describeRefusal({ code: 'maxLength', limit: most })
    if (!isRefused.value) return undefined
    if (text.trim() === '') return t(most === MOST_SUBJECT ? 'noSubject' : 'noBody')
    const gap = model.findGap(text)
    return gap ? t('gap', { gap: gap.text }) : undefined
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void model.send().then(() => {
      question.current?.focus()
      if (!isRefused.peek()) return
      const field = (judge(subject.peek(), MOST_SUBJECT) ? first : second).current
      field?.focus()
      const gap = model.findGap(field?.value ?? '')
      // Typing then fills it.
      if (gap) field?.setSelectionRange(gap.start, gap.end)
    })
  }
  /** Leads to what nothing fills in. */
  const mend = (): void => {
    const gap = unknown.peek()[0] ?? ''
    const field = subject.peek().includes(gap) ? first.current : second.current
    model.isAsking.value = false
    field?.focus()
    const start = field?.value.indexOf(gap) ?? 0
    field?.setSelectionRange(start, start + gap.length)
  }
  /** Where the caret was last, even while a button has the focus. */
  const place = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const insert = (text: string): void => {
    const field = place.current ?? second.current
    if (!field) return
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <form noValidate className="ostrov-order-mail-form" onSubmit={send}>
      <div className="ostrov-order-mail-fields">
        <fieldset className="ostrov-order-mail-templates">
          <legend>{t('templates')}</legend>
          {setting.templates.map(template => (
            <Button
              key={template.code}
              kind="secondary"
              label={template.name}
              onPress={() => model.begin(template)}
            />
          ))}
        </fieldset>
        {model.kept.value.length > 0 && (
          <Note kind="info">
            <KeyedText value={t('kept')} />
            <Button kind="secondary" label={t('putBack')} onPress={model.putBack} />
          </Note>
        )}
        <FieldFrame id={`${id}-subject`} label={t('subject')} error={judge(subject.value, MOST_SUBJECT)}>
          {links => (
            <input
              {...links}
              ref={first}
              className="ostrov-input"
              type="text"
              autoComplete="off"
              required
              value={subject.value}
              onFocus={event => {
                place.current = event.currentTarget
              }}
              onChange={event => model.change({ subject: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          id={`${id}-body`}
          label={t('body')}
          hint={t('bodyHint')}
          error={judge(body.value, MOST_BODY)}
        >
          {links => (
            <textarea
              {...links}
              ref={second}
              className="ostrov-input"
              rows={10}
              required
              value={body.value}
              onFocus={event => {
                place.current = event.currentTarget
              }}
              onChange={event => model.change({ body: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        <InsertFields fields={setting.fields} onInsert={insert} />
        {unknown.value.length > 0 && (
          <Note kind="warning">
            <KeyedText
              value={t('unknown', { fields: unknown.value.join(', '), count: unknown.value.length })}
            />
          </Note>
        )}
      </div>
      <Preview model={model} />
      <div className="ostrov-order-mail-send">
        {sendFailure.value && <FailureNote failure={sendFailure.value} />}
        {model.isAsking.value ? (
          <Question model={model} place={question} onMend={mend} />
        ) : (
          <Button
            isSubmit
            isBusy={model.isSending.value}
            isUnavailable={model.isHeld.value}
            label={t('send')}
          />
        )}
      </div>
    </form>
  )
}

/** Asks once more, with the focus on it; its safe answer comes first. */
function Question({
  model,
  place,
  onMend,
}: {
  model: OrderMailModel
  place: RefObject<HTMLDivElement | null>
  onMend: () => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  useLayoutEffect(() => place.current?.focus(), [place])
  const fields = model.unknown.value.join(', ')
  return (
    <section ref={place} tabIndex={-1} className="ostrov-note" data-kind="warning" aria-labelledby={id}>
      <KeyedText as="p" value={t('ask', { fields })}>
        <span id={id}>{t('ask', { fields })}</span>
      </KeyedText>
      <div className="ostrov-form-actions">
        <Button label={t('mend')} onPress={onMend} />
        <Button
          kind="secondary"
          isBusy={model.isSending.value}
          isUnavailable={model.isHeld.value}
          label={t('sendAnyway')}
          onPress={() => void model.send({ isAgreed: true })}
        />
      </div>
    </section>
  )
}
