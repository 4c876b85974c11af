import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { DeviceSteps } from '../_kit/device-steps.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import { Conditions } from './conditions.tsx'
import type { SelectorIsland } from './island.ts'
import { createSelector } from './model.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'

export function View({ params, t }: SelectorIsland): ReactNode {
  useSignals()
  const model = useModel(() => createSelector(params))
  const questions = useFocusInPlace<HTMLDivElement>()
  return (
    <div className="ostrov-selector">
      <div ref={questions} tabIndex={-1} className="ostrov-selector-questions">
        <DeviceSteps device={model.buyback} onReplay={model.replayAddress} t={t} />
        <Conditions model={model} t={t} />
      </div>
      <PriceBar buyback={model.buyback} t={t} />
      <PricePanel model={model} params={params} t={t} />
    </div>
  )
}
