import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { readWatch, watchPage } from './models/page-watch.ts'
import { TabsPage } from './models/tabs-page.ts'
import { test } from './models/test.ts'
import { watchShifts } from './models/watch-shifts.ts'

test('TB-001 TB-002 TB-004 fragment, memory and first tab pick what is open', async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  const [first, second, third] = tabs.texts.names
  await tabs.open()
  await tabs.expectOpen(first)
  await tabs.tab(third).click()
  await tabs.expectOpen(third)
  await tabs.open()
  await tabs.expectOpen(third)
  // On a slow phone the browser goes there before the island is up; who pressed something on the page before is new here.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await tabs.open(`#${tabs.texts.ids[1]}`)
  await tabs.expectOpen(second)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('tab', { name: second })).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  // So does a browser that goes to the fragment only after the island has.
  await page.locator(`#${tabs.texts.ids[1]}`).evaluate(section => section.scrollIntoView())
  await expect(page.getByRole('tab', { name: second })).toBeInViewport({ ratio: 1 })
})

test('TB-001 an element inside a closed panel is opened and shown, on load and by a link', async ({
  page,
}) => {
  const tabs = new TabsPage(page, 'ro')
  const { inside, link, names } = tabs.texts
  const heading = page.getByRole('heading', { name: inside.heading })
  await page.setViewportSize({ width: 390, height: 400 })
  await tabs.open(inside.fragment)
  await expect(heading).toBeInViewport()
  await tabs.tab(names[0]).click()
  await page.getByRole('link', { name: link }).click()
  await tabs.expectOpen(names[1])
  await expect(heading).toBeInViewport()
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('all is done by keyboard, and two sets of tabs do not mix', { tag: '@firefox' }, async ({ page }) => {
  const tabs = new TabsPage(page, 'ro')
  const [first, , third] = tabs.texts.names
  const [delivery, payment] = tabs.texts.shopping
  await tabs.open()
  await tabTo(page, tabs.tab(first))
  await page.keyboard.press('ArrowLeft')
  await tabs.expectOpen(third)
  await page.keyboard.press('Tab')
  await expect(tabs.panel(third)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tabs.panel(third).locator('details').first()).toHaveAttribute('open')
  await tabTo(page, tabs.tab(delivery))
  await page.keyboard.press('ArrowRight')
  await tabs.expectOpen(payment)
  await tabs.expectOpen(third)
})

test('without JavaScript all sections stand one under the other', async ({ plainPage: page }) => {
  const tabs = new TabsPage(page, 'cz')
  await page.goto(tabs.texts.path)
  for (const id of tabs.texts.ids) await expect(page.locator(`#${id} > h3`).first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('an island inside a panel is on the page once and keeps its state', {
  tag: '@firefox',
}, async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  const ready = () => page.locator('[data-component="buyback-selector"][data-state="ready"]')
  await page.goto(`${tabs.texts.path}with-islands/`)
  await expect(ready()).toHaveCount(1)
  await tabs.tab(tabs.texts.selling).click()
  const answered = ready().locator('.ostrov-folded').first()
  await expect(answered).toBeVisible()
  const box = await ready().locator('.ostrov').elementHandle()
  await page.keyboard.press('Home')
  await expect(answered).toBeHidden()
  await page.keyboard.press('End')
  await expect(answered).toBeVisible()
  expect(
    await ready()
      .locator('.ostrov')
      .evaluate((now, before) => now === before, box),
  ).toBe(true)
})

test('TB-003 the memory ends five minutes after the choice', async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  await page.clock.install()
  await tabs.open()
  await tabs.tab('Parametry').click()
  await page.clock.setFixedTime(Date.now() + 4.5 * 60_000)
  await tabs.open()
  await tabs.expectOpen('Parametry')
  await page.clock.setFixedTime(Date.now() + 5.5 * 60_000)
  await tabs.open()
  await tabs.expectOpen('Popis')
})

test('TR-009 a click on a tab is tracked', async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  await tabs.open('#zaruka')
  await tabs.tab('Parametry').click()
  await tabs.expectOpen('Parametry')
  const listEvents = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).filter(entry => 'event' in entry),
    )
  // What tracks is loaded by the first click, so the tab is open before it is told.
  await expect
    .poll(listEvents)
    .toEqual([{ event: 'select_content', content_type: 'tab', content_id: 'parametry' }])
})

test('nothing moves while the tabs come, and all is shown where they never come', async ({ page }) => {
  await watchShifts(page)
  const tabs = new TabsPage(page, 'cz')
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await tabs.open()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.route('**/*.js', route => route.abort())
  await page.goto('about:blank')
  await page.goto(tabs.texts.path)
  await expect(page.locator('#zaruka')).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  for (const id of tabs.texts.ids) await expect(page.locator(`#${id} > h3`).first()).toBeVisible()
})

test('print shows every panel with its heading', async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  await tabs.open()
  await page.emulateMedia({ media: 'print' })
  for (const id of tabs.texts.ids) {
    const heading = page.locator(`#${id} > h3`).first()
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())?.width).toBeGreaterThan(20)
  }
  await expect(page.getByRole('tablist').first()).toBeHidden()
})

test('what another script put into the storage opens the first tab', async ({ page }) => {
  const tabs = new TabsPage(page, 'cz')
  await tabs.open()
  await tabs.tab('Parametry').click()
  for (const value of [
    '{',
    '{"tabId":"<img src=x onerror=alert(1)>","t":1}',
    `{"tabId":"zaruka","t":${9e15}}`,
  ]) {
    await page.evaluate(text => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
    }, value)
    await tabs.open()
    await tabs.expectOpen('Popis')
  }
})

test('a tab opens although what measures does not come, and nobody is left with an error', async ({
  page,
}) => {
  await watchPage(page)
  await page.route(/\/track-[\w-]+\.js/, route => route.abort())
  const tabs = new TabsPage(page, 'cz')
  await tabs.open()
  const failed = page.waitForEvent('requestfailed')
  await tabs.tab(tabs.texts.names[1]).click()
  await failed
  await tabs.expectOpen(tabs.texts.names[1])
  expect(readWatch(page).faults).toEqual([])
})
