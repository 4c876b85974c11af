import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { DeviceSteps } from '#kit/device/device-steps.tsx'
import { useFolding } from '#kit/device/use-folding.ts'
import { useLeading } from '#kit/device/use-leading.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { Conditions } from './conditions.tsx'
import { t } from './messages.ts'
import { createSelector } from './model.ts'
import type { params } from './params.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { useArrival } from './use-arrival.ts'

type OwnIsland = Island<typeof params>

export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => createSelector(params))
  const place = useFocusInPlace<HTMLDivElement>()
  const folding = useFolding(place)
  useLeading(folding, model.buyback.viewWishes.value)
  useArrival(place, model.isArrived.value)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-selector">
      <div className="ostrov-selector-questions">
        <DeviceSteps device={model.buyback} folding={folding} onReplay={model.replayUrl} t={t} />
        <Conditions model={model} folding={folding} />
      </div>
      <PriceBar model={model} />
      <PricePanel model={model} params={params} folding={folding} />
    </div>
  )
}
