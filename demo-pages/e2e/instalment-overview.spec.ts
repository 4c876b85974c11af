import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage } from './models/order-page.ts'
import { CUSTOMER, fillSignIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

for (const market of ['cz', 'ro'] as const)
  test(`PM-004 the customer sees what is paid in instalments, and goes to its order (${market})`, async ({
    visit,
  }) => {
    const { page } = await visit(market)
    const { texts, title } = new OrderPage(page, market)
    const list = page.locator('[data-component="instalment-overview"]')
    await page.goto(texts.instalments)
    await list.getByRole('link', { name: texts.signIn }).click()
    await fillSignIn(page, CUSTOMER)
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(list.getByText(texts.month)).toHaveCount(2)
    const order = list.getByRole('link', { name: texts.number }).first()
    if (market === 'cz') await order.click()
    else {
      await tabTo(page, order)
      await page.keyboard.press('Enter')
    }
    await expect(title).toBeVisible()
  })
