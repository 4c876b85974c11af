import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { DiscountPage } from './models/discount-page.ts'
import { expectUncovered } from './models/expect-uncovered.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('DS-001 DS-011 DS-014 DS-015 a discount with a thousand codes is made by mouse, said in words, and a cart honours it', async ({
  page,
  browser,
}) => {
  const discount = new DiscountPage(page, 'cz')
  const { texts } = discount
  const name = `Zkouška ${Date.now()}`
  await discount.signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await discount.open()
  await discount.name.fill(name)
  await discount.value.fill('85')
  await expect(discount.region(texts.words).getByText('Sleva je 80', { exact: false })).toBeVisible()
  await discount.value.fill('10')
  await discount.island.getByRole('textbox', { name: texts.minimalSum }).fill('1 000')
  await discount.island.getByLabel(texts.validTo).fill('2036-12-31T23:59')
  await discount.island.getByRole('checkbox', { name: texts.isActive }).check()
  await discount.island.getByRole('checkbox', { name: texts.isCombinable }).uncheck()
  await discount.save()
  await discount.island.getByRole('textbox', { name: texts.howMany }).fill('1000')
  await discount.press(texts.generate)
  await discount.expectSaid('Kódy', '1 000 kódů, 0 použitých')
  await discount.expectSaid(
    texts.words,
    'Sleva 10 % na vše od 1 000 Kč, s kódem, do 31. 12. 2036 23:59, nelze spojit s jinou',
  )
  await discount.expectSaid(texts.meetings, 'Nejde je spojit: platí ta, kterou zákazník přidá první.')
  const { violations } = await new AxeBuilder({ page })
    .include('[data-component="admin-discount-detail"]')
    .withTags(TAGS)
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const coming = page.waitForEvent('download')
  await discount.press(texts.download)
  const [head, ...lines] = (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\r\n')
  expect([head, lines.length]).toEqual(['\ufeffKód;Použit', 1000])
  const code = lines.map(line => line.split(';')[0] ?? '').find(one => /^[0-9A-Za-z]{10}$/.test(one)) ?? ''
  const buyer = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const post = async (path: string, data: object) => {
    const cookies = await buyer.cookies()
    const token = cookies.find(cookie => cookie.name === 'csrftoken')?.value ?? ''
    return buyer.request.post(path, { data, headers: { 'X-CSRFToken': token } })
  }
  await buyer.request.get('/cz/core/api/active-user/')
  await post('/cz/core/cart/add-product/', { product: 'apple-iphone-16-128gb', quantity: 1 })
  const cart = await post('/cz/core/checkout/discounts/', { code })
  expect(await cart.json()).toMatchObject({ discounts: [{ name, amount: '2099.00', is_valid: true }] })
  await buyer.close()
})

test('ER-012 ER-013 a discount is changed, deleted and brought back by keyboard alone', {
  tag: '@firefox',
}, async ({ page }) => {
  const discount = new DiscountPage(page, 'ro')
  const { texts } = discount
  const name = `Probă ${Date.now()}`
  await discount.signIn()
  await page.setViewportSize({ width: 1366, height: 768 })
  await discount.open()
  await tabTo(page, discount.name)
  await page.keyboard.type(name)
  await tabTo(page, discount.value)
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(discount.island.getByText(texts.saved)).toBeVisible()
  await discount.expectSaid(texts.words, 'Reducere de 10 % la toate produsele, cu cod (încă nu are niciunul)')
  await tabTo(page, discount.island.getByRole('button', { name: texts.remove, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nu este acum în niciun coș.')).toBeVisible()
  await tabTo(page, discount.island.getByRole('button', { name: texts.removeYes, exact: true }))
  await page.keyboard.press('Enter')
  await expect(discount.island.getByText(texts.deleted)).toBeVisible()
  await tabTo(page, discount.island.getByRole('button', { name: texts.undo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(discount.name).toHaveValue(name)
})

test('two of the staff change one discount: both see what the other did, and nobody’s work is lost', async ({
  page,
  browser,
}) => {
  const mine = new DiscountPage(page, 'cz')
  const name = `Společná ${Date.now()}`
  await mine.signIn()
  await mine.open()
  await mine.name.fill(name)
  await mine.value.fill('10')
  await mine.save()
  const id = mine.readId()
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = new DiscountPage(await other.newPage(), 'cz')
  await theirs.signIn()
  await theirs.open(id)
  await theirs.name.fill(`${name} kolegy`)
  await theirs.island.getByRole('textbox', { name: theirs.texts.minimalSum }).fill('500')
  await theirs.save()
  await other.close()

  await mine.name.fill(`${name} moje`)
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(mine.region(mine.texts.conflict)).toBeVisible()
  await expect(mine.name).toHaveValue(`${name} moje`)
  await expect(mine.island.getByRole('textbox', { name: mine.texts.minimalSum })).toHaveValue('500')
  await mine
    .region(mine.texts.conflict)
    .getByRole('radio', { name: `Nechat: ${name} moje` })
    .check()
  await mine.save()
  await page.reload()
  await expect(mine.name).toHaveValue(`${name} moje`)
  await expect(mine.island.getByRole('textbox', { name: mine.texts.minimalSum })).toHaveValue('500')
})

for (const width of [390, 1366])
  test(`a new discount is typed at once, and what became of it covers none of its fields and buttons, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const discount = new DiscountPage(page, 'cz')
    await discount.signIn()
    await discount.open()
    await expect(discount.name).toBeFocused()
    await page.keyboard.type(`Hned ${Date.now()}`)
    await discount.value.fill('10')
    await discount.save()
    await expectUncovered(page, '.ostrov-record-form form :is(input, select, button)')
  })

for (const market of ['cz', 'ro'] as const)
  test(`on a laptop what became of a discount stands between the buttons, and one heading is in sight (${market})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    const discount = new DiscountPage(page, market)
    await discount.signIn()
    await discount.open()
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveClass('shop-hidden')
    await expect(discount.island.getByRole('heading', { name: discount.texts.add })).toBeVisible()
    await discount.name.fill(`Mezi ${Date.now()}`)
    await discount.value.fill('10')
    await discount.save()
    const edges = await discount.island.evaluate(island =>
      ['.ostrov-outcome-bar', 'form > .ostrov-form-actions'].map(
        name => island.querySelector(`.ostrov-record-form > ${name}`)?.getBoundingClientRect().top,
      ),
    )
    expect(edges[0]).toBeGreaterThanOrEqual(edges[1] ?? Number.NaN)
    await expectUncovered(page, '.ostrov-record-form form :is(input, select, button)')
  })
