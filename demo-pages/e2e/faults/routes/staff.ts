import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import { STAFF, signIn, type WAREHOUSE } from '#e2e/models/sign-in.ts'
import type { Visitor } from '#e2e/models/visitor.ts'

const PLACES = { cz: '/cz/obsluha/', ro: '/ro/personal/' } as const

/** A staff page by the name of its widget, without `admin-`. */
export const openStaffPage = async ({ page }: Visitor, market: MarketCode, place: string): Promise<void> =>
  void (await page.goto(PLACES[market] + place))

/** Signed in as the shop's staff; whoever leaves a form that was filled in says that they mean it. */
export const enterAs = (market: MarketCode, account: typeof STAFF | typeof WAREHOUSE = STAFF) => ({
  market,
  async prepare({ page }: Visitor): Promise<void> {
    page.on('dialog', dialog => void dialog.accept())
    await signIn(page, market, account)
  },
  signInAgain: (page: Page): Promise<void> => signIn(page, market, account),
})

/** Of staff who sign out in another tab nothing is read any more. */
export const READ_UNFIT = ['F33-L']

export const makeName = (): string => `F${randomUUID().slice(0, 8)}`

/** A call of the shop's own by whoever is signed in, so that each play has a record of its own. */
export async function sendCall<T>(page: Page, method: string, path: string, data: object): Promise<T> {
  const context = page.context()
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await context.request.fetch(path, { method, data, headers: { 'X-CSRFToken': token } })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return response.status() === 204 ? ({} as T) : ((await response.json()) as T)
}

/** Reads as whoever is signed in. */
export const readCall = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.context().request.get(path)).json()) as T

/** The rows of a grid below its head. */
export const rowsOf = (grid: Locator): Locator => grid.locator('[data-id]')

/** Nobody looks at the page, so that nothing of it is renewed by itself. */
export const lookAway = (of: Pick<ReturnType<typeof enterAs>, 'prepare'>) => ({
  async prepare(visitor: Visitor): Promise<void> {
    await visitor.page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    })
    await of.prepare(visitor)
  },
})

/** Does something to chosen rows; while it runs, its progress stands in the place of the buttons. */
export const BULK = { isOptimistic: true, unfit: ['F20-P', 'F21-P', 'F23-P', 'F29-P'] } as const

const RETRY = { cz: /^Zkusit znovu/, ro: /^Încercați din nou/ } as const

/** Once it has failed, the note that says why has the way to try again. */
export const retryButton = (page: Page, market: MarketCode): Locator =>
  page.locator('.ostrov-note').getByRole('button', { name: RETRY[market] })

/** What is asked about first. */
export const confirmOrRetry = (page: Page, market: MarketCode, label: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).or(retryButton(page, market))
