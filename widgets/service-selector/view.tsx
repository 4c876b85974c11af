import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Island } from '#core/widget.ts'
import { DeviceSteps } from '#kit/device/device-steps.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { MissingModel } from './missing-model.tsx'
import { createServiceSelector } from './model.ts'
import { Operations } from './operations.tsx'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => createServiceSelector(params))
  const place = useFocusInPlace<HTMLDivElement>()
  const { selection, choices, viewWishes } = model.service
  useLeading(place, viewWishes.value)
  // Before the first answer nobody has missed a model, and what comes would push the advice away.
  const isAnswered = choices.type.data.value !== null || choices.type.failure.value !== null
  return (
    <div ref={place} tabIndex={-1} className="ostrov-service">
      <div className="ostrov-service-steps">
        <DeviceSteps device={model.service} onReplay={model.replayUrl} t={t} />
      </div>
      {selection.value.color && <Operations model={model} params={params} />}
      {isAnswered && <MissingModel phone={params.contactPhone} url={params.contactUrl} />}
    </div>
  )
}

/** Leads who wished it to where the selection goes on: the operations, or the step that is open. */
function useLeading(place: RefObject<HTMLElement | null>, wishes: number): void {
  const seen = useRef(wishes)
  useEffect(() => {
    if (wishes === seen.current) return
    seen.current = wishes
    const steps = place.current?.querySelectorAll<HTMLElement>('.ostrov-step')
    const step = steps?.[steps.length - 1]
    const target =
      place.current?.querySelector<HTMLElement>('.ostrov-operations h3') ??
      step?.querySelector<HTMLElement>('input') ??
      step
    const part = target?.closest('.ostrov-operations, .ostrov-step') ?? target
    part?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [place, wishes])
}
