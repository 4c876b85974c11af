import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { listAskedConditions } from '#core/buyback/conditions.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'

/** The questions on the device's condition; those that are disabled or ask nothing are left out. */
export function Conditions({ model }: { model: SelectorModel }): ReactNode {
  useSignals()
  const { buyback, remaining } = model
  const data = buyback.data.value
  const isWaiting = !data && buyback.isLoading.value && buyback.selection.value.color !== null
  useLoadingNews(t('conditions'), isWaiting, data !== null)
  if (!data) {
    return (
      isWaiting && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who goes on by Tab waits here for the questions
        <fieldset aria-busy="true" aria-label={t('conditions')} tabIndex={0}>
          <h3>{t('conditions')}</h3>
          <SkeletonCards count={4} layout="rows" />
        </fieldset>
      )
    )
  }
  const asked = listAskedConditions(data)
  if (asked.length === 0) return null
  return (
    <section className="ostrov-selector-conditions">
      <h3>{t('conditions')}</h3>
      {buyback.cleared.value.length > 0 && <Note kind="warning">{t('cleared')}</Note>}
      {asked.map(condition => (
        <ChoiceCards
          key={condition.id}
          legend={condition.name}
          hint={condition.help}
          layout="rows"
          choices={uniqueByValue(condition.choices)}
          value={condition.value}
          onChoose={value => buyback.answer(condition.id, value)}
        />
      ))}
      {remaining.value > 0 && (
        <p className="ostrov-muted">
          <KeyedText value={t('remaining', { count: remaining.value })} />
        </p>
      )}
    </section>
  )
}

/** A value may stand on several rows of the price list; it is one answer. */
function uniqueByValue<T extends { value: string }>(choices: readonly T[]): T[] {
  return [...new Map(choices.map(choice => [choice.value, choice])).values()]
}
