import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { MomentField } from './moment-field.tsx'
import type { RecordField, RecordSection, RecordSource } from './record.ts'
import { recordMessages } from './record-messages.ts'

const t = createTranslate(recordMessages)

/** One section of a record's form; what differs from the server's is marked, and can be taken back by itself. */
export function RecordFields({
  of,
  model,
  section: { title, fields },
}: {
  of: Form
  model: RecordSource
  section: RecordSection
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const dirty = new Set(model.record.value ? model.dirty.value : [])
  return (
    <section aria-labelledby={id} className="ostrov-record-section">
      <h2 id={id}>{title}</h2>
      {fields.map(field => (
        <div
          key={field.name}
          className="ostrov-record-field"
          data-kind={field.kind}
          data-dirty={dirty.has(field.name) || undefined}
        >
          <Field of={of} field={field} />
          {dirty.has(field.name) && (
            <button
              type="button"
              className="ostrov-record-revert"
              aria-label={t('revert', { name: field.label })}
              title={t('revert', { name: field.label })}
              onClick={() => model.revert(field.name)}
            >
              <span aria-hidden="true">↶</span> {t('changed')}
            </button>
          )}
        </div>
      ))}
    </section>
  )
}

function Field({ of, field }: { of: Form; field: RecordField }): ReactNode {
  const { name, label, hint, isOptional = false, remark } = field
  const frame = { of, name, label, isOptional, ...(hint && { hint }), ...(remark && { remark }) }
  switch (field.kind) {
    case 'text':
      return <TextField {...frame} />
    case 'amount':
      return <TextField {...frame} width="short" />
    case 'moment':
      return <MomentField {...frame} />
    case 'choice':
      return <SelectField {...frame} options={field.choices} />
    case 'flag':
      return (
        <CheckboxField of={of} name={name} label={label} isRequired refusal={field.refusal}>
          {hint && <p className="ostrov-muted">{hint}</p>}
        </CheckboxField>
      )
    case 'custom':
      return field.render()
  }
}
