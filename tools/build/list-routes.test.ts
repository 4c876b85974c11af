import { expect, test } from 'vitest'
import { CONTRACT } from '#core/api/contract.ts'
import { root } from '../root.ts'
import { listRoutes, parseImports } from './list-routes.ts'

test('a file imports what it names, types apart, at once and later', () => {
  const text = `import { type Choice, listColors as colors, write } from '#core/api/device/choice.ts'
import type { Selection } from './selection.ts'
import { type Only } from './types.ts'
import * as v from 'valibot'
import './start.ts'
export { price } from '../price.ts'
const later = () => import('./part.tsx')
`
  expect(parseImports('widgets/cart/view.tsx', text)).toEqual([
    { file: 'core/api/device/choice.ts', names: ['listColors', 'write'] },
    { file: 'widgets/cart/start.ts', names: [] },
    { file: 'widgets/price.ts', names: ['price'] },
    { file: 'widgets/cart/part.tsx', names: [] },
  ])
})

test('each widget needs the routes of what it comes to, and no others', async () => {
  const routes = await listRoutes(root)
  expect(routes['buyback-review']).toEqual(['buyout-detail'])
  expect(routes['cart-badge']).toEqual(['cart-count'])
  expect(routes.notifications).toEqual([])
  expect(routes['newsletter-subscriber']).toEqual(['active-user', 'news-add-subscriber'])
  expect(routes['buyback-selector']).toEqual(
    expect.arrayContaining(['active-user', 'buyout-appraisal', 'buyout-types', 'send-buyout-to-email']),
  )
  expect(routes['buyback-selector']).not.toContain('sell-buyout-online')
  const all = Object.values(routes).flat()
  expect(all.filter(route => !Object.hasOwn(CONTRACT, route))).toEqual([])
})
