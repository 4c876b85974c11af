import type { ReadonlySignal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Choice } from '#core/api/device/choice.ts'
import type { Selection } from '#core/api/device/device.ts'
import { MOST_ITEMS } from '#core/api/wire.ts'
import { STEPS, type Step } from '#core/device/selection.ts'
import type { FailureError } from '#core/http/failure.ts'
import { createTranslate, type Translate } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import type { Resource } from '#core/state/resource.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { FoldedStep, Progress } from './folded-step.tsx'
import { ManyChoices } from './many-choices.tsx'
import { ModelChoices } from './model-choices.tsx'
import { stepsMessages } from './steps-messages.ts'
import type { Folding } from './use-folding.ts'

/** The device that is being chosen, whatever for. */
export interface ChosenDevice {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  isLoading: ReadonlySignal<boolean>
  replayFailure: ReadonlySignal<FailureError | null>
  choose: (step: Step, value: string) => void
}

type StepWords = Translate<`${Step}Step` | 'noChoices' | 'capped' | 'smartwatches'>

const t = createTranslate(stepsMessages)

const LAYOUT = { type: 'pictures', manufacturer: 'cards', model: 'rows', color: 'pictures' } as const
const EXPECTED = { type: 3, manufacturer: 6, model: 6, color: 3 } as const

interface Steps {
  device: ChosenDevice
  folding: Folding
  t: StepWords
  /** What is to be known of a step before it is answered. */
  hints?: Partial<Record<Step, string>>
}

/** The cascade: each step appears when the one before it is answered, which is folded then. */
export function DeviceSteps({
  onReplay,
  ...steps
}: Steps & {
  /** Brings the device of the page's address once more. */
  onReplay: () => void
}): ReactNode {
  useSignals()
  const { device } = steps
  const selection = device.selection.value
  const reached = STEPS.findIndex(step => selection[step] === null)
  return (
    <>
      <ReplayFailure device={device} onReplay={onReplay} />
      {STEPS.slice(0, reached < 0 ? STEPS.length : reached + 1).map(step => (
        <StepChoices key={step} step={step} {...steps} />
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

function StepChoices({ step, ...steps }: Steps & { step: Step }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { device, folding } = steps
  const { data, failure, isPending, refetch } = device.choices[step]
  const choices = data.value?.map(choice => (step === 'type' ? nameType(choice, steps.t) : choice)) ?? null
  const value = device.selection.value[step]
  const legend = steps.t(`${step}Step`)
  const isHeld = folding.held === step
  const chosen = choices?.find(choice => choice.value === value)
  useLoadingNews(legend, !choices && isPending.value, choices !== null)
  if (value !== null && !isHeld && (chosen || (!choices && !failure.value))) {
    return (
      <div ref={place} tabIndex={-1} className="ostrov-step">
        {chosen ? (
          <FoldedStep name={legend} value={chosen.label} onChange={() => folding.reopen(step)} />
        ) : (
          <span className="ostrov-skeleton" aria-busy="true" />
        )}
      </div>
    )
  }
  const at = STEPS.indexOf(step) + 1
  const progress = <Progress text={t('step', { at, count: STEPS.length })} at={at} count={STEPS.length} />
  return (
    <div ref={place} tabIndex={-1} className="ostrov-step" data-open data-held={isHeld || undefined}>
      {!(step === 'model' && choices?.length) && progress}
      {!choices && failure.value ? (
        <FailureNote failure={failure.value} onRetry={refetch} isBusy={isPending.value} />
      ) : !choices ? (
        <WaitingChoices legend={legend} count={EXPECTED[step]} layout={LAYOUT[step]} />
      ) : choices.length === 0 ? (
        <p>{steps.t('noChoices')}</p>
      ) : (
        <OpenChoices step={step} legend={legend} choices={choices} progress={progress} {...steps} />
      )}
      {choices && choices.length >= MOST_ITEMS && (
        <Note kind="info">
          <KeyedText value={steps.t('capped', { count: MOST_ITEMS })} />
        </Note>
      )}
    </div>
  )
}

/** The cards of a step. What the arrows pass is chosen too, and stays open. */
function OpenChoices({
  step,
  legend,
  choices,
  progress,
  device,
  folding,
  hints,
}: Steps & { step: Step; legend: string; choices: readonly Choice[]; progress: ReactNode }): ReactNode {
  useSignals()
  const question = {
    legend,
    choices,
    value: device.selection.value[step],
    onChoose(value: string) {
      device.choose(step, value)
      folding.hold(step)
    },
  }
  if (step === 'model') return <ModelChoices {...question} progress={progress} onSettle={folding.settle} />
  return (
    <ManyChoices {...question} hint={hints?.[step]} layout={LAYOUT[step]} onSettle={() => folding.settle()} />
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
