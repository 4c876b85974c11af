import { COLORS, MANUFACTURERS, MODELS, TYPES } from './buyback-fixtures.ts'
import type { Fixtures } from './fake-server.ts'

interface Given {
  price?: string | null
  minutes?: number | null
  isSameDay?: boolean
  stores?: number | null
  description?: string
}

const operation = (value: string, label: string, given: Given = {}) => ({
  value,
  label,
  description: given.description ?? null,
  price_from: given.price ?? null,
  duration: given.minutes ?? null,
  is_same_day: given.isSameDay ?? false,
  store_availability: given.stores ?? null,
  url: `/cz/servis/objednavka/?device=iphone-13-blue&operation=${value}`,
})

export const OPERATIONS = [
  operation('diagnostics', 'Diagnostika', {
    price: '0.00',
    minutes: 30,
    isSameDay: true,
    description: 'Zjistíme příčinu závady a navrhneme opravu.',
  }),
  operation('display', 'Výměna displeje', { price: '4990.00', minutes: 90, isSameDay: true, stores: 3 }),
  operation('battery', 'Výměna baterie', { price: '1690.00', minutes: 60, isSameDay: true, stores: 5 }),
  operation('connector', 'Výměna nabíjecího konektoru', { price: '1890.00', minutes: 120, stores: 1 }),
  operation('back-glass', 'Výměna zadního skla', { price: '3290.00', minutes: 2880, stores: 0 }),
  operation('camera', 'Výměna zadního fotoaparátu', { price: '3490.00', minutes: 1440, stores: 0 }),
  operation('speaker', 'Výměna reproduktoru', { price: '1490.00', minutes: 120, isSameDay: true }),
  operation('water', 'Čištění po zatečení', { minutes: 4320 }),
  operation('data', 'Záchrana dat', { description: 'Cena závisí na rozsahu poškození.' }),
  operation('cleaning', 'Čištění a údržba', { price: '490.00', minutes: 30, isSameDay: true }),
]

const URL_OF_DEVICE = '/cz/servis/?type=telefony&manufacturer=apple&model=iphone-13&color=iphone-13-blue'

const product = (id: string, label: string, color: (typeof COLORS)[number] | null = null) => ({
  id,
  label,
  manufacturer: 'Apple',
  type: 'Telefony',
  image: color?.image ?? COLORS[0]?.image ?? null,
  image_alt: label,
  url: `/cz/servis/?type=telefony&manufacturer=apple&model=${id}`,
})

export const FOUND = [
  product('iphone-13', 'iPhone 13 128 GB'),
  product('iphone-14', 'iPhone 14 128 GB'),
  product('iphone-15', 'iPhone 15 128 GB'),
]

const LISTS = { type: TYPES, manufacturer: MANUFACTURERS, model: MODELS, color: COLORS }
const CHOSEN = { type: 'telefony', manufacturer: 'apple', model: 'iphone-13', color: 'iphone-13-blue' }

export const GOOD_OPERATIONS = { url: URL_OF_DEVICE, choices: OPERATIONS }

/** A found product: its colour is still to be chosen. */
export const FOUND_PRODUCT = {
  selected_choices: { ...CHOSEN, color: null },
  choices: LISTS,
  operations: null,
}

/** A service that answers everything well. */
export const GOOD_SERVICE: Fixtures = {
  'service-types': TYPES,
  'service-manufacturers': MANUFACTURERS,
  'service-models': MODELS,
  'service-colors': COLORS,
  'service-operations': GOOD_OPERATIONS,
  'service-selector-data': { selected_choices: CHOSEN, choices: LISTS, operations: GOOD_OPERATIONS },
  'service-product': FOUND_PRODUCT,
  'service-smart-search': ({ query }) => ({
    result: FOUND.filter(found =>
      `apple ${found.label.toLowerCase()}`.includes(query.get('term')?.toLowerCase() ?? ''),
    ),
  }),
}
