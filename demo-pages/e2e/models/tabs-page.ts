import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'

/** What the demo page of tabs says in each market. */
export const TABS_TEXTS = {
  cz: {
    path: '/cz/ukazky/tabs/',
    names: ['Popis', 'Parametry', 'Záruka'],
    ids: ['popis', 'parametry', 'zaruka'],
    inside: { fragment: '#obsah-baleni', heading: 'Obsah balení' },
    link: 'Co je v balení',
    shopping: ['Doprava', 'Platba', 'Vrácení zboží'],
    selling: 'Kolik dostanete',
  },
  ro: {
    path: '/ro/exemple/tabs/',
    names: ['Descriere', 'Specificații', 'Garanție'],
    ids: ['descriere', 'specificatii', 'garantie'],
    inside: { fragment: '#continutul-pachetului', heading: 'Conținutul pachetului' },
    link: 'Ce conține pachetul',
    shopping: ['Livrare', 'Plată', 'Returnare'],
    selling: 'Cât primiți',
  },
} as const

/** The demo page of tabs as a visitor uses it. */
export class TabsPage extends marketPage(TABS_TEXTS) {
  async open(rest = ''): Promise<void> {
    // A page that differs in its fragment alone is not loaded anew.
    await this.page.goto('about:blank')
    await this.page.goto(`${this.texts.path}${rest}`)
    await expect(this.page.locator('[data-component="tabs"]').first()).toHaveAttribute('data-state', 'ready')
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  panel(name: string): Locator {
    return this.page.getByRole('tabpanel', { name, exact: true })
  }

  async expectOpen(name: string): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(this.panel(name)).toBeVisible()
  }
}
