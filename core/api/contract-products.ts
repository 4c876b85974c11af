import { describeRead } from './contract-call.ts'
import { FoundByCode } from './products.ts'

export const PRODUCTS_CONTRACT = {
  'products-by-code': describeRead(
    '/core/api/products/',
    'Previews of the asked products that the market knows.',
    FoundByCode,
    { query: { code: { describes: 'the code of a product', isRequired: true, isRepeated: true } } },
  ),
}
