import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { capBonus } from './cap-bonus.ts'

test.each([
  { market: 'cz', percent: 0, is: { amount: 599_700, max_percent: 30 } },
  { market: 'cz', percent: 30, is: { amount: 599_700, max_percent: 30 } },
  { market: 'cz', percent: 50, is: { amount: 599_700, max_percent: 30 } },
  { market: 'cz', percent: 15, is: { amount: 299_800, max_percent: 15 } },
  { market: 'ro', percent: 15, is: { amount: 299_850, max_percent: 15 } },
  { market: 'ro', percent: 1, is: { amount: 19_990, max_percent: 1 } },
] as const)(
  'in $market a bonus of 30 % of which an editor says $percent is $is.amount',
  ({ market, percent, is }) => {
    configurePage({ market })
    expect(capBonus({ amount: 599_700, max_percent: 30 }, percent)).toEqual(is)
  },
)
