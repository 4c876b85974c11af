import type { Page } from '@playwright/test'

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

/** A document that may not know its cookies, until `allowsCookies` is set; runs in the page. */
export function forbidCookies(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  const guard = <T>(use: (() => T) | undefined): T | undefined => {
    if (!('allowsCookies' in window)) throw new DOMException('The document is sandboxed.', 'SecurityError')
    return use?.()
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      return guard(cookie?.get?.bind(this))
    },
    set(value: string) {
      guard(() => cookie?.set?.call(this, value))
    },
  })
}

/** What extensions do to an island: attributes, nodes of their own, nodes that go; runs in the page. */
export function mangleDom(component: string): void {
  const island = document.querySelector(`[data-component="${component}"]`)
  for (const element of island?.querySelectorAll('*') ?? []) element.setAttribute('data-extension', 'on')
  for (const element of [...(island?.querySelectorAll('fieldset, label, ul, .ostrov-choices') ?? [])]) {
    const guest = document.createElement('span')
    guest.hidden = true
    element.prepend(guest)
    element.append(guest.cloneNode(true))
  }
  island?.querySelector('.ostrov-choice:last-of-type')?.remove()
  island?.querySelector('.ostrov-muted')?.remove()
}

/** From now on the page notes whenever a text stands in it, if for one frame only. */
export const watchForText = (page: Page, text: string): Promise<void> =>
  page.evaluate(wanted => {
    const seen: string[] = []
    Object.assign(window, { seenTexts: seen })
    new MutationObserver(() => {
      if (document.body.textContent.includes(wanted)) seen.push(wanted)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)

export const listSeenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts)

/** Has the pages say something else than the server wrote into them. */
export async function rewritePages(page: Page, from: string, to: string): Promise<void> {
  await page.route(/\/(?:vykup|vanzare)\/(?:\?|$)/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(from, to) })
  })
}
