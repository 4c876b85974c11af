import type { Locator, Page } from '@playwright/test'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import type { ReadCall } from '../call.ts'
import { restorePage } from '../session.ts'
import { buyPhone } from './choose-in-checkout.ts'

const cz = (page: Page) => new CheckoutPage(page, 'cz')
const ro = (page: Page) => new CheckoutPage(page, 'ro')
const SHAPES = [[], { title: 'x', content: null, updated: '2026' }]

/** An island that begins anew has its dialog opened anew; the text comes with no page. */
const unfit = ['F25-L', 'F29-L', 'F33-L']
const dialog = (page: Page): Locator => page.getByRole('dialog')

/** A text that is open is read anew by who comes back to the page. */
const reopen =
  (open: (page: Page) => Promise<void>, place: (page: Page) => Locator): NonNullable<ReadCall['askAgain']> =>
  async visitor => {
    if (await place(visitor.page).isVisible()) await restorePage(visitor)
    else await open(visitor.page)
  }

async function openTerms(page: Page): Promise<void> {
  await page.goto(cz(page).texts.page)
  await cz(page).island.getByRole('link', { name: 'obchodními podmínkami' }).click()
}

async function openPromotions(page: Page): Promise<void> {
  await page.goto(ro(page).texts.page)
  await ro(page).island.getByText(ro(page).texts.addCode).click()
  await ro(page).island.getByRole('button', { name: 'Promoțiile actuale' }).click()
}

/** The site's own texts, each read where it is spoken of. */
export const ARTICLE_READS: readonly ReadCall[] = [
  {
    route: 'article-business-terms',
    market: 'cz',
    island: 'checkout',
    shapes: SHAPES,
    unfit,
    prepare: buyPhone('cz'),
    open: ({ page }) => openTerms(page),
    shown: page => dialog(page).getByRole('heading', { name: 'Odstoupení od smlouvy' }),
    askAgain: reopen(openTerms, dialog),
  },
  {
    route: 'article-promotions',
    market: 'ro',
    island: 'checkout',
    shapes: SHAPES,
    unfit,
    prepare: buyPhone('ro'),
    open: ({ page }) => openPromotions(page),
    shown: page => dialog(page).getByRole('heading', { name: 'Telefon vechi pentru unul nou' }),
    askAgain: reopen(openPromotions, dialog),
  },
]
