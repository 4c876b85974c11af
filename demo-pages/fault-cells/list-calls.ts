import { expect, type Page } from '@playwright/test'
import type { BuybackPage } from '../models/buyback-page.ts'
import { GALAXY_S24 } from '../models/devices.ts'
import { tabTo } from '../models/keyboard.ts'
import type { SeenCall } from '../models/qa-switch.ts'
import type { Stage } from '../models/stage.ts'

type Step = 'type' | 'manufacturer' | 'model' | 'color'

/** One list of the selector: the call that brings it, and how a visitor comes to ask for it. */
interface List {
  route: string
  step: Step
  ask: (shop: BuybackPage) => Promise<void>
}

const { manufacturer, model } = GALAXY_S24

export const LISTS = {
  types: { route: 'buyout-types', step: 'type', ask: shop => shop.open() },
  manufacturers: {
    route: 'buyout-manufacturers',
    step: 'manufacturer',
    async ask(shop) {
      await shop.open()
      await shop.choose('type', shop.texts.phones)
    },
  },
  models: {
    route: 'buyout-models',
    step: 'model',
    async ask(shop) {
      await shop.openAt('type')
      await shop.choose('manufacturer', manufacturer.label)
    },
  },
  colors: {
    route: 'buyout-colors',
    step: 'color',
    async ask(shop) {
      await shop.openAt('manufacturer')
      await shop.choose('model', model.label)
    },
  },
} as const satisfies Record<string, List>

/** Of the calls that the server saw, and of the requests that a page made. */
type Timed = Pick<SeenCall, 'time'>

/** The requests that a page makes from now on, as it makes them. */
export function listenTo(page: Page, url: RegExp): { method: string; path: string; time: number }[] {
  const made: ReturnType<typeof listenTo> = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (url.test(pathname)) made.push({ method: request.method(), path: pathname, time: Date.now() })
  })
  return made
}

/** Milliseconds between the calls, by whoever saw them. */
export const listGaps = (calls: readonly Timed[]): number[] =>
  calls.slice(1).map((call, index) => call.time - (calls[index]?.time ?? 0))

/** Nothing was sent earlier than it may be, nor much later; `slack` for the way of a request to whoever saw it. */
export function expectGaps(calls: readonly Timed[], least: readonly number[], slack = 50): void {
  const gaps = listGaps(calls)
  expect(gaps).toHaveLength(least.length)
  for (const [index, gap] of gaps.entries()) {
    const from = least[index] ?? 0
    expect(gap, `the pause before request ${index + 2}`).toBeGreaterThanOrEqual(from - slack)
    expect(gap, `the pause before request ${index + 2}`).toBeLessThan(from + 2500)
  }
}

/** Goes to the way out by the keyboard alone, and takes it. */
export async function pressByKeyboard(shop: BuybackPage, button = shop.retryButton.first()): Promise<void> {
  // While it is tried, it answers to nothing.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(shop.page, button)
  await shop.page.keyboard.press('Enter')
}

/**
 * Has a list asked for, spoiled in one way after the other, each time again by its button. Each time exactly one
 * request is made, and the visitor is told what is expected.
 */
export async function playKinds(
  { shop, qa }: Stage,
  list: List,
  kinds: readonly (readonly [kind: string, told: string, body?: unknown])[],
): Promise<void> {
  for (const [index, [kind, told, body]] of kinds.entries()) {
    await qa.behave()
    await qa.misbehave({ route: list.route, kind, ...(body !== undefined && { body }) })
    await qa.forgetCalls()
    if (index === 0) await list.ask(shop)
    else await pressByKeyboard(shop)
    await expect(async () => {
      const calls = await qa.listCalls(list.route)
      expect(calls.map(call => call.status)).toEqual([expect.any(Number)])
    }).toPass()
    await shop.expectTold(told)
    await expect(shop.list(list.step), 'no part of a wrong answer is shown').toHaveCount(0)
  }
  // No try of its own comes after.
  await shop.page.waitForTimeout(1300)
  expect(await qa.listCalls(list.route)).toHaveLength(1)
}

/** The way out of a failure leads to the list, by the keyboard, and the visitor is not lost on the way. */
export async function expectRetryHelps({ shop, qa }: Stage, list: List): Promise<void> {
  await qa.behave()
  await pressByKeyboard(shop)
  await shop.expectList(list.step)
  await expect(shop.page.locator(':focus'), 'the focus is not lost when the failure is over').toHaveCount(1)
}
