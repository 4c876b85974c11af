import { Choices } from './choice.ts'
import { describeRead, type QueryKey } from './contract-call.ts'
import { FoundProducts, Operations, ServiceData } from './service.ts'

const SELECTION: Readonly<Record<string, QueryKey>> = {
  type: { describes: 'the chosen type' },
  manufacturer: { describes: 'the chosen manufacturer' },
  model: { describes: 'the chosen model' },
  color: { describes: 'the chosen colour, which names the device' },
  code: { describes: 'a device code, which stands for a whole selection' },
}

export const SERVICE_CONTRACT = {
  'service-types': describeRead('/servis/api/types/', 'The types of devices that are repaired.', Choices),
  'service-manufacturers': describeRead(
    '/servis/api/{type}/manufacturers/',
    'The manufacturers of a type.',
    Choices,
    { errors: [404] },
  ),
  'service-models': describeRead(
    '/servis/api/{type}/{manufacturer}/models/',
    'The models of a manufacturer.',
    Choices,
    { errors: [404] },
  ),
  'service-colors': describeRead(
    '/servis/api/models/{model}/colors/',
    'The colours of a model; each value is the identifier of a device.',
    Choices,
    { errors: [404] },
  ),
  'service-operations': describeRead(
    '/servis/api/colors/{color}/operations/',
    'What the service does with a device, at which price and how fast.',
    Operations,
    { errors: [404] },
  ),
  'service-selector-data': describeRead(
    '/servis/api/selector/',
    'Everything that replays an address or a device code: the selection, its lists, the operations.',
    ServiceData,
    { query: SELECTION, takesAnyQuery: true, errors: [404] },
  ),
  'service-product': describeRead(
    '/servis/api/products/{id}/',
    'Everything that brings a found product to the page.',
    ServiceData,
    { errors: [404] },
  ),
  'service-smart-search': describeRead(
    '/servis/api/search/',
    'Devices whose names fit what was typed.',
    FoundProducts,
    { query: { term: { describes: 'what the visitor has typed', isRequired: true } } },
  ),
}
