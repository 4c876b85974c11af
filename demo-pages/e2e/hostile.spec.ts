import { expect, type Page, test } from '@playwright/test'
import { HOSTILE_STRINGS } from './models/hostile-strings.ts'
import { MARKET_TEXTS } from './models/market-texts.ts'
import { askForSkeletons } from './models/skeletons.ts'
import { findFolded, press } from './models/steps.ts'

interface Harm {
  hits: number
  violations: string[]
}

async function watchHarm(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('dialog', dialog => {
    faults.push('a dialog opened')
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const host = window as unknown as { hit: () => void; harm: { hits: number; violations: string[] } }
    host.harm = { hits: 0, violations: [] }
    host.hit = () => {
      host.harm.hits++
    }
    addEventListener('securitypolicyviolation', event => {
      host.harm.violations.push(`${event.violatedDirective}: ${event.blockedURI}`)
    })
  })
  return faults
}

const readHarm = (page: Page): Promise<Harm> =>
  page.evaluate(() => (window as unknown as { harm: { hits: number; violations: string[] } }).harm)

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Serves a page of the shop, its headers and policy with it, with more markup in its main part. */
async function servePageWith(page: Page, path: string, markup: string): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('</main>', () => `${markup}</main>`) })
  })
}

async function expectUnharmed(page: Page, faults: readonly string[]): Promise<void> {
  const { hits, violations } = await readHarm(page)
  expect({ hits, violations, faults }).toEqual({ hits: 0, violations: [], faults: [] })
  expect(await page.evaluate(() => ({}) as { hit?: unknown }).then(object => object.hit)).toBeUndefined()
}

async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, 'no string is wider than the page').toBeLessThanOrEqual(0)
}

test('500 hostile strings are 500', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBe(500)
})

test('T-01 T-03 T-20 hostile params, names and slots execute nothing and break no island beside them', {
  tag: '@firefox',
}, async ({ page }) => {
  const faults = await watchHarm(page)
  const path = '/cz/ukazky/notifications/'
  const markup = HOSTILE_STRINGS.map(text => {
    const json = escapeText(JSON.stringify({ initial: text, [text]: text }))
    const slot = escapeText(text)
    return `<div data-component="notifications" data-component-pk="${slot}" data-when="${slot}" data-params="${json}">${slot}</div>
<div data-component="${slot}" data-params="${slot}">${slot}</div>`
  })
  await servePageWith(page, path, markup.join('\n'))
  await page.goto(path)
  const islands = page.locator('[data-component="notifications"]')
  await expect(islands.first()).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('[data-state="waiting"], [data-state="loading"]')).toHaveCount(0, {
    timeout: 60_000,
  })
  const failed = await page.locator('[data-state="failed"]').count()
  expect(
    failed,
    'each placeholder with a hostile name, and it alone or its own params, failed',
  ).toBeGreaterThanOrEqual(500)
  await expectUnharmed(page, faults)
})

/** What would end the placeholder it stands in, or hide all that comes after it, tests the parser of HTML and no island. */
const STAYS_INSIDE = (text: string): boolean =>
  !/<\/|<!--|<(?:plaintext|textarea|title|style|script|iframe|template|base|form|svg|math|select|meta|object|link)/i.test(
    text,
  ) && !/<[^>]*$/.test(text)

test('T-05 markup of a slot runs no more inside an island than it does beside one', async ({ page }) => {
  const faults = await watchHarm(page)
  const path = '/cz/ukazky/tabs/'
  const slots = HOSTILE_STRINGS.filter(text => STAYS_INSIDE(text) && text.includes('<'))
  expect(slots.length).toBeGreaterThan(20)
  const markup = slots.map(
    slot =>
      `<div data-component="tabs" data-params="{}"><section id="s${slots.indexOf(slot)}"><h2>A</h2>${slot}</section></div>`,
  )
  await servePageWith(page, path, markup.join('\n'))
  await page.goto(path)
  await expect(page.locator('[data-component="tabs"]').last()).toHaveAttribute('data-state', /ready|failed/)
  await expect(page.locator('[data-state="waiting"], [data-state="loading"]')).toHaveCount(0, {
    timeout: 60_000,
  })
  await expect(
    page.locator('[data-component="tabs"][data-state="ready"]').nth(slots.length / 2),
  ).toBeAttached()
  const { hits } = await readHarm(page)
  expect({ hits, faults }).toEqual({ hits: 0, faults: [] })
})

test('T-09 hostile answers of the server are shown as text', async ({ page, baseURL }) => {
  const faults = await watchHarm(page)
  await askForSkeletons(page.context(), baseURL)
  await page.addInitScript(strings => {
    // The empty page that Firefox begins with may not store anything.
    if (origin === 'null') return
    strings.forEach((text, i) => {
      localStorage.setItem(`ostrov-${i}`, text)
      sessionStorage.setItem(text.slice(0, 40), text)
    })
  }, HOSTILE_STRINGS)
  await page.route('**/vykup/api/types/', route =>
    route.fulfill({
      json: HOSTILE_STRINGS.map((text, i) => ({
        value: `${i}${text}`,
        label: text,
        image: null,
        image_alt: text,
      })),
    }),
  )
  await page.route('**/manufacturers/', (route, request) =>
    route.fulfill({
      status: 400,
      json: { detail: HOSTILE_STRINGS[Number(/\d+/.exec(request.url()) ?? 0)], url: 'javascript:hit()' },
    }),
  )
  await page.goto('/cz/vykup/')
  const selector = page.locator('[data-component="buyback-selector"]')
  const cards = selector.getByRole('radio')
  await expect(cards).toHaveCount(500)
  await expect(page.getByText('<img src=x onerror=hit()>', { exact: true }).first()).toBeVisible()
  await expectNarrow(page)
  // What is chosen folds to a line that shows it.
  await press(cards.first())
  await expect(findFolded(selector, MARKET_TEXTS.cz.steps.type, HOSTILE_STRINGS[0])).toBeVisible()
  await expect(selector.getByRole('alert')).toContainText(/\S/)
  await expectUnharmed(page, faults)
  await expectNarrow(page)
})

test('T-09 T-11 hostile words of a refused appraisal and e-mail are shown as they are', async ({ page }) => {
  const faults = await watchHarm(page)
  let next = 0
  await page.route('**/colors/*/appraisal/', route =>
    route.fulfill({ status: 400, json: { detail: HOSTILE_STRINGS[next++ % 500], url: 'javascript:hit()' } }),
  )
  const selector = page.locator('[data-component="buyback-selector"]')
  // A device that is refused offers no second try: each is chosen anew.
  for (let i = 0; i < 25; i++) {
    await page.goto('/cz/vykup/?type=telefony&manufacturer=samsung&model=samsung-galaxy-s24-128gb')
    await selector.getByRole('group', { name: 'Barva' }).getByRole('radio').first().click()
    const shown = (HOSTILE_STRINGS[i] ?? '').slice(0, 500)
    await expect
      .poll(() => selector.locator('.ostrov-note').first().textContent())
      .toContain(shown.slice(0, 20).trim())
    expect(next).toBe(i + 1)
  }
  expect(new URL(page.url()).pathname).toBe('/cz/vykup/')
  await expectUnharmed(page, faults)
})
