/** What a shop answers to the calls of the buy-back, by the paths of its routes. */
export const ROUTES = {
  'buyout-types': '/types/',
  'buyout-manufacturers': '/{type}/manufacturers/',
  'buyout-models': '/{type}/{manufacturer}/models/',
  'buyout-colors': '/models/{model}/colors/',
  'buyout-appraisal': '/colors/{color}/appraisal/',
  'buyout-selector-url': '/url/',
  'buyout-selector-data': '/selector/',
}

const choose = (...values: string[]) => values.map(value => ({ value, label: value.toUpperCase() }))

export const LISTS = {
  '/types/': choose('telefony', 'tablety'),
  '/telefony/manufacturers/': choose('apple', 'samsung'),
  '/tablety/manufacturers/': choose('lenovo'),
  '/telefony/apple/models/': choose('13', '14'),
  '/telefony/samsung/models/': choose('s22'),
  '/models/13/colors/': choose('13-blue', '13-red'),
  '/models/14/colors/': choose('14-black'),
}

export const RESULTS = [
  { id: 1, quality: 'A+', price: '12000.00', url: null },
  { id: 2, quality: 'B', price: '8000.00', url: null },
  { id: 3, quality: null, price: null, url: null },
]

export const CONDITIONS = [
  {
    id: 'display',
    type: 'display',
    name: 'Displej',
    choices: [
      { value: 'good', label: 'Bez vad', appraisal_result: 1 },
      { value: 'light', label: 'Škrábance', appraisal_result: 2 },
      { value: 'missing', label: 'Chybí', appraisal_result: 3 },
    ],
  },
  {
    id: 'charger',
    type: 'charger',
    name: 'Nabíječka',
    choices: [
      { value: 'yes', label: 'Ano', appraisal_result: 1 },
      { value: 'no', label: 'Ne', appraisal_result: 2, price_correction: '-300.00' },
    ],
  },
]

export const APPRAISAL = {
  appraisal_result: RESULTS,
  device_conditions: CONDITIONS,
  version: 'v7',
  minimal_buyout_price: '500.00',
  valid_until: '2026-11-22T10:00:00Z',
}

/** The conditions with answers given, as the server replays them from an address. */
export const answerConditions = (answers: Record<string, string>) =>
  CONDITIONS.map(condition => ({ ...condition, value: answers[condition.id] ?? null }))

export const SELECTION = { type: 'telefony', manufacturer: 'apple', model: '13', color: '13-blue' }

export const SELECTOR_DATA = {
  selected_choices: SELECTION,
  choices: {
    type: LISTS['/types/'],
    manufacturer: LISTS['/telefony/manufacturers/'],
    model: LISTS['/telefony/apple/models/'],
    color: LISTS['/models/13/colors/'],
  },
  appraisal: { appraisal_result: RESULTS, valid_until: '2026-11-22T10:00:00Z' },
  device_conditions: answerConditions({ display: 'good', charger: 'no' }),
  version: 'v7',
  minimal_buyout_price: '500.00',
}
