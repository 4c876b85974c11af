import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Meeting } from '#core/api/discounts/discount-relations.ts'
import { sayMoment } from '#core/discounts/say-rule.ts'
import { words } from '#core/intl/words.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './meetings-messages.ts'
import { t as tell } from './messages.ts'
import type { DiscountDetail } from './model.ts'

const COMBINATIONS = {
  both: 'meetBoth',
  'first-added': 'meetFirstAdded',
  first: 'meetFirst',
  second: 'meetSecond',
  none: 'meetNone',
} as const

/** What it would be, were the other one on. */
const WHILE_OFF = {
  both: 'offBoth',
  'first-added': 'offFirstAdded',
  first: 'offFirst',
  second: 'offSecond',
  none: 'offNone',
} as const

/** Which other discounts meet the one in the form: when, for which goods, and what a cart with both gives. */
export function Meetings({ meetings }: { meetings: DiscountDetail['meetings'] }): ReactNode {
  useSignals()
  const found = meetings.data.value
  const failure = meetings.failure.value
  if (failure)
    return (
      <FailureNote
        failure={failure}
        lead={t('meetingsFailed')}
        isBusy={meetings.isPending.value}
        onRetry={() => void meetings.refetch()}
      />
    )
  if (!found) return <p className="ostrov-muted">{words('loading')}</p>
  return (
    <div aria-busy={meetings.isPending.value || undefined}>
      <KeyedText
        as="p"
        value={found.count === 0 ? t('meetingsNone') : t('meetingsCount', { count: found.count })}
      />
      <ul className="ostrov-discount-meetings">
        {found.results.map(one => (
          <li key={one.id}>
            <strong>{one.name}</strong>
            {!one.is_active && <span className="ostrov-muted"> ({t('meetOff')})</span>}
            <p>
              {describeGoods(one)}
              {describeTime(one)}
            </p>
            <p>{describeCombination(one)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const describeCombination = ({ name, is_active, combination }: Meeting): string =>
  t((is_active ? COMBINATIONS : WHILE_OFF)[combination], { name })

const describeGoods = ({ goods }: Meeting): string =>
  goods === null ? t('meetAll') : t('meetGoods', { count: goods.count, names: nameGoods(goods) })

const nameGoods = ({ count, names }: NonNullable<Meeting['goods']>): string =>
  count > names.length
    ? tell('andMore', { names: names.join(', '), count: count - names.length })
    : names.join(', ')

function describeTime({ valid_from, valid_to }: Meeting): string {
  const [from, to] = [valid_from, valid_to].map(moment => (moment === null ? '…' : sayMoment(moment)))
  return valid_from === null && valid_to === null ? '' : `; ${from} – ${to}`
}
