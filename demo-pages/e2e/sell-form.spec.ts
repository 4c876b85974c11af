import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makeImei } from '#core/validation/device/make-imei.ts'
import { BuybackPage } from './models/buyback-page.ts'
import { readWatch, watchPage } from './models/page-watch.ts'
import { listPersonalData, makeSeller, SELLERS } from './models/sellers.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

test('BB-151 BB-152 T-14 after a sale the page goes where the server says, and no personal data stays anywhere', {
  tag: '@firefox',
}, async ({ page }) => {
  await watchPage(page)
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.fill()
  const { street, postcode, city } = SELLERS.ro
  await form.searchPlace(`${street}, ${postcode} ${city}`)
  await form.submit()
  await form.expectSold()
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const { dataLayer } = window as unknown as { dataLayer?: unknown }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.referrer,
      databases,
      dataLayer ?? [],
    ])
  })
  const { said, addresses, faults } = readWatch(page)
  const everywhere = [kept, ...said, ...addresses].join('\n')
  for (const value of listPersonalData(SELLERS.ro)) {
    expect(everywhere).not.toContain(value)
    expect(everywhere).not.toContain(encodeURIComponent(value))
  }
  expect(faults).toEqual([])
})

test('on a phone the form goes by pages: no page is left with a fault, and nothing is lost when it is turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await expect(form.pageHeading).toHaveText('Krok 1 z\u00a05: Zařízení')
  await form.field('imei').fill('1')
  await form.field('imei').press('Enter')
  await expect(form.field('imei')).toBeFocused()
  await expect(form.pageHeading).toHaveText('Krok 1 z\u00a05: Zařízení')
  const seller = { imei: '', ...makeSeller('cz') }
  const spaced = seller.imei.replace(/^(..)(.{6})/, '$1-$2-')
  await form.fill({
    ...seller,
    imei: spaced,
    phoneNumber: '00420602123456',
    bankAccountNumber: '19 - 2000145399',
    bankCode: '0800',
  })
  await expect(form.pageHeading).toHaveText('Krok 5 z\u00a05: Kontrola')
  const overview = form.form.locator('.ostrov-sell-overview')
  for (const text of [`IMEI ${seller.imei}`, '+420 602 123 456', '19-2000145399/0800'])
    await expect(overview, 'all is written as it was understood').toContainText(text)
  await expect(overview).toContainText('Jaroslava Kvapilová')
  await expect(overview).toContainText(/Rodné.číslo •{6}\d{4}/)
  const names = overview.locator('p > .ostrov-muted')
  await expect(names.filter({ hasText: /^Rodné.číslo$/ }), 'names and values are told apart').toBeVisible()
  await expect(overview).toContainText(/Číslo.dokladu •{5}\d{4}/)
  await expect(overview).toContainText(/\d{3}\s\d{2}\s/)
  await expect(overview, 'a date is read with spaces').toContainText(/\d{1,2}\.\s\d{1,2}\.\s2034/)
  for (const text of ['Žena, Česko', 'Hustopeče', 'Magistrát města Zlína', /2034/, 'Hodonín'])
    await expect(overview, 'all that is sent is looked over').toContainText(text)
  await overview.getByRole('button', { name: 'Změnit' }).nth(2).click()
  await expect(form.pageHeading).toHaveText('Krok 3 z\u00a05: Adresa')
  await expect(form.pageHeading).toBeFocused()
  const values = await form.readValues()
  await form.field('street').focus()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(form.pageHeading).toBeHidden()
  await form.field('bankCode').focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(form.field('bankCode'), 'the page of what has the focus is shown').toBeFocused()
  await form.expectKept(values)
  await page.route('**/vykup/api/sell/', route =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ buyout_device: { imei: ['Tohle už máme.'] } }),
    }),
  )
  await form.turnTo(form.submitButton)
  await form.submit()
  await expect(form.field('imei'), 'an error leads to its page').toBeFocused()
  await page.unroute('**/vykup/api/sell/')
  await form.field('imei').fill(makeImei())
  await form.turnTo(form.submitButton)
  await form.submit()
  await form.expectSold()
})

const UNDER_WAY = {
  cz: {
    call: /Pokud jste o\svýkup nežádali vy, zavolejte na\s\+420\s800\s123\s456\./,
    kept: /^Ostatní údaje zůstaly/,
  },
  ro: {
    call: /Dacă nu ați cerut dumneavoastră vânzarea, sunați la \+40\s800\s123\s456\./,
    kept: /^Celelalte date au rămas/,
  },
} as const

for (const market of ['cz', 'ro'] as const)
  test(`in ${market} a phone that is under way already says whom its new owner calls, and costs none of the other pages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const shop = new BuybackPage(page, market)
    const seller = makeSeller(market)
    await shop.openWithPrice()
    const first = await shop.openSellForm()
    await first.fill(seller)
    await first.submit()
    await first.expectSold()
    await shop.openWithPrice()
    const form = await shop.openSellForm()
    await form.fill(seller)
    const values = await form.readValues()
    await form.submit()
    await expect(form.field('imei')).toBeFocused()
    await expect(form.pageHeading).toHaveText(/1/)
    await expect(form.field('imei')).toHaveAccessibleDescription(UNDER_WAY[market].call)
    await expect(form.form.getByText(UNDER_WAY[market].kept)).toBeVisible()
    await form.expectKept(values)
    await form.field('imei').fill(makeImei())
    await form.turnTo(form.submitButton)
    await form.submit()
    await form.expectSold()
  })

test('on a phone the browser’s Back and Forward turn the pages, and nothing typed is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  const url = page.url()
  const imei = makeImei()
  await form.field('imei').fill(imei)
  await form.nextButton.click()
  await expect(form.pageHeading).toHaveText('Krok 2 z\u00a05: O vás')
  await form.field('firstName').fill('Jaroslava')
  await page.goBack()
  await expect(form.pageHeading).toHaveText('Krok 1 z\u00a05: Zařízení')
  await expect(form.pageHeading).toBeFocused()
  await expect(form.field('imei')).toHaveValue(imei)
  await page.goForward()
  await expect(form.pageHeading).toHaveText('Krok 2 z\u00a05: O vás')
  await expect(form.field('firstName')).toHaveValue('Jaroslava')
  await form.place.getByRole('button', { name: 'Zpět' }).click()
  await expect(form.pageHeading).toHaveText('Krok 1 z\u00a05: Zařízení')
  await page.goForward()
  await expect(form.field('firstName'), 'the form’s own way back leaves no page behind').toBeVisible()
  expect(page.url()).toBe(url)
  const state = JSON.stringify(await page.evaluate(() => history.state))
  for (const typed of [imei, 'Jaroslava']) expect(state).not.toContain(typed)
  // On a slow phone, too, the way back is there as soon as the form is seen.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.reload()
  await expect(form.pageHeading, 'an empty form begins at its beginning').toHaveText(
    'Krok 1 z\u00a05: Zařízení',
  )
  await page.goBack()
  await expect(form.pageHeading).toHaveText('Krok 1 z\u00a05: Zařízení')
})

test('on a wide screen, where all is one page, the form adds nothing to the history', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  const before = await page.evaluate(() => history.length)
  for (const name of ['imei', 'firstName', 'street', 'bankCode']) await form.field(name).focus()
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('a form that was open is open again after a reload, which is asked about; its page moves nothing', async ({
  page,
}) => {
  const shop = new BuybackPage(page, 'cz')
  await watchShifts(page)
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.field('firstName').pressSequentially('Jaroslava')
  const asked: string[] = []
  page.on('dialog', async dialog => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await form.field('bankCode').scrollIntoViewIfNeeded()
  // A browser brings back where the page was scrolled to once all its pictures have come.
  await page.route(/\.(?:png|webp|jpe?g|svg)$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await form.expectOpen()
  const heading = page.getByRole('heading', { name: shop.texts.sellHeading })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(form.field('firstName')).toHaveValue('')
  expect(await readShifts(page)).toEqual([])
})

test('who goes back after a sale finds that the device is sold; the mail leads to the same sale', async ({
  visit,
}) => {
  const { page, shop, qa } = await visit('cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  const email = `${randomUUID()}@example.cz`
  await form.fill({ ...makeSeller('cz'), email })
  await form.submit()
  await form.expectSold()
  const review = new URL(page.url()).pathname
  const [mail] = await qa.listMails(email)
  expect(mail?.body).toContain(review)
  const [number = ''] = /CZ-\d+/.exec(mail?.subject ?? '') ?? []
  await expect(page.getByText(`Výkup č. ${number}`)).toBeVisible()
  await page.goBack()
  const sold = form.place.getByText('Tohle zařízení jste nám už prodali.')
  await expect(sold).toBeVisible()
  await expect(sold, 'not what stands where the long form was').toBeInViewport()
  await shop.pricePanel.getByRole('button', { name: shop.texts.sell, exact: true }).click()
  await expect(form.form).toHaveCount(0)
  await form.place.getByRole('link').click()
  await expect(page).toHaveURL(review)
})

const SALE_HEADINGS = {
  cz: { first: 'Děkujeme, žádost o\u00a0výkup jsme přijali', later: 'Přehled vašeho výkupu' },
  ro: { first: 'Vă mulțumim, am primit cererea de vânzare', later: 'Detaliile vânzării' },
} as const

for (const market of ['cz', 'ro'] as const)
  test(`in ${market} who has just sold is thanked in the heading, and reads an overview later`, async ({
    page,
  }) => {
    const { first, later } = SALE_HEADINGS[market]
    const shop = new BuybackPage(page, market)
    await shop.openWithPrice()
    const form = await shop.openSellForm()
    await form.fill()
    await form.submit()
    await form.expectSold()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(first)
    await expect(page).toHaveTitle(new RegExp(`^${first}`))
    await page.reload()
    await expect(heading).toHaveText(later)
  })

test('on paper a sale is a document: number, device and price, and nothing to press', async ({ page }) => {
  await page.goto('/cz/vykup/prehled/ukazka-odeslaneho-vykupu/')
  await expect(page.getByText(/Výkup č.\sCZ-\d{6}/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of [/Výkup č.\sCZ-\d{6}/, /iPhone 13/, /Žádost\sodeslána/, /Kč$/])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expect(page.getByRole('banner').locator('.shop-brand'), 'the sheet says whose it is').toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const sheet = await page.evaluate(() => {
    const [brand, title, line] = ['.shop-brand', 'h1', '.shop-header'].map(part =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    return { starts: [brand?.left, title?.left], gap: (title?.top ?? 0) - (line?.bottom ?? 0) }
  })
  expect(sheet.starts[1], 'name and title begin at one edge').toBe(sheet.starts[0])
  expect(sheet.gap, 'the title stands clear of the line').toBeGreaterThan(15)
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)?.length, 'sheets of paper').toBeLessThanOrEqual(2)
})

for (const hasTouch of [true, false])
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch, viewport: hasTouch ? { width: 390, height: 844 } : { width: 1366, height: 640 } })
    test('what a press leaves for is done by that press, though the field that is left shows its error by then', async ({
      page,
    }) => {
      const shop = new BuybackPage(page, 'cz')
      await shop.openWithPrice()
      const form = await shop.openSellForm()
      await form.field('imei').fill('123')
      const help = form.form.getByText('Kde IMEI najdu?')
      const { x, y, width, height } = (await help.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const middle = [x + width / 2, y + height / 2] as const
      if (hasTouch) await page.touchscreen.tap(...middle)
      else {
        await page.mouse.move(...middle)
        await page.mouse.down()
        await page.waitForTimeout(150)
        await page.mouse.up()
      }
      await expect(form.form.locator('details:has-text("Kde IMEI najdu?")')).toHaveAttribute('open')
      await expect(form.field('imei')).toHaveAccessibleDescription(/IMEI/)
      expect(await form.field('imei').getAttribute('aria-invalid')).toBe('true')
    })
  })

test('an error stands right below its field, what helps with the field below it', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const shop = new BuybackPage(page, 'cz')
    await shop.openWithPrice()
    const form = await shop.openSellForm()
    await form.field('imei').fill('1')
    await form.field('imei').press('Tab')
    const error = form.form.locator('.ostrov-field-error:not(:empty)').first()
    await expect(error).toContainText('IMEI')
    const field = await form.field('imei').boundingBox()
    const text = await error.boundingBox()
    const help = await form.form.getByText('Kde IMEI najdu?').boundingBox()
    if (!field || !text || !help) throw new Error('The field, its error or its help is not shown.')
    expect(text.y - field.y - field.height).toBeLessThan(12)
    expect(help.y).toBeGreaterThanOrEqual(text.y + text.height)
  }
})

test('an error stands right below its field also beside one with help', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 844 })
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.submitButton.click()
  for (const name of ['placeOfBirth', 'birthNumber']) {
    const frame = form.form.locator(`.ostrov-field:has([name="${name}"])`)
    await expect(frame.locator('.ostrov-field-error')).not.toBeEmpty()
    const field = await form.field(name).boundingBox()
    const text = await frame.locator('.ostrov-field-error > *').boundingBox()
    if (!field || !text) throw new Error('The field or its error is not shown.')
    expect(text.y - field.y - field.height).toBeLessThan(16)
  }
})

test('once the form is open the way to it is not the strongest button, and keeps the focus for whoever comes back', async ({
  page,
}) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const opener = shop.pricePanel.getByRole('button', { name: 'Prodat online' })
  await expect(opener).toHaveAttribute('data-kind', 'primary')
  const form = await shop.openSellForm()
  await expect(opener).toHaveAttribute('data-kind', 'secondary')
  await form.place.getByRole('button', { name: 'Zavřít' }).click()
  await expect(opener).toHaveAttribute('data-kind', 'primary')
  await expect(opener).toBeFocused()
})

test('an address nothing can be sent to is refused beside its field', async ({ page }) => {
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  for (const [field, text, refusal] of [
    ['street', 'Strada Lungă', /Adăugați numărul casei/],
    ['city', '1', /Scrieți denumirea întreagă/],
    ['identityReleasedBy', 'a', /Scrieți denumirea întreagă/],
  ] as const) {
    await form.field(field).fill(text)
    await form.field(field).blur()
    await expect(form.field(field)).toHaveAccessibleDescription(refusal)
  }
})

test('the calendar shows all seven days of a week on a page of the shop', async ({ page }) => {
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  const opener = form.place.locator('.ostrov-date button')
  await form.field('imei').fill(makeImei())
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await form.turnTo(opener)
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('columnheader')).toHaveCount(7)
    const outside = await dialog.evaluate(box => {
      const { left, right } = box.getBoundingClientRect()
      return [...box.querySelectorAll('th, td, button, select')].filter(part => {
        const rect = part.getBoundingClientRect()
        return rect.left < left || rect.right > right
      }).length
    })
    expect(outside, `${width} px`).toBe(0)
    await page.keyboard.press('Escape')
  }
})

test('what was typed survives the removal and return of the form', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.fill()
  const values = await form.readValues()
  await page.evaluate(async () => {
    const place = document.querySelector('[data-component="sell-form"]')
    const parent = place?.parentElement
    place?.remove()
    await new Promise(resolve => setTimeout(resolve, 300))
    if (place) parent?.append(place)
  })
  await form.expectOpen()
  await form.expectKept(values)
})
