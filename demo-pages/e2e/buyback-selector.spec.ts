import { expect, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CHARGER_QUESTION, GALAXY_S24_PRICES } from './models/devices.ts'
import { answerByKeyboard, chooseByKeyboard, tabTo } from './models/keyboard.ts'
import { MARKET_TEXTS } from './models/market-texts.ts'
import { SELLERS } from './models/sellers.ts'
import { CUSTOMER, expectSignedIn, fillSignIn } from './models/sign-in.ts'
import { wrapTexts } from './models/translate-page.ts'

test('AC-001 I18-001 a visitor sells a phone by mouse and sees it in the review', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.open()
  await shop.chooseDevice()
  await shop.answerAll()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  const form = await shop.openSellForm()
  await form.fill()
  await form.submit()
  await form.expectSold()
  const review = page.locator('[data-component="buyback-review"]')
  await expect(review).toContainText('Galaxy S24')
  await expect(review).toContainText(GALAXY_S24_PRICES.cz.whole)
  await expect(review).toContainText(SELLERS.cz.lastName ?? '')
  await expect(review).not.toContainText('715319')
})

test('AC-002 a signed-in customer sells a phone', async ({ page }) => {
  await page.goto(MARKET_TEXTS.cz.signInPath)
  await fillSignIn(page, CUSTOMER)
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  await expectSignedIn(page)
  const form = await shop.openSellForm()
  await form.fill()
  await form.submit()
  await form.expectSold()
  await expectSignedIn(page)
})

test('a tablet is sold in the Romanian market by keyboard alone', { tag: '@firefox' }, async ({ page }) => {
  test.setTimeout(90_000)
  const shop = new BuybackPage(page, 'ro')
  await shop.open()
  await chooseByKeyboard(page, shop.list('type'), MARKET_TEXTS.ro.tablets)
  await chooseByKeyboard(page, shop.list('manufacturer'), 'Samsung')
  const models = shop.list('model').getByRole('radio')
  await expect(models.first()).toBeVisible()
  await tabTo(page, models.first())
  await page.keyboard.press('Space')
  const colors = shop.list('color').getByRole('radio')
  await expect(colors.first()).toBeVisible()
  await tabTo(page, colors.first())
  await page.keyboard.press('Space')
  await answerByKeyboard(page, shop.selector.locator('.ostrov-selector-conditions'))
  await shop.expectAnyPrice()
  await tabTo(page, shop.pricePanel.getByRole('button', { name: MARKET_TEXTS.ro.sell }))
  await page.keyboard.press('Enter')
  const form = shop.sellForm
  await form.expectOpen()
  // A space agrees to the terms.
  const seller: Record<string, string> = { ...SELLERS.ro, serialNumber: 'R52N90ABCDE', hasAgreed: ' ' }
  for (const name of await form.form.evaluate(listFieldNames)) {
    const value = seller[name]
    if (!value) continue
    if (name === 'gender') {
      await tabTo(page, form.form.locator('[name="gender"]').first())
      await page.keyboard.press('Space')
      while (!(await form.form.locator(`[name="gender"][value="${value}"]`).isChecked()))
        await page.keyboard.press('ArrowDown')
      continue
    }
    await tabTo(page, form.field(name))
    await page.keyboard.type(value)
  }
  await tabTo(page, form.submitButton)
  await page.keyboard.press('Enter')
  await form.expectSold()
  await expect(page.locator('[data-component="buyback-review"]')).toContainText('Lei')
})

function listFieldNames(form: HTMLElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')
  return [...new Set([...fields].map(field => field.name))]
}

test('BB-012 BB-014 BB-015 the address follows the choices and brings them back', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.open()
  await shop.chooseDevice()
  await shop.answerAll()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(page).toHaveURL(/condition=box(:|%3A)none/)
  await page.reload()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(shop.folded('color')).toBeVisible()
})

test('a translated page shows the right price after each change', async ({ page }) => {
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const { question, no, yes } = CHARGER_QUESTION.ro
  for (const [answer, price] of [
    [no, GALAXY_S24_PRICES.ro.withoutCharger],
    [yes, GALAXY_S24_PRICES.ro.whole],
    [no, GALAXY_S24_PRICES.ro.withoutCharger],
  ] as const) {
    await page.evaluate(wrapTexts)
    await shop.answer(question, answer)
    await shop.expectPrice(price)
  }
})
