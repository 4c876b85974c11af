import type { ReactNode } from 'react'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'

const KNOWN = ['number', 'customer', 'state', 'total', 'delivery', 'tracking', 'link', 'phone'] as const

/** A field in words; one that only the server knows by its own name. */
function nameField(field: string): string {
  const known = KNOWN.find(one => one === field)
  return known ? t(`field.${known}`) : field
}

/** What the server fills in for this order, each put into the text by a press. */
export function InsertFields({
  fields,
  onInsert,
}: {
  fields: Readonly<Record<string, string>>
  onInsert: (text: string) => void
}): ReactNode {
  const id = useUniqueId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in, as it would be in a fieldset
    <div role="group" className="ostrov-order-mail-insert" aria-labelledby={id}>
      <span id={id}>{t('insert')}</span>
      {Object.entries(fields).map(([field, value]) => (
        <button
          key={field}
          type="button"
          className="ostrov-button"
          data-kind="secondary"
          onClick={() => onInsert(`{${field}}`)}
        >
          <span>{nameField(field)}</span>{' '}
          <small>
            <code dir="ltr">{`{${field}}`}</code> {value || t('fieldEmpty')}
          </small>
        </button>
      ))}
    </div>
  )
}
