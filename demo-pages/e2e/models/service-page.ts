import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { chooseCard, findFolded, press } from './steps.ts'

type Step = 'type' | 'manufacturer' | 'model' | 'color'

/** What a visitor of the service page reads, in the words of each market. */
export const SERVICE_TEXTS = {
  cz: {
    path: '/cz/servis/',
    demo: '/cz/ukazky/service-smart-search/alone/',
    steps: { type: 'Co potřebujete opravit?', manufacturer: 'Výrobce', model: 'Model', color: 'Barva' },
    type: 'Telefony',
    typeValue: 'telefony',
    color: 'Modrá',
    operations: 'Co pro vás uděláme',
    showAll: /^Zobrazit všech 1\d oprav$/,
    showFewer: 'Zobrazit méně',
    display: 'Výměna displeje',
    displayPrice: 'od 4 140 Kč',
    order: 'Kde opravíme Výměna displeje',
    orderHeading: 'Kde a jak to opravíme',
    none: /žádný servis nenabízíme/,
    search: 'Najděte svůj model',
    short: 'Napište alespoň 2 znaky',
    nothing: /Nic jsme nenašli/,
    chosen: 'Vybráno: Apple iPhone 13 mini 128 GB.',
    copy: 'Zkopírovat odkaz na toto zařízení',
    retry: 'Zkusit znovu',
  },
  ro: {
    path: '/ro/service/',
    demo: '/ro/exemple/service-smart-search/alone/',
    steps: { type: 'Ce doriți să reparăm?', manufacturer: 'Producător', model: 'Model', color: 'Culoare' },
    type: 'Telefoane',
    typeValue: 'telefoane',
    color: 'Albastru',
    operations: 'Ce facem pentru dumneavoastră',
    showAll: /^Afișați toate cele 1\d reparații$/,
    showFewer: 'Afișați mai puține',
    display: 'Înlocuirea ecranului',
    displayPrice: 'de la 828,00 Lei',
    order: 'Unde reparăm Înlocuirea ecranului',
    orderHeading: 'Unde și cum reparăm',
    none: /nu oferim service/,
    search: 'Găsiți modelul dumneavoastră',
    short: 'Scrieți cel puțin 2 caractere',
    nothing: /Nu am găsit nimic/,
    chosen: 'Ați ales: Apple iPhone 13 mini 128 GB.',
    copy: 'Copiați linkul către acest dispozitiv',
    retry: 'Încercați din nou',
  },
} as const

export const IPHONE = 'apple-iphone-13-128gb'

/** The service page as its visitors speak of it. */
export class ServicePage extends marketPage(SERVICE_TEXTS) {
  async open(query = ''): Promise<void> {
    await this.page.goto(this.texts.path + query)
  }

  /** The address that brings the iPhone 13. */
  get addressOfDevice(): string {
    const { path, typeValue } = this.texts
    return `${path}?type=${typeValue}&manufacturer=apple&model=${IPHONE}&color=${IPHONE}-blue`
  }

  get selector(): Locator {
    return this.page.locator('[data-component="service-selector"]')
  }

  list(step: Step): Locator {
    return this.selector.getByRole('group', { name: this.texts.steps[step], exact: true })
  }

  async choose(step: Step, label: string): Promise<void> {
    await chooseCard(this.selector, this.texts.steps[step], label)
  }

  /** The line that an answered step is folded to. */
  folded(step: Step, label?: string): Locator {
    return findFolded(this.selector, this.texts.steps[step], label)
  }

  async chooseDevice(): Promise<void> {
    await this.choose('type', this.texts.type)
    await this.choose('manufacturer', 'Apple')
    await this.choose('model', 'iPhone 13 128 GB')
    await press(this.list('color').locator(`input[value="${IPHONE}-blue"]`))
  }

  get operations(): Locator {
    return this.selector.getByRole('region', { name: this.texts.operations })
  }

  get rows(): Locator {
    return this.operations.getByRole('listitem')
  }

  async expectOperations(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count)
  }

  get search(): Locator {
    return this.page.getByRole('combobox', { name: this.texts.search })
  }

  get found(): Locator {
    return this.page.getByRole('option')
  }

  /** Types a term as people do, without waiting for anything. */
  async searchFor(term: string): Promise<void> {
    await this.search.click()
    await this.page.keyboard.type(term)
  }
}
