import { expect, type Locator, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CHARGER_QUESTION, GALAXY_S24, GALAXY_S24_PRICES, GRADE_A_TEXTS } from './models/devices.ts'
import { answerByKeyboard, chooseByKeyboard, tabTo } from './models/keyboard.ts'
import { MARKET_TEXTS } from './models/market-texts.ts'
import { SELLERS } from './models/sellers.ts'
import { CUSTOMER, expectSignedIn, fillSignIn } from './models/sign-in.ts'
import { wrapTexts } from './models/translate-page.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

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

test('on a phone the price of an iPhone is some twelve taps and four screens away, and the page stays short', async ({
  page,
}) => {
  const height = 844
  await page.setViewportSize({ width: 390, height })
  await watchShifts(page)
  const shop = new BuybackPage(page, 'cz')
  await shop.open()
  await page.evaluate(countTravel)
  const { texts, selector } = shop
  const steps = ['type', 'manufacturer', 'model'] as const
  const cards = [
    texts.phones,
    'Apple',
    'iPhone 13',
    '128 GB',
    'Modrá',
    ...GRADE_A_TEXTS.cz.map(([, one]) => one),
  ]
  for (const [i, name] of cards.entries()) {
    const card = selector.getByRole('radio', { name, exact: true })
    await card.click()
    await expect(card, 'what is answered folds').toHaveCount(0)
    const step = steps[i + 1]
    if (step) await expect(shop.list(step).getByRole('radio').first()).toBeInViewport()
  }
  await expect(shop.amount).toBeInViewport({ ratio: 1 })
  const { taps, travel } = await page.evaluate(() => (window as unknown as { counted: Counted }).counted)
  expect(taps).toBeLessThanOrEqual(12)
  expect(travel / height).toBeLessThanOrEqual(4)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
  expect(await readShifts(page)).toEqual([])
})

interface Counted {
  taps: number
  travel: number
}

/** Runs in the page: counts its clicks, and the pixels it is scrolled by. */
function countTravel(): void {
  const counted: Counted = { taps: 0, travel: 0 }
  Object.assign(window, { counted })
  let from = scrollY
  addEventListener('scroll', () => {
    counted.travel += Math.abs(scrollY - from)
    from = scrollY
  })
  addEventListener('pointerdown', () => counted.taps++)
}

for (const width of [390, 1366])
  test(`what can be done once the price was mailed begins where that is told (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const shop = new BuybackPage(page, 'cz')
    await shop.openWithPrice()
    const form = await shop.openEmailForm()
    await form.send('jan.novak@example.cz')
    const note = shop.selector.locator('.ostrov-note[data-kind="success"]')
    await form.expectSent()
    const again = note.getByRole('button', { name: 'Poslat i jinam' })
    await expect(again).toBeVisible()
    const startOf = async (text: Locator): Promise<number> => (await text.boundingBox())?.x ?? 0
    expect(await startOf(again.locator('span'))).toBeCloseTo(await startOf(note.locator('> span')), 0)
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test('on a low laptop the e-mail field is in sight, and so is its button', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openEmailForm()
  await page.keyboard.type('jana@')
  await expect(form.field).toBeInViewport({ ratio: 1 })
  await expect(shop.pricePanel.getByRole('button', { name: shop.texts.sendPrice })).toBeInViewport()
})

test('on a phone the price stays at the foot of the window until one has come to it in the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shop = new BuybackPage(page, 'ro')
  await shop.openAt('color')
  await expect(shop.pricePanel).toContainText('până la')
  const bar = shop.selector.locator('.ostrov-selector-bar')
  const scrollPanelTo = (top: number) =>
    shop.pricePanel.evaluate((panel, y) => scrollBy(0, panel.getBoundingClientRect().top - y), top)
  await scrollPanelTo(1000)
  await expect(bar).toBeInViewport()
  await scrollPanelTo(780)
  await expect(bar, 'the panel alone is no price').toBeVisible()
  await expect(bar).toBeInViewport()
  await scrollPanelTo(300)
  await expect(bar).toBeHidden()
  await scrollPanelTo(-200)
  await expect(bar, 'who has passed the price has seen it').toBeHidden()
  await scrollPanelTo(780)
  await expect(bar).toBeVisible()
})

test('a device that is no longer bought says so when it is opened by its address', async ({ page }) => {
  const code = 'huawei-p8-lite-16gb'
  await page.goto(`/cz/vykup/?type=telefony&manufacturer=huawei&model=${code}&color=${code}-black`)
  const shop = new BuybackPage(page, 'cz')
  await expect(shop.refusal).toContainText('nevykupujeme')
  await expect(shop.folded('model', 'P8 lite 16 GB')).toBeVisible()
  await expect(shop.sellForm.place).not.toContainText('prodat')
  await expect(shop.retryButton).toHaveCount(0)
})

test('the browser’s Back undoes one choice after another, and then leads off the page', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await page.goto('/cz/')
  await shop.open()
  const { manufacturer, model } = GALAXY_S24
  await shop.choose('type', shop.texts.phones)
  await expect(page).toHaveURL(/type=/)
  await shop.choose('manufacturer', manufacturer.label)
  await expect(page).toHaveURL(/manufacturer=/)
  await shop.choose('model', model.label)
  await expect(page).toHaveURL(/model=/)
  await shop.chooseColor(GALAXY_S24.color)
  await expect(page).toHaveURL(/color=/)
  await shop.answerAll()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(page).toHaveURL(/condition=/)
  await page.goBack()
  await shop.expectList('color')
  await expect(shop.folded('model', model.label)).toBeVisible()
  await page.goBack()
  await shop.expectList('model')
  await page.goBack()
  await shop.expectList('manufacturer', manufacturer.label)
  await page.goForward()
  await shop.expectList('model')
  await page.reload()
  await shop.expectList('model')
  await page.goBack()
  await page.goBack()
  await shop.expectList('type', shop.texts.phones)
  await expect(page).toHaveURL(shop.texts.path)
  await page.goBack()
  await expect(page).toHaveURL('/cz/')
})

/** How far the last answer of the open question ends above what covers the foot of the window. */
const readGap = (shop: BuybackPage) =>
  shop.page.evaluate(() => {
    const cards = document.querySelectorAll('.ostrov-step[data-open] .ostrov-choice')
    const bar = document.querySelector('.ostrov-selector-bar')?.getBoundingClientRect().top ?? innerHeight
    return bar - ([...cards].at(-1)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY)
  })

test('on a phone an address that names a device shows its first question, and Back where one was', async ({
  page,
}) => {
  const shop = new BuybackPage(page, 'cz')
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.openAt('color')
  await expect.poll(() => readGap(shop)).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.evaluate(() => scrollTo(0, 0))
  await page.goto('/cz/')
  await page.goBack()
  await expect(shop.selector.locator('.ostrov-selector-conditions [data-open]')).toBeVisible()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const market of ['cz', 'ro'] as const)
  for (const [width, height] of [
    [1366, 640],
    [390, 844],
  ] as const) {
    test(`the home page leads to a model with its open question in sight (${market}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      await page.goto(`/${market}/`)
      await page.locator('main a[href*="model="]').first().click()
      const open = new BuybackPage(page, market).selector.locator('.ostrov-step[data-open]')
      await expect(open.getByRole('radio').first()).toBeVisible()
      await expect(open.locator('.ostrov-progress')).toBeInViewport({ ratio: 1 })
      await expect(open.locator('.ostrov-choice').first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.ostrov-selector')).toContainText(
        market === 'cz' ? /Zbývá\svybrat\sbarvu/ : /Mai\salegeți\sculoarea/,
      )
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      expect(await readShifts(page)).toEqual([])
    })

    test(`the page shows the first kinds of devices without scrolling (${market}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const shop = new BuybackPage(page, market)
      await shop.open()
      await expect(shop.selector.locator('.ostrov-choice').first()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const gaps = await page.evaluate(() => {
        const at = (one: string) => document.querySelector(`main ${one}`)?.getBoundingClientRect()
        const between = (above: string, below: string) => (at(below)?.top ?? 0) - (at(above)?.bottom ?? 0)
        return [between('h1', 'h2'), between('.ostrov-search input', '.ostrov-progress')]
      })
      expect(gaps[0], 'between the headings').toBeGreaterThanOrEqual(24)
      expect(gaps[1], 'below the search').toBeLessThanOrEqual(48)
    })
  }

test('where the font of the page comes too late the first kinds of devices are in sight as well', async ({
  page,
}) => {
  await page.route('**/*.woff2', route => route.abort())
  await page.setViewportSize({ width: 1366, height: 640 })
  const shop = new BuybackPage(page, 'cz')
  await shop.open()
  await expect(shop.selector.locator('.ostrov-choice').first()).toBeInViewport({ ratio: 1 })
})

test('in a window that is enlarged to twice its size an answer that has the focus is seen as a whole', async ({
  page,
}) => {
  const shop = new BuybackPage(page, 'cz')
  await page.setViewportSize({ width: 683, height: 320 })
  await shop.openAt('color')
  const cards = shop.selector
    .locator('.ostrov-selector-conditions fieldset')
    .first()
    .locator('.ostrov-choice')
  await tabTo(page, cards.first().getByRole('radio'))
  for (let at = 0; at < (await cards.count()); at++) {
    const box = await cards.nth(at).boundingBox()
    const bar = await shop.selector.locator('.ostrov-selector-bar').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `answer ${at}`).toBeLessThanOrEqual(bar?.y ?? 320)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('ArrowDown')
  }
})

test('where the price takes a line of its own, the bar that is kept in sight has room above and below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const shop = new BuybackPage(page, 'ro')
  await shop.openAt('color')
  const bar = shop.selector.locator('.ostrov-selector-bar')
  await expect(bar).toBeVisible()
  const room = await bar.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    const lines = [...element.children].map(line => line.getBoundingClientRect())
    return [
      Math.min(...lines.map(line => line.top)) - top,
      bottom - Math.max(...lines.map(line => line.bottom)),
    ]
  })
  for (const side of room) expect(side).toBeGreaterThanOrEqual(6)
})
