import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FIELD_LIKE } from '#core/picking/fill-mail.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { OrderMailModel } from './model.ts'

/** A text in pieces, of which those that nothing fills in are marked. */
const markUnknown = (text: string, unknown: readonly string[]): ReactNode =>
  text.split(FIELD_LIKE).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are made anew with each text
    unknown.includes(piece) ? <mark key={at}>{piece}</mark> : piece,
  )

/** The mail as the customer would read it. */
export const Preview = ({ model }: { model: OrderMailModel }): ReactNode => {
  useSignals()
  const id = useUniqueId()
  const { subject, body } = model.preview.value
  const unknown = model.unknown.value
  return (
    <section className="ostrov-order-mail-preview" aria-labelledby={id}>
      <h3 id={id}>{t('preview')}</h3>
      {subject && (
        <KeyedText as="strong" value={subject}>
          {markUnknown(subject, unknown)}
        </KeyedText>
      )}
      {body && (
        <KeyedText as="p" value={body}>
          {markUnknown(body, unknown)}
        </KeyedText>
      )}
      {!subject && !body && <p className="ostrov-muted">{t('previewEmpty')}</p>}
    </section>
  )
}
