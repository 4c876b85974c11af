import type { ReactNode } from 'react'
import type { Condition } from '#core/buyback/conditions.ts'
import type { PriceLine } from '#core/buyback/explain.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { listWords } from '#core/intl/list-words.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { Minor } from '#core/money/decimal.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { priceLinesMessages } from './price-lines-messages.ts'

const t = createTranslate(priceLinesMessages)

/** The arithmetic of a buy-back's price, each line with the answer that caused it; the lines add up to the total. */
export function PriceLines({
  lines,
  conditions,
  total,
  isOpen = true,
}: {
  /** What adds up to the total, in its order; amounts in minor units. */
  lines: readonly PriceLine[]
  /** The questions about the device, which give the lines their names. */
  conditions: readonly Condition[]
  /** In minor units of the page’s currency. */
  total: Minor
  /** Whether the lines are unfolded from the start; where not, a press on their heading unfolds them. */
  isOpen?: boolean
}): ReactNode {
  return (
    <details className="ostrov-price-lines" open={isOpen}>
      <summary>{t('explain')}</summary>
      <dl>
        {lines.map(line => {
          const { term, detail } = describeLine(line, conditions)
          return (
            <div key={line.kind === 'correction' ? line.conditionId : line.kind}>
              <dt>
                <KeyedText value={term} />
                {detail && (
                  <small className="ostrov-muted">
                    <KeyedText value={detail} />
                  </small>
                )}
              </dt>
              <KeyedText
                as="dd"
                value={(line.amount > 0 && line.kind !== 'base' ? '+' : '') + showPrice(line.amount)}
              />
            </div>
          )
        })}
        <div data-kind="total">
          <dt>{t('total')}</dt>
          <KeyedText as="dd" value={showPrice(total)} />
        </div>
      </dl>
    </details>
  )
}

function describeLine(
  line: PriceLine,
  conditions: readonly Condition[],
): { term: string; detail?: string | undefined } {
  const find = (id: string) => conditions.find(condition => condition.id === id)
  if (line.kind === 'floor') return { term: t('floor') }
  if (line.kind === 'base') {
    const count = line.decidedBy.length
    const names = line.decidedBy.map(id => t('question', { name: keepLetters(find(id)?.name ?? id) }))
    const questions = listWords(names)
    return {
      term: t('base', { grade: line.grade }),
      detail: count ? t('decidedBy', { count, questions }) : '',
    }
  }
  const condition = find(line.conditionId)
  return {
    term: condition?.name ?? line.conditionId,
    detail: condition?.choices.find(choice => choice.value === line.value)?.label,
  }
}

/** A question comes as it was written: none of its lone letters ends a line. */
const keepLetters = (text: string): string => text.replace(/(?<=^| )(\p{L}) /gu, '$1\u00a0')
