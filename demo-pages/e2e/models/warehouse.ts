import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { signIn, WAREHOUSE } from './sign-in.ts'

/** What staff of the warehouse read. */
export const WAREHOUSE_TEXTS = {
  cz: {
    staff: '/cz/obsluha/',
    packCrate: 'Načtěte přepravku',
    packItems: /^Načtěte: /,
    pickOrder: 'Načtěte číslo objednávky',
    handedOver: 'Předáno dopravci',
    crateEmpty: 'Přepravka neobsahuje objednávku',
    crateUnknown: 'Takovou přepravku neznáme',
    already: 'Položka už je načtená',
    enough: 'Tohoto zboží už je načteno dost',
    mismatch: 'S/N neodpovídá typu produktu',
    unknown: 'Takový kód neznáme',
    confirmedEarly: 'Potvrdit jde, až bude vše vychystané',
    pack: 'Zabalit',
    unavailable: 'S/N je už přiřazené nebo nenalezené',
    refused: 'Nelze předat dopravci (objednávka může být zrušená)',
    waits: /^Ček(á|ají) \d+ kód/,
    old: 'Starší než 30 minut',
    toPick: 'K vychystání',
    grid: 'Objednávky k expedici',
    due: 'Doručit od',
    lockedBy: 'Pracuje na ní',
    free: /^Volné/,
    print: /^Vytisknout štítek přepravky/,
    send: 'Odeslat e\u2011mail',
    sent: 'E-mail je odeslaný.',
    templates: 'Začít šablonou',
    itemState: /^Stav položky/,
    undo: 'Vzít zpět',
    saved: 'Stav položky je uložený.',
    code: 'Kód',
    weigh: 'Načtěte váhu',
    weightWrong: 'Zadejte váhu od 0,01 do 31,5 kg.',
    confirm: /^Potvrdit/,
  },
  ro: {
    staff: '/ro/personal/',
    packCrate: 'Scanați lada',
    packItems: /^Scanați: /,
    pickOrder: 'Scanați numărul comenzii',
    handedOver: 'Predat curierului',
    crateEmpty: 'Lada nu conține nicio comandă',
    crateUnknown: 'Nu cunoaștem această ladă',
    already: 'Articolul este deja scanat',
    enough: 'Din acest produs s-au scanat deja destule bucăți',
    mismatch: 'S/N nu corespunde tipului de produs',
    unknown: 'Nu cunoaștem acest cod',
    confirmedEarly: 'Puteți confirma când totul este colectat',
    pack: 'Ambalați',
    unavailable: 'Numărul de serie este deja folosit sau nu există',
    refused: 'Nu se poate preda curierului (poate că a fost anulată comanda)',
    waits: /se trimite? automat$/,
    old: 'Mai vechi de 30 de minute',
    toPick: 'De colectat',
    grid: 'Comenzi de expediat',
    due: 'Livrare de la',
    lockedBy: 'Preluată de',
    free: /^Libere/,
    print: /^Tipăriți eticheta lăzii/,
    send: 'Trimiteți e\u2011mailul',
    sent: 'E-mailul a fost trimis.',
    templates: 'Începeți cu un șablon',
    itemState: /^Starea articolului/,
    undo: 'Anulați',
    saved: 'Starea produsului a fost salvată.',
    code: 'Cod',
    weigh: 'Scanați greutatea',
    weightWrong: 'Introduceți greutatea între 0,01 și 31,5 kg.',
    confirm: /^Confirmați/,
  },
} as const

interface Labels {
  crates: { name: string; code: string }[]
  goods: { code: string; barcode: string; serials: string[] }[]
}

interface MadeOrder {
  id: string
  number: string
}

/** The warehouse: orders made as testers make them, codes scanned as a scanner types them. */
export class Warehouse extends marketPage(WAREHOUSE_TEXTS) {
  get outcome(): Locator {
    return this.page.locator('.ostrov-packing-outcome, .ostrov-delivery-outcome')
  }

  get step(): Locator {
    return this.page.locator('.ostrov-packing-step').getByRole('heading', { level: 2 })
  }

  signIn(): Promise<void> {
    return signIn(this.page, this.market, WAREHOUSE)
  }

  async open(name: string, id?: string): Promise<void> {
    await this.page.goto(`${this.texts.staff}${name}/${id ? `?id=${id}` : ''}`)
  }

  /** Orders of two chargers each, with a phone where that is asked, that wait on the shelf. */
  async makeOrders(count: number, hasPhone = false): Promise<MadeOrder[]> {
    const { request } = this.page.context()
    await request.get('/qa/picking/')
    const cookies = await this.page.context().cookies()
    const csrfmiddlewaretoken = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    return Promise.all(
      Array.from({ length: count }, async () => {
        const made = await request.post('/qa/picking/', {
          form: { csrfmiddlewaretoken, market: this.market, ...(hasPhone && { phone: '1' }) },
          maxRedirects: 0,
        })
        const id = new URL(made.headers().location ?? '', 'https://shop.invalid').searchParams.get('id') ?? ''
        const answer = await request.get(`/${this.market}/api/new/orders/order-delivery/detail/${id}/`)
        const { number } = (await answer.json()) as { number: string }
        return { id, number }
      }),
    )
  }

  async readLabels(): Promise<Labels> {
    const answer = await this.page
      .context()
      .request.get(`/qa/picking/?market=${this.market}`, { headers: { Accept: 'application/json' } })
    return (await answer.json()) as Labels
  }

  /** Types codes as a scanner does: each in one go, ended by Enter. */
  scan(...codes: readonly string[]): Promise<void> {
    return this.page.evaluate(all => {
      for (const code of all)
        for (const key of [...code, 'Enter'])
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          )
    }, codes)
  }

  /** Scans one code, and waits for what is said of it. */
  async scanFor(code: string, said: string): Promise<void> {
    await this.scan(code)
    await expect(this.outcome).toContainText(said)
    await expect(this.outcome).toContainText(code)
  }

  async cancelOrder(id: string): Promise<void> {
    const cookies = await this.page.context().cookies()
    const csrfmiddlewaretoken = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    await this.page.context().request.post(`/qa/orders/${id}/`, {
      form: { csrfmiddlewaretoken, from: 'in-progress', to: 'cancelled' },
      maxRedirects: 0,
    })
  }

  /** How the server has an order. */
  async readOrder(id: string) {
    const answer = await this.page
      .context()
      .request.get(`/${this.market}/api/new/orders/order-delivery/packing/detail/${id}/`)
    return (await answer.json()) as {
      is_handed_over: boolean
      label: string | null
      items: { quantity: number; scanned: string[] }[]
    }
  }
}
