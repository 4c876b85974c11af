import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { MOST_ITEMS } from '../../core/api/wire.ts'
import { type Buyback, STEPS, type Step } from '../../core/state/buyback.ts'
import { ChoiceCards } from '../_kit/choice-cards.tsx'
import { FailureNote } from '../_kit/failure-note.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { SkeletonCards } from '../_kit/skeleton.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import type { SelectorIsland } from './island.ts'
import type { SelectorModel } from './model.ts'

const LAYOUT = { type: 'pictures', manufacturer: 'cards', model: 'rows', color: 'pictures' } as const
const EXPECTED = { type: 3, manufacturer: 6, model: 6, color: 3 } as const

/** The cascade: each step appears when the one before it is answered. */
export function Steps({ model, t }: { model: SelectorModel; t: SelectorIsland['t'] }): ReactNode {
  useSignals()
  const { buyback } = model
  const selection = buyback.selection.value
  const reached = STEPS.findIndex(step => selection[step] === null)
  return (
    <>
      <ReplayFailure model={model} />
      {STEPS.slice(0, reached < 0 ? STEPS.length : reached + 1).map(step => (
        <StepChoices key={step} step={step} buyback={buyback} t={t} />
      ))}
    </>
  )
}

/** The device of the address could not be read; the visitor may try again, or choose anew below. */
function ReplayFailure({ model: { buyback, replayAddress } }: { model: SelectorModel }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const failure = buyback.replayFailure.value
  return (
    <div ref={place} tabIndex={-1} className="ostrov-selector-step">
      {failure && <FailureNote failure={failure} onRetry={replayAddress} isBusy={buyback.isLoading.value} />}
    </div>
  )
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
  const place = useFocusInPlace<HTMLDivElement>()
  const { data, failure, isPending, reload } = buyback.choices[step]
  const choices = data.value
  const layout = LAYOUT[step]
  return (
    <div ref={place} tabIndex={-1} className="ostrov-selector-step">
      {!choices && failure.value ? (
        <FailureNote failure={failure.value} onRetry={reload} isBusy={isPending.value} />
      ) : !choices ? (
        <div aria-busy="true">
          <h3>{t(`${step}Step`)}</h3>
          <SkeletonCards count={EXPECTED[step]} layout={layout} />
        </div>
      ) : choices.length === 0 ? (
        <p>{t('noChoices')}</p>
      ) : (
        <ChoiceCards
          legend={t(`${step}Step`)}
          layout={layout}
          choices={choices}
          value={buyback.selection.value[step]}
          onChoose={value => buyback.choose(step, value)}
        />
      )}
      {choices && choices.length >= MOST_ITEMS && (
        <Note kind="info">
          <Live value={t('capped', { count: MOST_ITEMS })} />
        </Note>
      )}
    </div>
  )
}
