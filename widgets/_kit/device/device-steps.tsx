import type { ReadonlySignal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Choice } from '#core/api/device/choice.ts'
import type { Selection } from '#core/api/device/device.ts'
import { MOST_ITEMS } from '#core/api/wire.ts'
import { STEPS, type Step } from '#core/device/selection.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { Translate } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import type { Resource } from '#core/state/resource.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ChoiceCards } from './choice-cards.tsx'

/** The device that is being chosen, whatever for. */
export interface ChosenDevice {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  isLoading: ReadonlySignal<boolean>
  replayFailure: ReadonlySignal<FailureError | null>
  choose: (step: Step, value: string) => void
}

type StepWords = Translate<`${Step}Step` | 'noChoices' | 'capped' | 'smartwatches'>

const LAYOUT = { type: 'pictures', manufacturer: 'cards', model: 'rows', color: 'pictures' } as const
const EXPECTED = { type: 3, manufacturer: 6, model: 6, color: 3 } as const

/** The cascade: each step appears when the one before it is answered. */
export function DeviceSteps({
  device,
  onReplay,
  t,
}: {
  device: ChosenDevice
  /** Brings the device of the page's address once more. */
  onReplay: () => void
  t: StepWords
}): ReactNode {
  useSignals()
  const selection = device.selection.value
  const reached = STEPS.findIndex(step => selection[step] === null)
  return (
    <>
      <ReplayFailure device={device} onReplay={onReplay} />
      {STEPS.slice(0, reached < 0 ? STEPS.length : reached + 1).map(step => (
        <StepChoices key={step} step={step} device={device} t={t} />
      ))}
    </>
  )
}

/** The device of the address could not be read; the visitor may try again, or choose anew below. */
function ReplayFailure({ device, onReplay }: { device: ChosenDevice; onReplay: () => void }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const failure = device.replayFailure.value
  return (
    <div ref={place} tabIndex={-1} className="ostrov-step">
      {failure && <FailureNote failure={failure} onRetry={onReplay} isBusy={device.isLoading.value} />}
    </div>
  )
}

function StepChoices({ step, device, t }: { step: Step; device: ChosenDevice; t: StepWords }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { data, failure, isPending, refetch } = device.choices[step]
  const choices = data.value
  const layout = LAYOUT[step]
  const legend = t(`${step}Step`)
  useLoadingNews(legend, !choices && isPending.value, choices !== null)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-step">
      {!choices && failure.value ? (
        <FailureNote failure={failure.value} onRetry={refetch} isBusy={isPending.value} />
      ) : !choices ? (
        <WaitingChoices legend={legend} count={EXPECTED[step]} layout={layout} />
      ) : choices.length === 0 ? (
        <p>{t('noChoices')}</p>
      ) : (
        <ChoiceCards
          legend={legend}
          layout={layout}
          choices={step === 'type' ? choices.map(choice => nameType(choice, t)) : choices}
          value={device.selection.value[step]}
          onChoose={value => device.choose(step, value)}
        />
      )}
      {choices && choices.length >= MOST_ITEMS && (
        <Note kind="info">
          <KeyedText value={t('capped', { count: MOST_ITEMS })} />
        </Note>
      )}
    </div>
  )
}

/** Of what the server calls accessories, smartwatches are meant. */
const nameType = (choice: Choice, t: StepWords): Choice =>
  choice.value === getMarket().accessoryType ? { ...choice, label: t('smartwatches') } : choice

/** Who goes on by Tab before the choices are there waits for them here, and is not led past them. */
function WaitingChoices({
  legend,
  ...cards
}: {
  legend: string
  count: number
  layout: 'cards' | 'rows' | 'pictures'
}): ReactNode {
  const id = useUniqueId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what it is named after takes its place in a moment
    <fieldset aria-busy="true" aria-labelledby={id} tabIndex={0}>
      <div id={id} className="ostrov-legend">
        {legend}
      </div>
      <SkeletonCards {...cards} />
    </fieldset>
  )
}
