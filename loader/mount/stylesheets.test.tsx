// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import { closePage, counter, find, rest, start, stateOf, writePage } from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

const addresses: string[] = []

afterEach(async () => {
  vi.useRealTimers()
  await closePage()
  for (const link of document.querySelectorAll('head link[href^="blob:"], head link[href*="/nowhere"]'))
    link.remove()
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address)
})

function makeStylesheet(css: string): string {
  const address = URL.createObjectURL(new Blob([css], { type: 'text/css' }))
  addresses.push(address)
  return address
}

const place = '<div data-component="counter"><p>Server</p></div>'
const register = (...css: string[]) => ({ counter: { css, load: async () => ({ widget: counter }) } })
const listLinks = (address: string) => document.querySelectorAll(`link[href="${address}"]`)

test('an island is shown with its styles, never before them', async () => {
  const address = makeStylesheet('.ostrov { letter-spacing: 3px }')
  const spacing: string[] = []
  addEventListener('ostrov:ready', () => spacing.push(getComputedStyle(find('.ostrov')).letterSpacing), {
    once: true,
  })
  writePage(place)
  start(register(address))
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect(spacing).toEqual(['3px'])
})

test('a stylesheet is added once, however many islands need it', async () => {
  const address = makeStylesheet('p {}')
  writePage(place.repeat(3))
  start(register(address))
  await until(() => expect(document.querySelectorAll('[data-state=ready]')).toHaveLength(3))
  expect(listLinks(address)).toHaveLength(1)
})

test('a stylesheet that the server put on the page is not added again', async () => {
  const address = makeStylesheet('p {}')
  const link = document.createElement('link')
  link.rel = 'preload stylesheet'
  link.href = address
  document.head.append(link)
  writePage(place)
  start(register(address))
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect([...listLinks(address)]).toEqual([link])
})

const writeStyle = (name: string): HTMLStyleElement => {
  const style = document.createElement('style')
  style.dataset.ostrov = name
  style.textContent = '.ostrov { letter-spacing: 3px }'
  document.head.append(style)
  return style
}

test('a stylesheet whose text stands in the page is not asked for', async () => {
  const address = makeStylesheet('.ostrov { letter-spacing: 5px }')
  const style = writeStyle(address.replace(/.*\//, ''))
  writePage(place)
  start(register(address))
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect(getComputedStyle(find('.ostrov')).letterSpacing).toBe('3px')
  expect(listLinks(address)).toHaveLength(0)
  style.remove()
})

test('a stylesheet whose text came to nothing in the page is asked for', async () => {
  const address = makeStylesheet('.ostrov { letter-spacing: 5px }')
  const style = writeStyle(address.replace(/.*\//, ''))
  // As one that a policy refuses: it has no rules.
  style.type = 'text/never'
  writePage(place)
  start(register(address))
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect(getComputedStyle(find('.ostrov')).letterSpacing).toBe('5px')
  style.remove()
})

test('a stylesheet that is missing costs its looks, not the island', async () => {
  writePage(place)
  start(register('http://127.0.0.1:1/nowhere.css'))
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
})

test('a stylesheet that never answers is waited for three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const link = document.createElement('link')
  // Without a type that a browser knows it is never fetched, so it never tells its end.
  link.rel = 'stylesheet'
  link.type = 'text/never'
  link.href = 'http://127.0.0.1:1/nowhere-slow.css'
  document.head.append(link)
  writePage(place)
  start(register(link.href))
  await rest(100)
  expect(stateOf('[data-component]')).toBe('loading')
  expect(find('[data-component]').textContent).toBe('Server')
  vi.advanceTimersByTime(2900)
  await rest()
  expect(stateOf('[data-component]')).toBe('loading')
  vi.advanceTimersByTime(200)
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
})
