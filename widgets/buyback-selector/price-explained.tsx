import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { showPrice } from '../../core/intl/show-price.ts'
import type { AppraisalData } from '../../core/pricing/conditions.ts'
import { explainPrice, type PriceLine } from '../../core/pricing/explain.ts'
import type { Buyback } from '../../core/state/buyback.ts'
import { Live } from '../_kit/live.tsx'
import type { SelectorIsland } from './island.ts'

/** The arithmetic of the price, each line with the answer that caused it; the lines add up to the price. */
export function PriceExplained({ buyback, t }: { buyback: Buyback; t: SelectorIsland['t'] }): ReactNode {
  useSignals()
  const data = buyback.data.value
  const appraisal = buyback.appraisal.value
  const price = appraisal?.price ?? null
  if (!data || !appraisal || price === null) return null
  return (
    <details className="ostrov-selector-explained" open>
      <summary>{t('explain')}</summary>
      <dl>
        {explainPrice(appraisal).map(line => {
          const [term, detail] = describeLine(line, data, t)
          return (
            <div key={`${line.kind} ${term}`}>
              <dt>
                <Live value={term} />
                {detail && (
                  <small className="ostrov-muted">
                    <Live value={detail} />
                  </small>
                )}
              </dt>
              <Live
                as="dd"
                value={(line.amount > 0 && line.kind !== 'base' ? '+' : '') + showPrice(line.amount)}
              />
            </div>
          )
        })}
        <div data-kind="total">
          <dt>{t('total')}</dt>
          <Live as="dd" value={showPrice(price)} />
        </div>
      </dl>
    </details>
  )
}

function describeLine(line: PriceLine, data: AppraisalData, t: SelectorIsland['t']): [string, string] {
  const nameOf = (id: string) => data.conditions.find(c => c.id === id)?.name ?? id
  if (line.kind === 'floor') return [t('floor'), '']
  if (line.kind === 'base') {
    const questions = line.decidedBy.map(nameOf).join(', ')
    return [t('base', { grade: line.grade }), questions && t('decidedBy', { questions })]
  }
  const condition = data.conditions.find(c => c.id === line.conditionId)
  return [nameOf(line.conditionId), condition?.choices.find(c => c.value === line.value)?.label ?? '']
}
