// @firefox @react

import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cart } from '#core/cart/cart.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const show = (server: Fixtures = { 'cart-count': { count: 3 } }, params = {}, market: 'cz' | 'ro' = 'cz') =>
  renderWidget(widget, { params: { href: '/cz/kosik/', ...params }, server, market })
const findLink = (name: string) => screen.findByRole('link', { name })
const readShown = () => document.querySelector('.ostrov-cart-badge-count')?.textContent ?? null
/** What screen readers were told of. */
const readNews = () => document.querySelector('body > [role=status]')?.textContent ?? ''
const refresh = () => act(() => cart.refresh())

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('body > [role=status]')?.replaceChildren()
})

test('CT-007 CT-026 the badge leads to the cart and names how many products are in it', async () => {
  show()
  expect(await findLink('Košík, 3 produkty')).toHaveAttribute('href', '/cz/kosik/')
  expect(readShown()).toBe('3')
})

test.each([
  ['cz', 0, 'Košík, prázdný'],
  ['cz', 1, 'Košík, 1 produkt'],
  ['cz', 4, 'Košík, 4 produkty'],
  ['cz', 5, 'Košík, 5 produktů'],
  ['cz', 22, 'Košík, 22 produktů'],
  ['cz', 1000, 'Košík, 1\u00a0000 produktů'],
  ['ro', 0, 'Coș, gol'],
  ['ro', 1, 'Coș, 1 produs'],
  ['ro', 19, 'Coș, 19 produse'],
  ['ro', 20, 'Coș, 20 de produse'],
  ['ro', 101, 'Coș, 101 produse'],
] as const)('in %s a count of %i is named "%s"', async (market, count, name) => {
  show({ 'cart-count': { count } }, {}, market)
  expect(await findLink(name)).toBeVisible()
})

test('CT-003 where an editor says so it puts the small cart onto a wide page, once, with its ways', async () => {
  show({ 'cart-count': { count: 3 } }, { checkoutUrl: '/cz/pokladna/' })
  const link = await findLink('Košík, 3 produkty')
  const listCarts = () => [...document.querySelectorAll<HTMLElement>('[data-component="sub-cart"]')]
  const press = () => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  vi.stubGlobal('innerWidth', 1366)
  expect(press()).toBe(true)
  expect(press()).toBe(true)
  await waitFor(() => expect(listCarts()).toHaveLength(1))
  expect(JSON.parse(listCarts()[0]?.dataset.params ?? '')).toEqual({
    layout: 'open',
    cartUrl: '/cz/kosik/',
    checkoutUrl: '/cz/pokladna/',
  })
  // Of one that is closed, the element may still be there.
  listCarts()[0]?.append(document.createElement('dialog'))
  expect(press()).toBe(true)
  await waitFor(() => expect(listCarts().map(one => one.childElementCount)).toEqual([0]))
  for (const one of listCarts()) one.remove()
  vi.unstubAllGlobals()
})

test('until the number is known, and where it is none, no number shows', async () => {
  const { server } = show({ 'cart-count': 'hang' })
  expect(await findLink('Košík')).toBeVisible()
  expect(readShown()).toBeNull()
  server.change({ 'cart-count': { count: 0 } })
  refresh()
  expect(await findLink('Košík, prázdný')).toBeVisible()
  expect(readShown()).toBeNull()
})

test('more than 99 is shown as 99+ and named in full', async () => {
  show({ 'cart-count': { count: 120 } })
  const link = await findLink('Košík, 120 produktů')
  expect(readShown()).toBe('99+')
  const readEdge = (selector: string, edge: 'left' | 'right') =>
    link.querySelector(selector)?.getBoundingClientRect()[edge] ?? Number.NaN
  for (const size of ['', '200%']) {
    document.documentElement.style.fontSize = size
    expect(readEdge('.ostrov-cart-badge-count', 'right')).toBeLessThanOrEqual(
      readEdge(':scope > span:not([class])', 'left'),
    )
  }
  document.documentElement.style.fontSize = ''
})

test('without the word the link has its name all the same, and is large enough to be hit', async () => {
  show(undefined, { showLabel: false })
  const link = await findLink('Košík, 3 produkty')
  expect(link.querySelector(':scope > span:not([class])')).toBeNull()
  const { width, height } = link.getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('a change is told politely, the first number is not', async () => {
  const { server } = show()
  await findLink('Košík, 3 produkty')
  expect(readNews()).toBe('')
  server.change({ 'cart-count': { count: 1 } })
  refresh()
  await findLink('Košík, 1 produkt')
  await waitFor(() => expect(readNews()).toBe('V košíku je 1 produkt.'))
})

test('what is on its way into the cart counts, and is told once it is there', async () => {
  const { server } = show()
  await findLink('Košík, 3 produkty')
  const settle = cart.expectMore(1)
  await findLink('Košík, 4 produkty')
  act(settle)
  await findLink('Košík, 3 produkty')
  await new Promise(resolve => setTimeout(resolve, 150))
  expect(readNews()).toBe('')
  server.change({ 'cart-count': { count: 4 } })
  refresh()
  await waitFor(() => expect(readNews()).toBe('V košíku jsou 4 produkty.'))
})

test('a number that stayed the same is not told again', async () => {
  const { server } = show()
  await findLink('Košík, 3 produkty')
  refresh()
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(readNews()).toBe('')
})

test('of many badges one tells of a change, and they ask once', async () => {
  const { server } = show()
  const View = widget.View as (island: object) => null
  render(
    <div className="ostrov">
      {[1, 2, 3, 4].map(i => (
        <View key={i} {...{ params: { href: '/cz/kosik/', showLabel: true } }} />
      ))}
    </div>,
  )
  await waitFor(() => expect(document.querySelectorAll('.ostrov-cart-badge-count')).toHaveLength(5))
  expect(server.calls).toHaveLength(1)
  server.change({ 'cart-count': { count: 4 } })
  refresh()
  await waitFor(() => expect(readNews()).toBe('V košíku jsou 4 produkty.'))
  expect(document.querySelectorAll('body > [role=status] > *')).toHaveLength(1)
})

test('a number that could not be had anew stays, and its doubt is told by word and sight', async () => {
  setReporter(() => {})
  const { server } = show()
  await findLink('Košík, 3 produkty')
  server.change({ 'cart-count': { status: 400, body: {} } })
  refresh()
  const link = await findLink('Košík, 3 produkty, počet se nepodařilo ověřit')
  expect(link).toHaveAttribute('data-stale')
  expect(readShown()).toBe('3')
  expect(readNews()).toBe('')
})

test('F08 a number that may not be seen is hidden, and the way to the cart stays', async () => {
  setReporter(() => {})
  const { server } = show()
  await findLink('Košík, 3 produkty')
  server.change({ 'cart-count': { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } } })
  refresh()
  expect(await findLink('Košík')).toHaveAttribute('href', '/cz/kosik/')
  expect(readShown()).toBeNull()
})

test('F30 on a translated page the number goes on', async () => {
  const { server } = show()
  await findLink('Košík, 3 produkty')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
  server.change({ 'cart-count': { count: 7 } })
  refresh()
  await waitFor(() => expect(readShown()).toBe('7'))
  expect(await findLink('Košík, 7 produktů')).toBeVisible()
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example/x',
  'data:text/html,x',
])('an address such as %s is not linked, and the editor is told of it', async href => {
  const reported = vi.fn()
  setReporter(message => reported(message))
  show(undefined, { href })
  await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.stringContaining('param href')))
  expect(document.querySelector('.ostrov-cart-badge')).not.toHaveAttribute('href')
})

test('in a row of a header it is as wide as what is in it', async () => {
  const { container } = show()
  await findLink('Košík, 3 produkty')
  container.style.display = 'flex'
  const { width } = (container.firstElementChild as Element).getBoundingClientRect()
  expect(width).toBeGreaterThan(60)
  expect(width).toBeLessThan(160)
})
