import { expect } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { PageEditor } from './models/page-editor.ts'
import { test, type Visit } from './models/test.ts'

async function openEditor(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  const editor = new PageEditor(visitor.page, market)
  await editor.signIn()
  await editor.open()
  return { visitor, editor }
}

test('CR-021 CR-022 an editor changes a param by the keyboard alone, undoes, saves, and it stays', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { editor } = await openEditor(visit, 'ro')
  const { page, texts } = editor
  const offer = page.locator('[data-component="buyback-selector"]')
  await tabTo(page, editor.button(texts.selector))
  await page.keyboard.press('Enter')
  const sendPrice = editor.field(texts.sendPrice)
  const before = await sendPrice.isChecked()
  await tabTo(page, sendPrice)
  await page.keyboard.press('Space')
  await expect(sendPrice).toBeChecked({ checked: !before })
  await page.keyboard.press('Control+z')
  await expect(sendPrice).toBeChecked({ checked: before })
  await page.keyboard.press('Control+Shift+z')
  await expect(sendPrice).toBeChecked({ checked: !before })
  await tabTo(page, editor.button(texts.save))
  await page.keyboard.press('Enter')
  await expect(editor.panel.getByText(texts.saved)).toBeVisible()
  await expect(offer).toHaveAttribute('data-state', 'ready')
  await editor.open()
  await editor.button(texts.selector).click()
  await expect(sendPrice).toBeChecked({ checked: !before })
})

test('ER-016 a save that fails loses nothing typed: a crash, no permission, another editor', async ({
  visit,
}) => {
  const { visitor: first, editor } = await openEditor(visit)
  const { page, texts } = editor
  await editor.insert(texts.newsletter)
  const entry = new RegExp(`^${texts.newsletter}`)
  await editor.button(entry).first().click()
  const heading = editor.field(texts.heading)
  await expect(heading).toBeVisible()
  const typed = `Otevřeno do 20 hodin (${first.qa.scope}).`
  await heading.fill(typed)
  await expect(page.getByText(typed).last()).toBeVisible()
  for (const kind of ['500-html', '403-denied']) {
    await first.qa.misbehave({ route: 'component-params-save', kind, times: 1 })
    await editor.button(texts.save).click()
    await expect(editor.panel.getByText(texts.saveFailed)).toBeVisible()
    await expect(heading).toHaveValue(typed)
    if (kind !== '500-html') continue
    // The code of the failure stands in the sentence that says whom to send it to, and nowhere else.
    const told = (await editor.panel.getByRole('alert').textContent()) ?? ''
    const [, code = '{id}'] = /správci tento kód:\s([\w-]{8,})/.exec(told) ?? []
    expect(told.split(code)).toHaveLength(2)
  }

  const guest = await first.invite()
  const other = new PageEditor(guest.page, 'cz')
  await other.signIn()
  await other.open()
  await other.button(entry).first().click()
  await other.field(texts.heading).fill('Novinky e-mailem')
  await other.save()

  await editor.button(texts.save).click()
  await expect(editor.button(texts.takeTheirs)).toBeVisible()
  await expect(heading).toHaveValue(typed)
  await editor.button(texts.keepMine).click()
  await expect(editor.panel.getByText(texts.saved)).toBeVisible()
  await editor.open()
  await editor.button(entry).first().click()
  await expect(heading).toHaveValue(typed)
})

test('what was typed into a component that a colleague takes off is put back with it', async ({ visit }) => {
  const { visitor: first, editor } = await openEditor(visit)
  const { texts } = editor
  await editor.insert(texts.newsletter)
  const entry = new RegExp(`^${texts.newsletter}`)
  await editor.button(entry).last().click()
  const heading = editor.field(texts.heading)
  await heading.fill('Rozepsaný nadpis')

  const other = new PageEditor((await first.invite()).page, 'cz')
  await other.signIn()
  await other.open()
  const count = await other.button(entry).count()
  await other.button(entry).last().click()
  await other.button(texts.remove).click()
  await expect(other.panel.getByText(`Na stránce už není: ${texts.newsletter}`)).toBeVisible()
  await expect(other.button(entry)).toHaveCount(count - 1)

  await editor.button(texts.save).click()
  await expect(editor.panel.getByRole('alert')).toContainText('mezitím odebral ze stránky někdo jiný')
  await expect(heading).toHaveValue('Rozepsaný nadpis')
  await editor.button(texts.putBack).click()
  await expect(editor.panel.getByText(texts.saved)).toBeVisible()
  await editor.open()
  await expect(editor.button(entry)).toHaveCount(count)
  await editor.button(entry).last().click()
  await expect(heading).toHaveValue('Rozepsaný nadpis')
})

test('a component is moved step by step by presses at one place, whatever is told meanwhile', async ({
  visit,
}) => {
  const { editor } = await openEditor(visit, 'cz')
  const { page, texts } = editor
  // One with settings: where all of a form is in sight, there is nothing to scroll by what is told above it.
  await editor.panel.locator('.ostrov-editor-entry').nth(1).click()
  const down = editor.button('Posunout níž')
  await expect(editor.button(texts.save)).toBeVisible()
  // What follows the form comes last, and what its fields offer by calls of their own; a press is meant for a place that
  // has settled.
  await page.waitForLoadState('networkidle')
  await down.click({ trial: true })
  const { x = 0, y = 0, width = 0, height = 0 } = (await down.boundingBox()) ?? {}
  for (let press = 0; press < 2; press++) {
    const moved = page.waitForResponse(response => response.request().method() === 'PATCH', {
      timeout: 15_000,
    })
    await page.mouse.click(x + width / 2, y + height / 2)
    await moved
    await expect(editor.button(texts.review)).toBeVisible()
    await expect(down).not.toHaveAttribute('aria-disabled', 'true')
    await expect(editor.panel.locator('.ostrov-editor-outcome')).toContainText('Posunuto')
    await expect.poll(async () => Math.round(((await down.boundingBox())?.y ?? 0) - y)).toBe(0)
  }
})

test('an inserted component is on the page after a reload, and an undone removal brings it back', async ({
  visit,
}) => {
  const { editor } = await openEditor(visit, 'ro')
  const { page, texts } = editor
  const forms = page.locator('[data-component="newsletter-subscriber"]')
  const before = await forms.count()
  await editor.chooseKind(texts.newsletter)
  await editor.button(texts.insert).click()
  await expect(forms).toHaveCount(before + 1)
  await expect(forms.last()).toHaveAttribute('data-state', 'ready')
  await editor.open()
  await expect(forms).toHaveCount(before + 1)
  await editor
    .button(new RegExp(`^${texts.newsletter}`))
    .last()
    .click()
  await editor.button(texts.remove).click()
  await expect(forms).toHaveCount(before)
  await editor.button(texts.undo).click()
  await expect(forms).toHaveCount(before + 1)
  await editor.button(texts.redo).click()
  await expect(forms).toHaveCount(before)
  await editor.open()
  await expect(forms).toHaveCount(before)
})

test('an editor composes a page of three components without a code, previews, undoes and publishes; a visitor sees nothing before', async ({
  visit,
}) => {
  const { visitor, editor } = await openEditor(visit)
  const { page, texts } = editor
  await editor.discardDraft()
  const guest = await visitor.invite()
  const count = (where: typeof page) =>
    where.locator('main [data-component]:not([data-component="component-params"])').count()
  const countPublic = async () => {
    await guest.page.goto(texts.path)
    return count(guest.page)
  }
  const before = await countPublic()
  await editor.chooseKind('Vložení do košíku')
  await editor.field('Najít produkt').fill('nabijecka')
  await editor.panel.getByRole('option', { name: /^Nabíječka/ }).click()
  await editor.button(texts.insert).click()
  await editor.button(texts.back).click()
  for (const label of ['Odběr novinek', 'Servis: chytré vyhledávání']) await editor.insert(label)
  expect(await count(page)).toBe(before + 3)
  expect(await countPublic()).toBe(before)

  const opened = page.waitForEvent('popup')
  await editor.panel.getByRole('link', { name: texts.preview }).click()
  const preview = await opened
  await expect(preview.getByText(texts.previewed)).toBeVisible()
  expect(await count(preview)).toBe(before + 3)
  await expect(editor.panelOf(preview)).toHaveCount(0)
  await preview.close()

  await editor.open()
  await editor.button(texts.undo).click()
  await expect.poll(() => count(page)).toBe(before + 2)
  await editor.button(texts.redo).click()
  await expect.poll(() => count(page)).toBe(before + 3)
  expect(await countPublic()).toBe(before)

  await editor.button(texts.review).click()
  await expect(editor.panel.getByRole('listitem')).toHaveCount(3)
  await editor.button(texts.publish).click()
  await expect(editor.panel.getByText(texts.published)).toBeVisible()
  expect(await countPublic()).toBe(before + 3)

  // What was published goes back the same way.
  await editor.button(texts.undo).click()
  await expect.poll(() => count(page)).toBe(before)
  await editor.button(texts.review).click()
  await expect(editor.panel.getByRole('listitem')).toHaveCount(3)
  await editor.button(texts.publish).click()
  await expect.poll(countPublic).toBe(before)
})

test('BB-012 a selector on a page that is not its own leaves the address alone: edited, previewed and used by a visitor', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const editor = new PageEditor(visitor.page, 'cz')
  const { page, texts } = editor
  const path = '/cz/newsletter/podminky/'
  await editor.signIn()
  await page.goto(`${path}?edit`)
  const answerOn = async (where: typeof page) => {
    const isAsked = where.waitForResponse(/\/api\/url\//)
    await new BuybackPage(where, 'cz').selector.locator('fieldset input[type="radio"]').last().click()
    await (await isAsked).finished()
    // What is answered is shown a moment later, if it is.
    await where.waitForTimeout(300)
  }
  await editor.chooseKind('Výkup: výběr zařízení')
  const device = editor.panel.getByLabel(/^Předvybrané zařízení/)
  for (const at of [0, 1, 2, 3]) await device.nth(at).selectOption({ index: 1 })
  await editor.button(texts.insert).click()
  await answerOn(page)
  await expect(page).toHaveURL(`${path}?edit`)

  await page.goto(`${path}?preview`)
  await answerOn(page)
  await expect(page).toHaveURL(`${path}?preview`)

  await page.goto(`${path}?edit`)
  await editor.button(texts.review).click()
  await editor.button(texts.publish).click()
  await expect(editor.panel.getByText(texts.published)).toBeVisible()
  const { page: guest } = await visitor.invite()
  await guest.goto(`${path}?utm_source=mail`)
  await answerOn(guest)
  await expect(guest).toHaveURL(`${path}?utm_source=mail`)

  await page.goto(`${path}?edit`)
  await editor.button(/^Výkup: výběr zařízení/).click()
  await editor.button(texts.remove).click()
  await editor.button(texts.review).click()
  await editor.button(texts.publish).click()
  await expect(editor.panel.getByText(texts.published)).toBeVisible()
})

test('AC-005 the way into the editing and a component picked by the mouse are for staff alone', async ({
  visit,
  page: anonymous,
}) => {
  const { editor } = await openEditor(visit)
  const { page, texts } = editor
  await page.goto(texts.other)
  await page.getByRole('link', { name: texts.edit }).click()
  await editor.button(texts.pick).click()
  await page.locator('[data-component="buyback-review"]').first().scrollIntoViewIfNeeded()
  const box = await page.locator('[data-component="buyback-review"]').first().boundingBox()
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40)
  await expect(editor.panel.getByRole('heading', { level: 3 }).first()).toBeFocused()

  await anonymous.goto(`${texts.other}?edit`)
  await expect(anonymous).toHaveURL(/next=/)
  await expect(anonymous.locator('[data-component="component-params"]')).toHaveCount(0)
  await anonymous.goto(texts.path)
  await expect(anonymous.getByRole('main').getByText(texts.staffOnly)).toBeVisible()
})

test('on a small screen the panel waits to be opened, and nothing that has the focus is under it', async ({
  visit,
}) => {
  const { editor } = await openEditor(visit)
  const { page, panel, texts } = editor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(editor.button(texts.expand)).toBeVisible()
  await expect(editor.button(texts.pick)).toBeHidden()
  const isCovered = () =>
    panel.evaluate(element => {
      const { activeElement: active } = document
      if (!active || active === document.body || element.contains(active)) return false
      const [over, under] = [element, active].map(one => one.getBoundingClientRect()) as [DOMRect, DOMRect]
      return under.top >= over.top && under.left >= over.left && under.right <= over.right
    })
  const walk = async (key: string) => {
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press(key)
      expect(await isCovered()).toBe(false)
    }
  }
  await page.locator('h1').click()
  await walk('Tab')
  await editor.button(texts.expand).click()
  await expect(editor.button(texts.pick)).toBeVisible()
  await page.locator('h1').click()
  await walk('Tab')
})

test('the editing of a page whose calls fail stands in the panel, says so, and is tried again', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const editor = new PageEditor(visitor.page, 'cz')
  await editor.signIn()
  await visitor.qa.misbehave({ route: 'active-user', kind: '503-html' })
  await editor.page.goto('/cz/vykup/?edit')
  const told = editor.panel.getByText(/^Úpravy stránky se nepodařilo načíst\./)
  await expect(told).toBeInViewport({ timeout: 20_000 })
  await expect(editor.panel.getByRole('link', { name: 'Ukončit úpravy' })).toBeVisible()
  await visitor.qa.behave()
  await editor.button('Zkusit znovu').click()
  await expect(editor.button(editor.texts.selector)).toBeVisible()
  await expect(told).toHaveCount(0)
})
