import { expect, type Locator, type Page } from '@playwright/test'
import { marketPage } from './market-page.ts'

export const SWAP_TEXTS = {
  cz: {
    path: '/cz/ukazky/htmx/',
    nav: 'Části stránky',
    buyback: 'Výkup',
    cart: 'Košík',
    account: 'Přihlášení',
  },
  ro: {
    path: '/ro/exemple/htmx/',
    nav: 'Părțile paginii',
    buyback: 'Vânzare',
    cart: 'Coș',
    account: 'Autentificare',
  },
} as const

type Part = 'buyback' | 'cart' | 'account'

/** What a page keeps of elements that may be gone. */
interface Watched {
  gone: { name: string; ref: WeakRef<Element> }[]
}

/** The page whose links swap a part of it by htmx. */
export class SwapPage extends marketPage(SWAP_TEXTS) {
  readonly part = this.page.locator('#part')

  async open(): Promise<void> {
    await this.page.goto(this.texts.path)
    await this.page.waitForFunction(() => 'htmx' in window)
  }

  islands(component: string): Locator {
    return this.part.locator(`[data-component="${component}"]`)
  }

  async swapTo(part: Part): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.texts.nav })
      .getByRole('link', { name: this.texts[part] })
      .click()
    await expect(this.part.getByRole('heading', { level: 2, name: this.texts[part] })).toBeVisible()
  }

  async expectReady(component: string, count = 1): Promise<void> {
    const ready = this.part.locator(`[data-component="${component}"][data-state="ready"] > .ostrov`)
    await expect(ready).toHaveCount(count)
  }
}

/** Keeps weak hold of all elements of the page that match, to tell later whether they are still in memory. */
export const watchElements = (page: Page, selector: string): Promise<number> =>
  page.evaluate(chosen => {
    const host = window as unknown as Partial<Watched>
    host.gone = [...document.querySelectorAll(chosen)].map(element => ({
      name: `${element.localName}.${element.className} ${element.getAttribute('data-component') ?? ''}`.trim(),
      ref: new WeakRef(element),
    }))
    return host.gone.length
  }, selector)

/** What of the watched elements the page still holds. */
export async function listHeld(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // What JavaScript and the document hold of each other goes in turns, so one sweep isn't enough.
  for (let sweeps = 0; sweeps < 3; sweeps++) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 50)))
  }
  await session.detach()
  return page.evaluate(() =>
    (window as unknown as Watched).gone.filter(({ ref }) => ref.deref()).map(({ name }) => name),
  )
}
