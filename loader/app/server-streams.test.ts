import { createElement, type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatMoney } from '#core/intl/format-money.ts'
import { getMarket, type PageSettings } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { widget as selector } from '#widgets/buyback-selector/index.ts'
import { widget as badge } from '#widgets/cart-badge/index.ts'
import { OstrovPage } from './ostrov-page.tsx'
import { usePage } from './page-context.ts'
import { toComponent } from './to-component.tsx'

const BuybackSelector = toComponent('BuybackSelector', selector)
const CartBadge = toComponent('CartBadge', badge)

function Late({ until, children }: { until: Promise<void>; children?: ReactNode }): ReactNode {
  use(until)
  return children
}

function Words(): ReactNode {
  usePage()
  return createElement('output', null, formatMoney(199_00, getMarket()).replace(/\s/, ' '))
}

/** A page whose selector, and the app's own words, wait for something. */
async function render(settings: PageSettings, until = Promise.resolve()): Promise<Promise<string>[]> {
  const late = createElement(Late, { until }, createElement(BuybackSelector), createElement(Words))
  const badge = createElement(CartBadge, { href: '/' })
  const waiting = createElement(Suspense, { fallback: '…' }, late)
  const stream = await renderToReadableStream(createElement(OstrovPage, settings, badge, waiting))
  return [new Response(stream).text()]
}

const told = vi.fn()
beforeEach(() => {
  told.mockClear()
  setReporter(told)
})

test('two requests at once, one of which waits in the middle, are each answered in their own market', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const wait = Promise.withResolvers<void>()
  const [czech] = await render({ market: 'cz' }, wait.promise)
  const [romanian] = await render({ market: 'ro' })
  const ro = await romanian
  wait.resolve()
  const cz = await czech
  expect(ro).toContain('Ce dispozitiv vindeți?')
  expect(ro).toContain('<output>199,00 Lei</output>')
  expect(ro).not.toMatch(/lang="cs"|Košík/)
  expect(cz).toContain('Jaké zařízení prodáváte?')
  expect(cz).toContain('<output>199 Kč</output>')
  expect(cz).not.toMatch(/lang="ro"|Coș/)
  expect(told).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
})

test('a component of a request without a configuration takes none of another request', async () => {
  const routes = { 'cart-count': '/ro/core/cart/count/' }
  const [other] = await render({ market: 'ro', routes })
  await other
  const bare = await renderToReadableStream(createElement(CartBadge, { href: '/' }))
  expect(await new Response(bare).text()).toBe('')
})

test('ids are those of the former request, for the browser makes them anew', async () => {
  const [first] = await render({ market: 'cz' })
  const [second] = await render({ market: 'cz' })
  const html = await first
  expect(html).toMatch(/ aria-labelledby="[^"]+"/)
  expect(await second).toBe(html)
})
