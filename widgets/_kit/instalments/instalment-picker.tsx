import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Instalment } from '#core/api/payments/instalments.ts'
import type { InstalmentChoice } from '#core/cart/instalment-choice.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showDecimal } from '#core/intl/show-decimal.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '../feedback/announce.ts'
import { FailureNote } from '../feedback/failure-note.tsx'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { SkeletonCards } from '../feedback/skeleton.tsx'
import { Few } from './few.tsx'
import { t } from './instalment-messages.ts'

/** Company, number of instalments and deposit, and what they come to each month. */
export function InstalmentPicker({
  choice,
  isStale = false,
}: {
  choice: InstalmentChoice
  /** What they are of has another price by now. */
  isStale?: boolean
}): ReactNode {
  useSignals()
  const { data, failure, isPending, chosen, reread } = choice
  if (!data.value && failure.value)
    return (
      <FailureNote failure={failure.value} lead={t('failed')} isBusy={isPending.value} onRetry={reread} />
    )
  if (!data.value)
    return (
      <div aria-busy="true">
        <p className="ostrov-hidden">{words('loading')}</p>
        <SkeletonCards count={2} />
      </div>
    )
  if (!chosen.value) return <KeyedText as="p" value={t('none')} />
  return (
    <div className="ostrov-instalments">
      <Parts choice={choice} chosen={chosen.value} />
      <Sum chosen={chosen.value} isStale={isStale} />
    </div>
  )
}

function Parts({ choice, chosen }: { choice: InstalmentChoice; chosen: Instalment }): ReactNode {
  useSignals()
  const { companies, months, deposits } = choice
  return (
    <>
      <Few
        legend={t('company')}
        options={companies.value.map(one => [one.company_code, one.company_name])}
        value={chosen.company_code}
        onChange={choice.chooseCompany}
      />
      <Few
        legend={t('months')}
        options={months.value.map(one => [
          String(one.month_count),
          `${one.month_count}`,
          t('count', { count: one.month_count }),
        ])}
        value={String(chosen.month_count)}
        onChange={text => choice.chooseMonths(Number(text))}
      />
      {deposits.value.length > 1 && (
        <Few
          legend={t('deposit')}
          options={deposits.value.map(one => [one.id, showPrice(one.deposit)])}
          value={chosen.id}
          onChange={choice.chooseDeposit}
        />
      )}
    </>
  )
}

/** What it comes to; a change of it is told once the choice has settled. */
function Sum({ chosen, isStale }: { chosen: Instalment; isStale: boolean }): ReactNode {
  const monthly = isStale ? t('recounting') : t('monthly', { price: showPrice(chosen.monthly) })
  const told = useRef(monthly)
  useEffect(() => {
    if (told.current !== monthly) announce(monthly)
    told.current = monthly
  }, [monthly])
  return (
    <div className="ostrov-instalments-sum" data-stale={isStale || undefined}>
      <KeyedText as="strong" value={monthly} />
      <KeyedText
        as="p"
        className="ostrov-muted"
        value={t('total', {
          total: showPrice(chosen.total),
          rate: showDecimal(chosen.annual_rate ?? 0),
          interest: showDecimal(chosen.interest ?? 0),
        })}
      />
    </div>
  )
}
