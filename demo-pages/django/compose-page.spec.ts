import { expect, type Locator, type Page, test } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#shop/visitor/seed.ts'

const PATH = `/cz/slozena-stranka-${Date.now()}/`

const COMPONENTS = [
  'notifications',
  'buyback-selector',
  'service-smart-search',
  'marketing-banner',
  'last-visited',
]

/** One row of the list of components, as Django's admin numbers them. */
const rowOf = (admin: Page, number: number): Locator => admin.locator(`#components-${number}`)

async function signIn(admin: Page): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.staff
  await admin.goto('/admin/')
  await admin.getByLabel('Uživatelské jméno').fill(email)
  await admin.getByLabel('Heslo').fill(password)
  await admin.keyboard.press('Enter')
  await admin.waitForURL(url => url.pathname === '/admin/')
}

async function place(admin: Page, number: number, component: string): Promise<void> {
  if (number > 0) await admin.getByRole('link', { name: 'Přidat Komponenta' }).click()
  const row = rowOf(admin, number)
  await row.getByLabel('Komponenta').selectOption(component)
  await row.getByLabel('Náhradní obsah').fill(`<p>Místo pro ${component}.</p>`)
  await row.getByLabel('Pořadí').fill(String(20 + number))
}

const saveAndGoOn = (admin: Page) => admin.getByRole('button', { name: 'Uložit a pokračovat' }).click()

test('an editor composes a page of five components, mends a wrong param, and a visitor uses the page', async ({
  page: admin,
  browser,
}) => {
  await signIn(admin)
  await admin.goto('/admin/ostrov/page/add/')
  await admin.getByLabel('Trh').selectOption('cz')
  await admin.getByLabel('Cesta').fill(PATH)
  await admin.getByLabel('Nadpis').fill('Složená stránka')
  await admin.locator('#blocks-0').getByLabel('HTML').fill('<p>Text editora.</p>')
  await admin.locator('#blocks-0').getByLabel('Pořadí').fill('10')
  for (const [number, component] of COMPONENTS.entries()) await place(admin, number, component)
  await saveAndGoOn(admin)

  // The banner can't do without two of its params: their fields are there now, and what was filled in stays.
  const banner = rowOf(admin, 3)
  await expect(banner.getByText('Opravte, co je níže napsáno u: Kam vede, Kód kampaně')).toBeVisible()
  await expect(rowOf(admin, 1).getByLabel('Náhradní obsah')).toHaveValue('<p>Místo pro buyback-selector.</p>')
  await banner.getByLabel('Kód kampaně').fill('podzim-2026')
  await banner.getByLabel('Kam vede').fill('/cz/vykup/')
  await banner.getByLabel('Titulek').fill('Starý telefon za nový')
  await banner.getByLabel('Šířka obrázku').fill('99999')
  await saveAndGoOn(admin)
  await expect(banner.getByText('Opravte, co je níže napsáno u: Šířka obrázku')).toBeVisible()
  await expect(banner.getByText('Zadejte celé číslo od 0 do 10000.')).toBeVisible()
  await expect(banner.getByLabel('Šířka obrázku')).toHaveValue('99999')
  await banner.getByLabel('Šířka obrázku').fill('')
  await saveAndGoOn(admin)
  await expect(admin.locator('.messagelist .success')).toBeVisible()

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const problems: string[] = []
  visitor.on('console', message => message.type() === 'error' && problems.push(message.text()))
  visitor.on('pageerror', error => problems.push(String(error)))
  await visitor.goto(PATH)
  await expect(visitor.getByText('Text editora.')).toBeVisible()
  await visitor.locator('[data-component="marketing-banner"]').scrollIntoViewIfNeeded()
  await expect(visitor.locator('main [data-component][data-state=ready]')).toHaveCount(COMPONENTS.length)
  await expect(visitor.locator('header [data-component="cart-badge"][data-state=ready]')).toBeVisible()
  await visitor.getByRole('radio', { name: 'Telefony' }).click()
  await expect(visitor.getByRole('radio', { name: 'Apple' })).toBeVisible()
  await visitor.getByRole('combobox').fill('iphone')
  await expect(visitor.getByRole('option').first()).toBeVisible()
  await visitor.keyboard.press('Escape')
  await visitor.getByRole('link', { name: 'Starý telefon za nový' }).click()
  await expect(visitor).toHaveURL(/\/cz\/vykup\//)
  expect(problems).toEqual([])
  await context.close()
})
