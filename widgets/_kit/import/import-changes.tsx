import type { ReactNode } from 'react'
import type { ImportOutcome } from '#core/api/preorders/stock.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { importMessages } from './import-messages.ts'
import { MOST_SHOWN } from './import-model.ts'

const t = createTranslate(importMessages)

type ImportChange = ImportOutcome['changes'][number]

/** Each field that is another one after the file, by its name; of a new row those that are something. */
function listFields(change: ImportChange, nameColumn: (name: string) => string): string[] {
  const isNew = change.quantity[0] === null
  return (['quantity', 'boss_quantity'] as const).flatMap(name => {
    const [before, after] = change[name]
    if (isNew && (name === 'quantity' || after !== 0)) return `${nameColumn(name)}: ${showNumber(after)}`
    return isNew || before === after
      ? []
      : `${nameColumn(name)}: ${showNumber(before ?? 0)} → ${showNumber(after)}`
  })
}

/** What the file would change, line by line, as far as somebody looks through it. */
export function Changes({
  outcome: { changes, created, updated },
  nameColumn,
}: {
  outcome: ImportOutcome
  /** How an export heads a column. */
  nameColumn: (name: string) => string
}): ReactNode {
  const id = useUniqueId()
  const listed = changes
    .map(change => ({ ...change, fields: listFields(change, nameColumn) }))
    .filter(({ fields }) => fields.length > 0)
    .slice(0, MOST_SHOWN)
  const rest = created + updated - listed.length
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('changes')}</h3>
      <ul className="ostrov-import-changes">
        {listed.map(({ line, code, stock, quantity: [before], fields }) => (
          <KeyedText
            as="li"
            key={line}
            value={`${code}, ${stock} – ${[...(before === null ? [t('isNew')] : []), ...fields].join(', ')}`}
          />
        ))}
      </ul>
      {rest > 0 && <KeyedText as="p" value={t('more', { count: rest })} />}
    </section>
  )
}
