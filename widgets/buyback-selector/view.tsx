import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Island } from '../../core/widget.ts'
import { useModel } from '../_kit/use-model.ts'
import { Conditions } from './conditions.tsx'
import type { messages } from './messages.ts'
import { createSelector } from './model.ts'
import type { params } from './params.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { Steps } from './steps.tsx'

export type SelectorIsland = Island<typeof params, keyof (typeof messages)['cs']>

export function View({ params, t }: SelectorIsland): ReactNode {
  useSignals()
  const model = useModel(() => createSelector(params))
  return (
    <div className="ostrov-selector">
      <div className="ostrov-selector-questions">
        <Steps model={model} t={t} />
        <Conditions model={model} t={t} />
      </div>
      <PriceBar buyback={model.buyback} t={t} />
      <PricePanel model={model} params={params} t={t} />
    </div>
  )
}
