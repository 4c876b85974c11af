import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { SettingRow } from '#core/api/preorders/settings.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { NEW } from './chosen-setting.ts'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'

/** The settings, highest priority first; each an address that can be sent to a colleague. */
export function SettingList({ model }: { model: PreorderSettings }): ReactNode {
  useSignals()
  const { list, chosen } = model
  const rows = list.data.value?.results
  const failure = list.failure.value
  return (
    <nav
      className="ostrov-preorder-list"
      aria-label={t('listLabel')}
      aria-busy={model.isWaiting.value || undefined}
    >
      {model.isWaiting.value && <p className="ostrov-hidden">{words('loading')}</p>}
      {model.isWaiting.value && <SkeletonCards count={3} layout="rows" />}
      {failure && <FailureNote failure={failure} lead={t('listFailed')} onRetry={model.reload} />}
      {rows?.length === 0 && <p>{t('empty')}</p>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map(row => (
            <li key={row.id}>
              <Row row={row} isChosen={chosen.value === row.id} onChoose={() => model.choose(row.id)} />
            </li>
          ))}
        </ul>
      )}
      {rows && <Button kind="secondary" label={t('add')} onPress={() => model.choose(NEW)} />}
    </nav>
  )
}

function Row({
  row,
  isChosen,
  onChoose,
}: {
  row: SettingRow
  isChosen: boolean
  onChoose: () => void
}): ReactNode {
  const { name, is_active, priority, rule_count: rules, waiting_count: ready } = row
  const waiting = ready + row.unconfirmed_count
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <KeyedText as="strong" value={is_active ? name : `${name} (${t('off')})`} />
      <KeyedText className="ostrov-muted" value={t('rowFacts', { priority, rules, ready, waiting })} />
    </button>
  )
}
