import { describeRead } from './contract-call.ts'
import { TypeCategories, TypeDevices, Units } from './lists.ts'

export const LISTS_CONTRACT = {
  'type-devices': describeRead(
    '/core/api/lists/type-devices/',
    'The kinds of devices that products and rules are sorted by.',
    TypeDevices,
  ),
  units: describeRead('/core/api/lists/units/', 'What quantities are counted in.', Units),
  'type-categories': describeRead(
    '/core/api/lists/type-categories/',
    'All categories of products, as a flat list; each names its parent.',
    TypeCategories,
  ),
}
