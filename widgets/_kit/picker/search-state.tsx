import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import type { Suggestions } from '#kit/combobox/suggestions.ts'
import { Button } from '#kit/feedback/button.tsx'
import { t } from './picker-words.ts'

/** What is said of a search from which something has to be chosen. */
export function sayState<T>({ state, items, least }: Suggestions<T>, isOpen: boolean): string {
  const { value } = state
  if (value === 'short') return t('short', { count: least })
  if (value === 'pending') return t('pending')
  if (value === 'failed') return t('failed')
  return value === 'ready' && !isOpen && items.value.length === 0 ? t('nothing') : ''
}

/** The way on where it failed. */
export function RetrySearch<T>({
  suggestions,
  reopen,
}: {
  suggestions: Suggestions<T>
  reopen: () => void
}): ReactNode {
  useSignals()
  if (suggestions.state.value !== 'failed') return null
  return (
    <Button
      kind="quiet"
      label={words('retry')}
      onPress={() => {
        suggestions.retry()
        reopen()
      }}
    />
  )
}
