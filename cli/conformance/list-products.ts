import { readAttribute } from '../check/tag.ts'
import type { Backend } from './backend.ts'
import { readSite } from './read-site.ts'
import { createVisitor } from './visitor.ts'

const ENOUGH = 5

/** Products by the forms that put them into the cart: `<input name="product" value="…">`, on the pages of the market. */
export async function listProducts({ config, pageUrl }: Backend): Promise<string[]> {
  const found = new Set<string>()
  for await (const { page, market } of readSite(createVisitor(), pageUrl)) {
    if (market !== null && market !== config.market) continue
    for (const tag of page.tags) {
      const value = readAttribute(tag, 'name') === 'product' ? readAttribute(tag, 'value') : null
      if (value) found.add(value)
    }
    if (found.size >= ENOUGH) break
  }
  return [...found]
}
