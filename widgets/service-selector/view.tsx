import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { DeviceSteps } from '#kit/device/device-steps.tsx'
import { useFolding } from '#kit/device/use-folding.ts'
import { useLeading } from '#kit/device/use-leading.ts'
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
  const folding = useFolding(place)
  useLeading(folding, viewWishes.value)
  // Before the first answer nobody has missed a model, and what comes would push the advice away.
  const isAnswered = choices.type.data.value !== null || choices.type.failure.value !== null
  return (
    <div ref={place} tabIndex={-1} className="ostrov-service">
      <div className="ostrov-service-steps">
        <DeviceSteps
          device={model.service}
          folding={folding}
          hints={{ color: t('colorHint') }}
          onReplay={model.replayUrl}
          t={t}
        />
      </div>
      {selection.value.color && <Operations model={model} params={params} />}
      {isAnswered && <MissingModel phone={params.contactPhone} url={params.contactUrl} />}
    </div>
  )
}
