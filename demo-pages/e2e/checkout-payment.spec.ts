import { expect } from '@playwright/test'
import { BIRTH_DATE, BUYERS, makeEmail } from './models/buyers.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { ChoicePage } from './models/choice-page.ts'
import { chooseByKeyboard, tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { test, type Visit } from './models/test.ts'

/** A phone in one market, a large screen in the other. */
const SIZES = { cz: { width: 390, height: 844 }, ro: { width: 1366, height: 900 } } as const

/** The payments of a courier, for a telephone. */
async function enter(visit: Visit, market: MarketCode, wallets: string | null = 'unavailable') {
  const { page } = await visit(market)
  await page.setViewportSize(SIZES[market])
  const choice = new ChoicePage(page, market)
  await choice.setManner('google-pay', wallets)
  await choice.openWith('apple-iphone-16-128gb')
  await choice.radio(choice.texts.courier).click()
  await expect(choice.line(choice.texts.delivery)).toBeVisible()
  if (market === 'cz') await choice.button(choice.texts.next).click()
  return { page, choice }
}

test('PM-001 PM-016 ER-031 on a phone: a wallet that is not there is named, and instalments are chosen with their bank', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { page, choice } = await enter(visit, 'cz')
  await expect(choice.island.getByText(choice.texts.noWallet)).toBeVisible()
  await expect(choice.radio(/^Google Pay/)).toBeDisabled()
  await choice.radio(choice.texts.instalments).click()
  const banks = choice.island.getByRole('group', { name: 'Se kterou společností?' })
  const bank = 'Banka Horizont'
  await banks.getByRole('radio', { name: bank }).click()
  await expect(choice.line(choice.texts.company)).toContainText(bank)
  const instalments = choice.island.getByRole('group', { name: 'Na kolik splátek?' })
  await expect(instalments.getByRole('radio', { checked: true }), 'nobody borrows unasked').toHaveCount(0)
  await instalments.getByRole('radio').first().click()
  await expect(choice.line(choice.texts.months)).toContainText(/Celkem zaplatíte .+RPSN/)
  await page.reload()
  await expect(choice.line(choice.texts.payment)).toContainText('Na splátky')
  await expect(choice.line(choice.texts.company), 'what was agreed comes back too').toContainText(bank)
  await expect(choice.line(choice.texts.months)).toContainText(/Celkem zaplatíte .+RPSN/)
})

test('what a loan costs is read once more on the screen that sends the order', async ({ visit }) => {
  const { page, choice } = await enter(visit, 'cz')
  await choice.radio(choice.texts.instalments).click()
  for (const group of ['Se kterou společností?', 'Na kolik splátek?'])
    await choice.island.getByRole('group', { name: group }).getByRole('radio').first().click()
  const checkout = new CheckoutPage(page, 'cz')
  await choice.button(choice.texts.next).click()
  await checkout.fill(makeEmail(), BUYERS.cz)
  await checkout.field('birthDate').fill(BIRTH_DATE)
  await choice.button(choice.texts.next).click()
  const loan = checkout.part('summary').getByRole('button', { name: /^Splátky ?: / })
  await expect(loan).toContainText(/Celkem zaplatíte .+RPSN/)
})

test('PM-002 PM-003 PM-011 by the keyboard alone: a card, and in its place a lease, which takes nothing beside it', async ({
  visit,
}) => {
  const { page, choice } = await enter(visit, 'ro', null)
  await chooseByKeyboard(page, choice.payments, choice.texts.card)
  await page.keyboard.press('Enter')
  await expect(choice.line(choice.texts.payment)).toBeVisible()
  await tabTo(page, choice.line(choice.texts.payment))
  await page.keyboard.press('Enter')
  await expect(choice.radio(choice.texts.card)).toBeFocused()
  await expect(choice.island.getByText(choice.texts.exclusive)).toBeVisible()
  await chooseByKeyboard(page, choice.payments, choice.texts.lease)
  await page.keyboard.press('Enter')
  await expect(choice.line(choice.texts.payment)).toContainText('leasing')
})
