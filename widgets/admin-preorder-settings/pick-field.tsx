import type { Signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { Named } from '#core/api/preorders/searches.ts'
import type { CallOf } from '#core/http/read.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { FieldError } from '#kit/form/field-frame.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { Picker } from '#kit/picker/picker.tsx'
import { t } from './messages.ts'

/** One of what a search finds, in a form that holds its id. */
export function PickField({
  of,
  name,
  label,
  chosen,
  endpoint,
}: {
  of: Form
  name: string
  label: string
  chosen: Signal<Named | null>
  endpoint: CallOf<{ result: Named[] }>['endpoint']
}): ReactNode {
  useSignals()
  const { id, text, error, change, leave } = useFormField(of, name)
  const [suggestions] = useState(() =>
    createSuggestions<Named>(term => ({ endpoint, query: { term } }), { least: 1 }),
  )
  const named = chosen.value?.id === text ? chosen.value : null
  return (
    <div id={id} tabIndex={-1} className="ostrov-preorder-pick">
      <Picker
        label={label}
        hint={t('targetHint')}
        suggestions={suggestions}
        isTextRefused
        errorId={error ? `${id}-error` : undefined}
        picked={named ? [named] : []}
        onChange={picked => {
          const item = picked.at(-1) ?? null
          chosen.value = item
          change(item?.id ?? '')
          leave()
        }}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
