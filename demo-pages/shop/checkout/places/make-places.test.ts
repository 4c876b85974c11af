import { expect, test } from 'vitest'
import { makePlaces } from './make-places.ts'

test.each(['cz', 'ro'] as const)('the name of a place of %s does not repeat its street', market => {
  for (const { name, street } of makePlaces(market, 'packeta')) expect(name).not.toContain(street)
})
