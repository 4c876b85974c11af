import { expect, type Page } from '@playwright/test'
import { MARKET_TEXTS } from '../models/market-texts.ts'

/** Has the pages say something else than the server wrote into them. */
export async function rewritePages(page: Page, from: string, to: string): Promise<void> {
  await page.route(/\/(?:vykup|vanzare)\/(?:\?|$)/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(from, to) })
  })
}

/** Goes to another page of the shop and back to this one, which the browser has kept as it was. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.goto(MARKET_TEXTS.ro.signInPath)
  await page.goBack({ waitUntil: 'commit' })
  const isKept = await page.evaluate(() => (window as unknown as { isKept?: boolean }).isKept)
  expect(isKept, 'the page comes from the memory of the browser').toBe(true)
}

/** Storage that is full to write to, and forbidden to read; runs in the page. */
export function breakStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** A document that may not know its cookies; runs in the page. */
export function forbidCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
}

/** What extensions do to an island: attributes, nodes of their own, nodes that go; runs in the page. */
export function mangleDom(component: string): void {
  const island = document.querySelector(`[data-component="${component}"]`)
  for (const element of island?.querySelectorAll('*') ?? []) element.setAttribute('data-extension', 'on')
  for (const element of [...(island?.querySelectorAll('fieldset, label, .ostrov-choices') ?? [])]) {
    const guest = document.createElement('span')
    guest.hidden = true
    element.prepend(guest)
    element.append(guest.cloneNode(true))
  }
  island?.querySelector('.ostrov-choice:last-of-type')?.remove()
  island?.querySelector('.ostrov-muted')?.remove()
}
