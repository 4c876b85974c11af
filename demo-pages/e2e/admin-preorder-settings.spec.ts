import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { PreorderPages, readCall } from './models/preorder-pages.ts'
import { test } from './models/test.ts'

interface Row {
  product: { name: string }
  code: string
  payment_type: { name: string }
  state: string
}

test('PO-021 PO-022 PO-023 PO-025 PO-026 PO-032 PO-033 PO-035 PO-037 a rule set is made from nothing by mouse, and its what-if is read before it is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('preorder-settings')
  const { results } = await readCall<{ results: Row[] }>(
    page,
    `${texts.calls}order/grid/available/?state=confirmed`,
  )
  const [row] = results
  await staff.press(texts.newSetting)
  await page.getByRole('textbox', { name: texts.name }).fill('Jen jeden produkt')
  await page.getByRole('textbox', { name: texts.priority }).fill('40')
  await page.getByRole('combobox', { name: texts.reach }).selectOption('product')
  await page.getByRole('combobox', { name: texts.target }).fill(row?.code ?? '')
  await page.getByRole('listbox').getByRole('option').first().click()
  await staff.press(texts.create)
  await expect(page.getByText(texts.made).first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('setting')).toMatch(/^\d+$/)
  const payment = staff.region(texts.payment)
  await payment.getByRole('button', { name: texts.addRule }).click()
  await payment.getByRole('combobox').fill(row?.payment_type.name ?? '')
  await payment.getByRole('listbox').getByRole('option').first().click()
  await payment.getByRole('textbox', { name: texts.points }).fill('70')
  await expect(payment.getByRole('group', { name: texts.whatIfOn })).toContainText(/skóre.*→/)
  expect(staff.calls.filter(call => call.startsWith('POST rule'))).toEqual([])
  await payment.getByRole('button', { name: texts.addRule }).click()
  await expect(page.getByText(texts.added).first()).toBeVisible()
  await expect(payment.getByRole('listitem').first()).toContainText('+70')
  await staff.press(texts.undo)
  await expect(page.getByText(texts.undone).first()).toBeVisible()
  const saved = (): Promise<{ is_active: boolean }> =>
    readCall(page, `${texts.calls}fetch/${new URL(page.url()).searchParams.get('setting')}`)
  expect(await saved(), 'it holds for nobody before staff turn it on').toMatchObject({ is_active: false })
  await page.getByRole('checkbox', { name: texts.active }).check()
  await expect(page.getByRole('group', { name: texts.whatIf, exact: true })).toContainText(/skóre.*→/)
  await staff.press(texts.save)
  await expect(page.getByText(texts.saved).first()).toBeVisible()
  expect(await saved()).toMatchObject({ is_active: true })
  const wire = staff.calls.join('\n').replace(/\d+/g, 'N')
  for (const call of [
    'GET grid-data/',
    'POST create',
    'GET fetch/N',
    'GET rule/fetch/N',
    'GET rule/priority_score/N',
    'GET search/product/',
    'GET search/payment-type/',
    'PUT update/N/',
    'POST rule/payment/create/N',
    'DELETE rule/payment/delete/N',
  ])
    expect(wire.split('\n')).toContain(call)
})

test('PO-005 PO-030 PO-031 a rule of quantities is set and taken back by keyboard alone, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = new PreorderPages(page, 'ro')
  const { texts } = staff
  await staff.open('preorder-settings')
  const first = page.getByRole('button', { name: /Telefoane noi/ })
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  const quantity = staff.region(texts.quantity)
  await tabTo(page, quantity.getByRole('button', { name: texts.addRule }))
  await page.keyboard.press('Enter')
  await expect(quantity.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.added).first()).toBeVisible()
  await expect(quantity.locator('.ostrov-preorder-rules > li').last()).toContainText('4')
  await tabTo(page, page.getByRole('button', { name: texts.undo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.undone).first()).toBeVisible()
  await staff.expectNoScrollAside()
  const wire = staff.calls.map(call => call.replace(/\d+/, 'N'))
  expect(wire).toContain('POST rule/quantity/create/N')
  expect(wire).toContain('DELETE rule/quantity/delete/N')
})

test('in a low window the answer to another priority is in sight beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('preorder-settings')
  await page.getByRole('button', { name: /Nové telefony/ }).click()
  const priority = page.getByRole('textbox', { name: texts.priority })
  const former = await priority.inputValue()
  await priority.fill(former === '9' ? '8' : '9')
  const answer = page.getByRole('group', { name: texts.whatIf, exact: true })
  await expect(answer.getByText(/Týká se\s\d+\spotvrzených z\s\d+\sčekajících/)).toBeInViewport({ ratio: 1 })
  await expect(priority).toBeInViewport({ ratio: 1 })
})
