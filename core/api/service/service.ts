import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Choices } from '../device/choice.ts'
import { REPLAYED, SELECTION_KEYS } from '../device/device.ts'
import { Id, listOf, optionalText, Price } from '../wire.ts'

/** One thing that the service does with a device. */
export const Operation = v.object({
  value: Id,
  label: v.string(),
  description: optionalText,
  /** The lowest price it can have; null where only a look at the device tells. */
  price_from: v.nullish(Price, null),
  /** How long it takes, in minutes; null where nobody can say before. */
  duration: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  /** Done on the day the device is brought. */
  is_same_day: v.optional(v.boolean(), false),
  /** In how many stores the part lies ready; null where none is needed. */
  store_availability: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  /** Where it is ordered. */
  url: optionalText,
})
export type Operation = v.InferOutput<typeof Operation>

/** `GET service-operations`; `url` is the path of the service page that shows this device. */
export const Operations = v.object({ url: optionalText, choices: listOf(Operation) })
export type Operations = v.InferOutput<typeof Operations>

/** `GET service-selector-data` and `GET service-product`: everything that brings a device to the page. */
export const ServiceData = v.object({ ...REPLAYED, operations: v.nullish(Operations, null) })
export type ServiceData = v.InferOutput<typeof ServiceData>

/** What the search over service products found; `url` is the page with this product: the service's, or the buy-back's. */
export const FoundProduct = v.object({
  id: Id,
  label: v.string(),
  manufacturer: optionalText,
  type: optionalText,
  image: optionalText,
  image_alt: optionalText,
  url: optionalText,
  /** False where a search `for` a sale finds what is not bought. */
  is_bought: v.nullish(v.boolean(), true),
})
export type FoundProduct = v.InferOutput<typeof FoundProduct>

/** What a list under a search field can show. */
const MOST_FOUND = 50

/** `GET service-smart-search`. */
export const FoundProducts = v.object({ result: listOf(FoundProduct, MOST_FOUND) })

export const serviceTypes = query('service-types', {
  path: '/servis/api/types/',
  doc: 'The types of devices that are repaired.',
  response: Choices,
})

export const serviceManufacturers = query('service-manufacturers', {
  path: '/servis/api/{type}/manufacturers/',
  doc: 'The manufacturers of a type.',
  response: Choices,
  errors: [404],
})

export const serviceModels = query('service-models', {
  path: '/servis/api/{type}/{manufacturer}/models/',
  doc: 'The models of a manufacturer.',
  response: Choices,
  errors: [404],
})

export const serviceColors = query('service-colors', {
  path: '/servis/api/models/{model}/colors/',
  doc: 'The colours of a model; each value is the identifier of a device.',
  response: Choices,
  errors: [404],
})

export const serviceOperations = query('service-operations', {
  path: '/servis/api/colors/{color}/operations/',
  doc: 'What the service does with a device, at which price and how fast.',
  response: Operations,
  errors: [404],
})

export const serviceData = query('service-selector-data', {
  path: '/servis/api/selector/',
  doc: 'Everything that replays a URL or a device code: the selection, its lists, the operations.',
  query: SELECTION_KEYS,
  acceptsAnyQuery: true,
  response: ServiceData,
  errors: [404],
  isOwn: false,
})

export const serviceProduct = query('service-product', {
  path: '/servis/api/products/{id}/',
  doc: 'Everything that brings a found product to the page.',
  response: ServiceData,
  errors: [404],
})

export const serviceSearch = query('service-smart-search', {
  path: '/servis/api/search/',
  doc: 'Devices whose names fit what was typed.',
  query: {
    term: { doc: 'what the visitor has typed', isRequired: true },
    for: {
      doc: '`sale` where devices are looked for that customers sell: each `url` is the buy-back page with it',
    },
  },
  response: FoundProducts,
})
