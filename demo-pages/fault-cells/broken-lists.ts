import { expect, type Page } from '@playwright/test'
import { GALAXY_S24 } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { readRecord, readWatch } from '../models/page-watch.ts'
import type { Cells } from './cell.ts'
import { expectGaps, expectRetryHelps, LISTS, playKinds, pressByKeyboard } from './list-calls.ts'

/** JSON that every parser must refuse, as the JSON test suite has it. */
const NO_JSON = '[{"value":"samsung-galaxy-s24-128gb","label":"Galaxy'

/** Lists whose server, or whose way, is broken. */
export const brokenLists: Cells = {
  'F13-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await qa.misbehave({ route: 'buyout-selector-data', kind: '500-html' })
      await shop.openAt('price')
      await shop.expectTold(shop.failures.generic)
      expectGaps(await qa.listCalls('buyout-selector-data'), [1000, 2000, 4000])
      await shop.expectList('type')
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await qa.behave()
      await pressByKeyboard(shop)
      await shop.expectPrice('9 200 Kč')
      await expectAlwaysTrue(page)
    },
  },
  'F14-L': {
    market: 'ro',
    async play({ page, shop, qa }) {
      const route = 'country-options'
      await qa.misbehave(
        { route, kind: '502-html', times: 1 },
        { route, kind: '503-html', retry_after: 3, times: 1 },
        { route, kind: '504-html', times: 2 },
      )
      await shop.openWithPrice()
      const form = await shop.openSellForm()
      await shop.expectTold(shop.texts.countriesFailed)
      expectGaps(await qa.listCalls(route), [1000, 3000, 4000])
      await expect(form.field('country').locator('option:checked')).toHaveText('România')
      await expectAlwaysTrue(page, { told: shop.texts.countriesFailed })
      await pressByKeyboard(shop, form.form.getByRole('button', { name: shop.texts.retry, exact: true }))
      await expect(form.field('country').locator('option')).not.toHaveCount(1)
      await expect(form.field('country').locator('option:checked')).toHaveText('România')
      await expectAlwaysTrue(page)
    },
  },
  'F15-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const route = 'buyout-models'
      await qa.misbehave(
        { route, kind: 'short-body', times: 1 },
        { route, kind: 'cut-body', times: 1 },
        { route, kind: 'shape', body: NO_JSON, times: 2 },
      )
      await LISTS.models.ask(shop)
      await shop.expectTold(shop.failures.generic)
      expectGaps(await qa.listCalls(route), [1000, 2000, 4000])
      await expect(page.getByText('Galaxy'), 'no part of a cut list is shown').toHaveCount(0)
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await expectRetryHelps(stage, LISTS.models)
    },
  },
  'F16-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop } = stage
      const kinds = ['type-html', 'type-text', 'type-problem', 'type-none', '204']
      await playKinds(
        stage,
        LISTS.models,
        kinds.map(kind => [kind, shop.failures.generic]),
      )
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await expectRetryHelps(stage, LISTS.models)
    },
  },
  'F17-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const choice = { value: 'x', label: 'X', image: null, image_alt: null }
      const wrong = [null, { results: [] }, [{ label: 'Galaxy' }], [choice, { ...choice, label: 5 }]]
      await playKinds(
        stage,
        LISTS.colors,
        wrong.map(body => ['shape', shop.failures.generic, body === null ? 'null' : body]),
      )
      expect(readWatch(page).said.join('\n')).toContain('contract at buyout-colors: 1.label')
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await qa.behave()
      await qa.misbehave({
        route: 'buyout-colors',
        kind: 'shape',
        body: [{ value: GALAXY_S24.color, label: 'Černá', popular: true, image: null }],
      })
      await pressByKeyboard(shop)
      await shop.expectList('color', 'Černá')
      for (const price of ['"NaN"', '-1', '1e309', '"hodně"', '{}']) {
        await qa.behave()
        await qa.misbehave({ route: 'buyout-appraisal', kind: 'shape', body: writeAppraisal(price) })
        if (price === '"NaN"') await shop.chooseColor(GALAXY_S24.color)
        else await pressByKeyboard(shop)
        await expect(async () => {
          expect((await qa.listCalls('buyout-appraisal')).at(-1)?.status).toBe(200)
        }).toPass()
        await shop.expectTold(shop.texts.appraisalFailed)
        await expect(shop.amount).toHaveCount(0)
      }
      expect(await qa.listCalls('buyout-appraisal')).toHaveLength(5)
      await qa.behave()
      await qa.misbehave({ route: 'buyout-appraisal', kind: 'shape', body: writeAppraisal('"12"', '') })
      await pressByKeyboard(shop)
      await expect(shop.told(shop.texts.appraisalFailed)).toHaveCount(0)
      await shop.answer('Displej', 'Dobrý')
      await expect(shop.pricePanel.getByRole('button', { name: shop.texts.sell })).toHaveCount(0)
      await expectAlwaysTrue(page)
    },
  },
  'F18-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await qa.misbehave({ route: 'buyout-models', kind: 'huge' })
      await page.addInitScript(markParsing)
      await LISTS.models.ask(shop)
      await shop.expectList('model', 'Choice 0')
      await shop.expectTold(shop.texts.capped)
      await expect(shop.list('model').getByRole('radio')).toHaveCount(1000)
      expect(await qa.listCalls('buyout-models')).toHaveLength(1)
      await expectAlwaysTrue(page, { told: shop.texts.capped })
      const blocked = [await readBlocking(page)]
      // One long pause may be the machine's; a page that is blocked is blocked each time.
      for (let tries = 0; tries < 3 && Math.min(...blocked) >= 200; tries++) {
        await LISTS.models.ask(shop)
        await shop.expectList('model', 'Choice 0')
        blocked.push(await readBlocking(page))
      }
      expect(Math.min(...blocked), 'nothing is blocked for long after the parsing').toBeLessThan(200)
    },
  },
}

/** A price list of one question and one price, as text, since not all that is sent is a number. */
const writeAppraisal = (price: string, version = ',"version":"v1"'): string =>
  `{"url":null,"appraisal":{"appraisal_result":[{"id":1,"quality":"A","price":${price}}],` +
  '"device_conditions":[{"id":"display","type":"display","name":"Displej","choices":' +
  `[{"value":"good","label":"Dobrý","appraisal_result":1}]}],"minimal_buyout_price":"1"${version}}}`

/** Runs in the page: notes when the great answer was parsed. */
function markParsing(): void {
  const { parse } = JSON
  JSON.parse = (text, ...rest) => {
    const value: unknown = parse(text, ...rest)
    if (text.length > 1_000_000) Object.assign(window, { parsedAt: performance.now() })
    return value
  }
}

/** Milliseconds of the longest task after the parsing; of the task that parsed, what came behind it. */
async function readBlocking(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  const { longTasks } = await readRecord(page)
  const parsedAt = await page.evaluate(() => (window as unknown as { parsedAt: number }).parsedAt)
  return Math.max(0, ...longTasks.map(({ start, length }) => start + length - Math.max(start, parsedAt)))
}
