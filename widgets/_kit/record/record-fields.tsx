import type { ReactNode } from 'react'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ChangedField } from './changed-field.tsx'
import { MomentField } from './moment-field.tsx'
import type { RecordField, RecordSection, RecordSource } from './record.ts'

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
  const id = useUniqueId()
  return (
    <section aria-labelledby={id} className="ostrov-record-section">
      <h2 id={id}>{title}</h2>
      {fields.map(field => (
        <ChangedField key={field.name} name={field.name} label={field.label} kind={field.kind} model={model}>
          <Field of={of} field={field} />
        </ChangedField>
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
