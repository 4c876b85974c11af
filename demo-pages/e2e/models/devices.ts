import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'

/** A device of the shop's catalogue as addresses and labels name it. */
export interface Device {
  manufacturer: { value: string; label: string }
  model: { value: string; label: string }
  color: string
}

const SAMSUNG = { value: 'samsung', label: 'Samsung' }

/** Bought in every grade from A+ to D. */
export const GALAXY_S24: Device = {
  manufacturer: SAMSUNG,
  model: { value: 'samsung-galaxy-s24-128gb', label: 'Galaxy S24 128 GB' },
  color: 'samsung-galaxy-s24-128gb-black',
}

/** Their prices are free to be changed: no other test looks at them. */
export const GALAXY_S22: Device = {
  manufacturer: SAMSUNG,
  model: { value: 'samsung-galaxy-s22-128gb', label: 'Galaxy S22 128 GB' },
  color: 'samsung-galaxy-s22-128gb-black',
}
export const GALAXY_S22_LARGE: Device = {
  manufacturer: SAMSUNG,
  model: { value: 'samsung-galaxy-s22-256gb', label: 'Galaxy S22 256 GB' },
  color: 'samsung-galaxy-s22-256gb-black',
}

export const PHONE_TYPE = { cz: 'telefony', ro: 'telefoane' } as const

/** Answers by which a phone is of grade A, by the codes of their questions. */
export const GRADE_A = {
  functional: 'yes',
  display: 'light',
  body: 'light',
  battery: 'over80',
  charger: 'yes',
  box: 'none',
} as const
export type Answers = Readonly<Record<keyof typeof GRADE_A, string>>

/** How the shop asks, and how the answers of grade A read. */
export const GRADE_A_TEXTS: Readonly<Record<MarketCode, readonly (readonly [string, string])[]>> = {
  cz: [
    ['Funguje všechno, jak má?', 'Ano, vše funguje'],
    ['V jakém stavu je displej?', 'Vlasové škrábance'],
    ['V jakém stavu je tělo telefonu?', 'Drobné stopy používání'],
    ['V jaké kondici je baterie?', '80 % a více'],
    ['Přidáte nabíječku s kabelem?', 'Ano, původní'],
    ['Máte krabičku a příslušenství?', 'Ne, jen telefon'],
  ],
  ro: [
    ['Funcționează totul corect?', 'Da, totul funcționează'],
    ['În ce stare este ecranul?', 'Zgârieturi fine'],
    ['În ce stare este carcasa?', 'Urme fine de utilizare'],
    ['Care este starea bateriei?', '80 % sau mai mult'],
    ['Aveți și încărcătorul cu cablu?', 'Da, cel original'],
    ['Aveți cutia și accesoriile?', 'Nu, doar telefonul'],
  ],
}

/** The question whose answer changes a price by a sum and no grade. */
export const CHARGER_QUESTION = {
  cz: { question: 'Přidáte nabíječku s kabelem?', no: 'Ne', yes: 'Ano, původní' },
  ro: { question: 'Aveți și încărcătorul cu cablu?', no: 'Nu', yes: 'Da, cel original' },
} as const

/** The prices of the Galaxy S24 of grade A, with its charger and without. */
export const GALAXY_S24_PRICES = {
  cz: { whole: '9 200 Kč', withoutCharger: '8 920 Kč' },
  ro: { whole: '1.839,50 Lei', withoutCharger: '1.784,50 Lei' },
} as const

export type Reach = 'type' | 'manufacturer' | 'model' | 'color' | 'price'

/** The address of the buy-back page that replays a device as far as wanted, at most to its price. */
export function addressOf(
  market: MarketCode,
  reach: Reach,
  device: Device = GALAXY_S24,
  answers: Partial<Answers> = {},
): string {
  const steps = [
    ['type', PHONE_TYPE[market]],
    ['manufacturer', device.manufacturer.value],
    ['model', device.model.value],
    ['color', device.color],
    ...(reach === 'price'
      ? Object.entries({ ...GRADE_A, ...answers }).map(([id, value]) => ['condition', `${id}:${value}`])
      : []),
  ]
  const order: Reach[] = ['type', 'manufacturer', 'model', 'color']
  const wanted = reach === 'price' ? steps : steps.slice(0, order.indexOf(reach) + 1)
  return `${MARKET_TEXTS[market].path}?${wanted.map(([key, value]) => `${key}=${value}`).join('&')}`
}
