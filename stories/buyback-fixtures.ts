import type { Fixtures } from './fake-server.ts'

const picture = (shape: string): string => `data:image/svg+xml,${encodeURIComponent(shape)}`
const device = (fill: string): string =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect x="28" y="6" width="40" height="84" rx="8" fill="${fill}" stroke="#333"/><circle cx="38" cy="17" r="4"/></svg>`,
  )

const choice = (value: string, label: string, image: string | null = null, alt: string | null = null) => ({
  value,
  label,
  image,
  image_alt: alt,
})

export const TYPES = [
  choice('telefony', 'Telefony', device('#dde'), ''),
  choice('tablety', 'Tablety', device('#ded'), ''),
  choice('prislusenstvi', 'Chytré hodinky', device('#edd'), ''),
]
export const MANUFACTURERS = [
  choice('apple', 'Apple'),
  choice('samsung', 'Samsung'),
  choice('xiaomi', 'Xiaomi'),
]
export const MODELS = [choice('iphone-13', 'iPhone 13 128 GB'), choice('iphone-14', 'iPhone 14 128 GB')]
export const COLORS = [
  choice('iphone-13-blue', 'modrá', device('#58a'), 'iPhone 13, modrá'),
  choice('iphone-13-red', 'červená', device('#a33'), 'iPhone 13, červená'),
]

const answers = (...rows: [value: string, label: string, result: number | null, correction: string][]) =>
  rows.map(([value, label, appraisal_result, price_correction]) => ({
    value,
    label,
    appraisal_result,
    price_correction,
  }))

const condition = (id: string, name: string, choices: ReturnType<typeof answers>, more = {}) => ({
  id,
  type: id,
  name,
  disabled: false,
  value: null,
  choices,
  ...more,
})

export const RESULTS = [
  { id: 1, quality: 'A+', price: '12000.00', url: null },
  { id: 2, quality: 'A', price: '10000.00', url: null },
  { id: 3, quality: 'B', price: '8000.00', url: null },
  { id: 4, quality: 'C', price: '5000.00', url: null },
  { id: 5, quality: 'D', price: '2000.00', url: null },
  { id: 6, quality: null, price: null, url: null },
]

export const CONDITIONS = [
  condition(
    'display',
    'Displej',
    answers(
      ['perfect', 'Bez vad', 1, '0.00'],
      ['scratched', 'Poškrábaný', 3, '0.00'],
      ['broken', 'Rozbitý', 5, '0.00'],
      ['missing', 'Chybí', 6, '0.00'],
    ),
  ),
  condition(
    'body',
    'Tělo',
    answers(
      ['perfect', 'Bez vad', 1, '0.00'],
      ['light', 'Drobné stopy', 2, '0.00'],
      ['bent', 'Ohnuté', 4, '0.00'],
    ),
  ),
  condition('charger', 'Nabíječka', answers(['yes', 'Přikládám', 1, '0.00'], ['no', 'Nemám', 5, '-300.00'])),
  condition(
    'battery',
    'Baterie',
    answers(['over80', 'Nad 80 %', 1, '0.00'], ['under80', 'Pod 80 %', 5, '-1000.00']),
  ),
  condition('box', 'Krabice', answers(['yes', 'Mám', null, '100.00'], ['no', 'Nemám', null, '0.00'])),
]

export const APPRAISAL = {
  appraisal_result: RESULTS,
  device_conditions: CONDITIONS,
  version: '2026-11',
  minimal_buyout_price: '1500.00',
  valid_until: '2099-12-01T00:00:00Z',
}

/** A shop that answers everything well. */
export const GOOD_SHOP: Fixtures = {
  'buyout-types': TYPES,
  'buyout-manufacturers': MANUFACTURERS,
  'buyout-models': MODELS,
  'buyout-colors': COLORS,
  'buyout-appraisal': { url: '?type=telefony&color=iphone-13-blue', appraisal: APPRAISAL },
  'buyout-selector-url': ({ query }) => ({ url: `?${query}` }),
  'buyout-selector-data': {
    selected_choices: {
      type: 'telefony',
      manufacturer: 'apple',
      model: 'iphone-13',
      color: 'iphone-13-blue',
    },
    choices: { type: TYPES, manufacturer: MANUFACTURERS, model: MODELS, color: COLORS },
    appraisal: { appraisal_result: RESULTS, valid_until: APPRAISAL.valid_until },
    device_conditions: CONDITIONS.map(c => ({ ...c, value: c.choices[0]?.value ?? null })),
    version: APPRAISAL.version,
    minimal_buyout_price: APPRAISAL.minimal_buyout_price,
  },
  'send-buyout-to-email': { status: 204 },
  'active-user': { authenticated: false },
}
