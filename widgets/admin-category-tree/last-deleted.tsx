import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { type DeletedCategory, deletedCategories } from '#core/categories/deleted-categories.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { CategoryTreeModel } from './model.ts'
import { t } from './news-messages.ts'
import { restoreListed } from './restoring.ts'

/** What this browser deleted last, to be brought back also after the page was left. */
export function LastDeleted({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  useEffect(deletedCategories.follow, [])
  const entries = deletedCategories.entries.value
  if (entries.length === 0) return null
  return (
    <details className="ostrov-more ostrov-category-deleted">
      <summary>
        <KeyedText value={t('lastDeleted', { count: entries.length })} />
      </summary>
      <ul>
        {entries.map(entry => (
          <Deleted key={entry.id} model={model} entry={entry} />
        ))}
      </ul>
    </details>
  )
}

function Deleted({ model, entry }: { model: CategoryTreeModel; entry: DeletedCategory }): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const id = useUniqueId()
  const press = async (): Promise<void> => {
    setBusy(true)
    await restoreListed(model, entry)
    setBusy(false)
  }
  return (
    <li>
      <span id={id}>
        {entry.name}{' '}
        <time className="ostrov-muted" dateTime={entry.at}>
          {showMoment(entry.at)}
        </time>
      </span>
      <Button
        kind="secondary"
        label={t('bringBack')}
        describedBy={id}
        isBusy={isBusy}
        onPress={() => void press()}
      />
    </li>
  )
}
