import { expect } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { Stage } from '../models/stage.ts'
import type { Cells } from './cell.ts'
import { expectGaps, expectRetryHelps, LISTS } from './list-calls.ts'

/** Lists that the server gives to nobody who comes too often. */
export const throttledLists: Cells = {
  'F12-L': {
    market: 'cz',
    async play(stage) {
      const others = await Promise.all([stage.invite(), stage.invite(), stage.invite()])
      const [dated, garbled, endless] = others
      await Promise.all([
        playSeconds(stage),
        playOnce(dated, new Date(Date.now() + 4000).toUTCString(), [1000, 6500]),
        playOnce(garbled, 'soon', [1000, 2500]),
        playEndless(endless),
      ])
    },
  },
}

async function playSeconds(stage: Stage): Promise<void> {
  const { page, shop, qa } = stage
  await qa.misbehave({ route: 'buyout-models', kind: '429', retry_after: 3 })
  await LISTS.models.ask(shop)
  await shop.expectTold(shop.failures.tooMany, { timeout: 20_000 })
  expectGaps(await qa.listCalls('buyout-models'), [3000, 3000, 4000])
  await expectAlwaysTrue(page, { told: shop.failures.tooMany, longestWait: 13_000 })
  await expectRetryHelps(stage, LISTS.models)
}

async function playOnce(stage: Stage, retryAfter: string, [least, most]: [number, number]): Promise<void> {
  const { page, shop, qa } = stage
  await qa.misbehave({ route: 'buyout-types', kind: '429', retry_after: retryAfter, times: 1 })
  await LISTS.types.ask(shop)
  await shop.expectList('type')
  const [first, second, ...more] = await qa.listCalls('buyout-types')
  const pause = (second?.time ?? 0) - (first?.time ?? 0)
  expect(pause).toBeGreaterThanOrEqual(least - 5)
  expect(pause).toBeLessThan(most)
  expect(more).toEqual([])
  await expectAlwaysTrue(page)
}

/** However long the server wants, a minute is the most. */
async function playEndless({ page, shop, qa }: Stage): Promise<void> {
  await page.clock.install()
  await qa.misbehave({ route: 'buyout-types', kind: '429', retry_after: 999_999, times: 1 })
  await LISTS.types.ask(shop)
  await expect(async () => expect(await qa.listCalls('buyout-types')).toHaveLength(1)).toPass()
  await page.waitForTimeout(500)
  await page.clock.fastForward(50_000)
  await page.waitForTimeout(500)
  expect(await qa.listCalls('buyout-types')).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await shop.expectList('type')
  expect(await qa.listCalls('buyout-types')).toHaveLength(2)
  await expectAlwaysTrue(page)
}
