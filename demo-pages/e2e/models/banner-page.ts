import type { Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'

export const BANNER_TEXTS = {
  cz: {
    demo: '/cz/ukazky/marketing-banner/',
    hero: /^Starý telefon za nový/,
    strip: /^Nový displej ještě ten den/,
    picture: 'Apple Watch Series 10 skladem',
    heroLeadsTo: '/cz/vykup/',
    stripLeadsTo: '/cz/servis/',
    names: { hero: 'Podzim 2026', strip: 'Servis 2026' },
  },
  ro: {
    demo: '/ro/exemple/marketing-banner/',
    hero: /^Telefonul vechi în schimbul unuia nou/,
    strip: /^Ecran nou în aceeași zi/,
    picture: 'Apple Watch Series 10 în stoc',
    heroLeadsTo: '/ro/vanzare/',
    stripLeadsTo: '/ro/service/',
    names: { hero: 'Toamna 2026', strip: 'Service 2026' },
  },
} as const

/** The demo page of banners, and what it tells analytics. */
export class BannerPage extends marketPage(BANNER_TEXTS) {
  banner(name: RegExp | string): Locator {
    return this.page.getByRole('link', { name })
  }

  /** What was told so far, each event by its name and its campaign. */
  async listEvents(): Promise<string[]> {
    const layer = await this.page.evaluate(
      () =>
        (
          window as unknown as {
            dataLayer?: { event?: string; ecommerce?: { promotion_id: string } | null }[]
          }
        ).dataLayer ?? [],
    )
    return layer.flatMap(({ event, ecommerce }) => (event ? `${event} ${ecommerce?.promotion_id}` : []))
  }
}
