import { expect, type Locator, type Page } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { LoginPage } from './models/login-page.ts'
import { NewsletterPage } from './models/newsletter-page.ts'
import { PurgeDialog } from './models/purge-dialog.ts'
import { makeSeller } from './models/sellers.ts'
import { CUSTOMER } from './models/sign-in.ts'
import { test } from './models/test.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 640 },
  { width: 320, height: 640 },
]

interface Form {
  name: string
  /** Has no summary: its fields are all in sight. */
  isShort?: boolean
  open: (page: Page) => Promise<void>
  /** Sends it, or goes on to its next page. */
  send: (page: Page) => Promise<void>
  /** Fills in all of it rightly. */
  fill: (page: Page) => Promise<void>
  /** One field of it, and what its rule refuses. */
  wrong: (page: Page) => { field: Locator; text: string }
  /** The server's names of two fields. */
  fields: unknown
  path: string
}

const shop = (page: Page) => new BuybackPage(page, 'cz')
const login = (page: Page) => new LoginPage(page, 'cz')
const newsletter = (page: Page) => new NewsletterPage(page, 'cz')
const purge = (page: Page) => new PurgeDialog(page, 'cz')

const FORMS: readonly Form[] = [
  {
    name: 'the sell form',
    async open(page) {
      await shop(page).openWithPrice()
      await shop(page).openSellForm()
    },
    send: page => shop(page).sellForm.submit(),
    fill: page => shop(page).sellForm.fill(makeSeller('cz')),
    wrong: page => ({ field: shop(page).sellForm.field('imei'), text: '1' }),
    fields: { customer_data: { postcode: ['Sem nejezdíme.'], e_mail: ['Nelze doručit.'] } },
    path: '**/vykup/api/sell/',
  },
  {
    name: 'the price by e-mail',
    async open(page) {
      await shop(page).openWithPrice()
      await shop(page).openEmailForm()
    },
    send: page => shop(page).emailForm.button.click(),
    fill: page => shop(page).emailForm.field.fill('jana@example.cz'),
    wrong: page => ({ field: shop(page).emailForm.field, text: 'jana' }),
    fields: { e_mail: ['Nelze doručit.'], note: ['Bez odkazů.'] },
    path: '**/vykup/api/send-to-email/',
  },
  {
    name: 'the sign-in',
    isShort: true,
    open: page => login(page).open(),
    send: page => login(page).submit.click(),
    async fill(page) {
      await login(page).email.fill(CUSTOMER.email)
      await login(page).password.fill('Spatne-1')
    },
    wrong: page => ({ field: login(page).email, text: 'jana' }),
    fields: { e_mail: ['Neznáme.'], password: ['Krátké.'] },
    path: '**/core/api/login/',
  },
  {
    name: 'the newsletter',
    isShort: true,
    open: page => newsletter(page).open(),
    send: page => newsletter(page).submit.click(),
    async fill(page) {
      await newsletter(page).email.fill('jana@example.cz')
      await newsletter(page).agree.check()
    },
    wrong: page => ({ field: newsletter(page).email, text: 'jana' }),
    fields: { e_mail: ['Nelze doručit.'], agree: ['Chybí souhlas.'] },
    path: '**/add-subscriber/',
  },
  {
    name: 'the purge of the cache',
    isShort: true,
    async open(page) {
      await purge(page).signIn()
      await purge(page).open()
      await purge(page)
        .dialog.getByRole('radio', { name: purge(page).texts.byUrl })
        .check()
    },
    send: page => purge(page).dialog.locator('button[type="submit"]').click(),
    fill: page => purge(page).dialog.getByLabel(purge(page).texts.url, { exact: true }).fill('/cz/'),
    wrong: page => ({
      field: purge(page).dialog.getByLabel(purge(page).texts.url, { exact: true }),
      text: 'javascript:alert(1)',
    }),
    fields: { url: ['Neznáme.'], mode: ['Chybná volba.'] },
    path: '**/fastly/purge',
  },
]

for (const form of FORMS) {
  test(`what has the focus is in sight in ${form.name}: refused empty, with one wrong, and by the server`, async ({
    page,
  }) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      await form.open(page)
      await form.send(page)
      await expectInSight(page, 'a field that is missing')
      const { field, text } = form.wrong(page)
      await form.open(page)
      await field.fill(text)
      await form.send(page)
      await expectInSight(page, 'the field that is wrong')
      await form.open(page)
      await form.fill(page)
      await page.route(form.path, (route, request) =>
        request.method() === 'POST'
          ? route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(form.fields) })
          : route.fallback(),
      )
      await form.send(page)
      if (form.isShort) {
        await expect(page.locator('form :focus')).not.toHaveAttribute('type', 'submit')
        await expectInSight(page, 'the first field that the server refuses')
      } else {
        await expect(page.locator('.ostrov-summary:focus')).toBeVisible()
        await expectInSight(page, 'the summary')
        await page.locator('.ostrov-summary a').last().click()
        await expectInSight(page, 'the field that the summary leads to')
      }
      await page.unroute(form.path)
    }
  })
}

/** What has the focus is something of a form, within the window, and nothing lies over it. */
async function expectInSight(page: Page, what: string): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const { activeElement: active } = document
      if (!active?.matches('form *')) return `the focus is on ${active?.tagName}`
      const { top, bottom, left, width, height } = active.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) return `it reaches from ${top} to ${bottom} of ${innerHeight}`
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return active.contains(above) ? 'in sight' : `under ${above?.outerHTML.slice(0, 80)}`
    })
  await expect.poll(read, `${what} has the focus, at ${page.viewportSize()?.width} px`).toBe('in sight')
}
