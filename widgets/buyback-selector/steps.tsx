import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { type Buyback, STEPS, type Step } from '../../core/state/buyback.ts'
import { ChoiceCards } from '../_kit/choice-cards.tsx'
import { FailureNote } from '../_kit/failure-note.tsx'
import { SkeletonCards } from '../_kit/skeleton.tsx'
import type { SelectorIsland } from './view.tsx'

const LAYOUT = { type: 'pictures', manufacturer: 'cards', model: 'rows', color: 'pictures' } as const
const EXPECTED = { type: 3, manufacturer: 6, model: 6, color: 3 } as const

/** The cascade: each step appears when the one before it is answered. */
export function Steps({ buyback, t }: { buyback: Buyback; t: SelectorIsland['t'] }): ReactNode {
  useSignals()
  const selection = buyback.selection.value
  const reached = STEPS.findIndex(step => selection[step] === null)
  return STEPS.slice(0, reached < 0 ? STEPS.length : reached + 1).map(step => (
    <StepChoices key={step} step={step} buyback={buyback} t={t} />
  ))
}

function StepChoices({
  step,
  buyback,
  t,
}: {
  step: Step
  buyback: Buyback
  t: SelectorIsland['t']
}): ReactNode {
  useSignals()
  const { data, failure, reload } = buyback.choices[step]
  const layout = LAYOUT[step]
  if (failure.value && !data.value) return <FailureNote failure={failure.value} onRetry={reload} />
  if (!data.value) {
    return (
      <div aria-busy="true">
        <h3>{t(`${step}Step`)}</h3>
        <SkeletonCards count={EXPECTED[step]} layout={layout} />
      </div>
    )
  }
  if (data.value.length === 0) return <p>{t('noChoices')}</p>
  return (
    <ChoiceCards
      legend={t(`${step}Step`)}
      layout={layout}
      choices={data.value}
      value={buyback.selection.value[step]}
      onChoose={value => buyback.choose(step, value)}
    />
  )
}
