// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import {
  bomb,
  closePage,
  counter,
  find,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
})

const SCRIPT = '<script type="application/json">{"start":5}</script>'
const DATA = '<script type="application/json" data-ostrov="data">{"id":"s1","answers":[]}</script>'
const RENDERED =
  '<div class="ostrov"><section><output>5</output><button type="button">Přidat</button></section></div>'
const untilReady = () => until(() => expect(stateOf('[data-component]')).toBe('ready'))

test('markup that the server rendered is taken over as it is, params beside it', async () => {
  writePage(`<div data-component="counter" data-rendered>\n  ${SCRIPT}\n  ${DATA}${RENDERED}\n</div>`)
  const [section, button] = [find('section'), find('button')]
  start({ counter })
  await untilReady()
  await rest()
  expect(find('section')).toBe(section)
  expect(find('button')).toBe(button)
  button.click()
  await until(() => expect(find('output').textContent).toBe('6'))
})

test('a click before it was up is done in the very element', async () => {
  writePage(
    `<div data-component="counter" data-rendered data-when="interaction">${SCRIPT}${DATA}${RENDERED}</div>`,
  )
  start({ counter })
  await rest()
  const button = find('button')
  button.click()
  await until(() => expect(find('output').textContent).toBe('6'))
  expect(find('button')).toBe(button)
})

test('markup that differs from the island is put right', async () => {
  writePage(
    `<div data-component="counter" data-rendered>${SCRIPT}${DATA}${RENDERED.replace('>5<', '>4<')}</div>`,
  )
  start({ counter })
  await untilReady()
  await until(() => expect(find('output').textContent).toBe('5'))
  expect(document.querySelectorAll('output')).toHaveLength(1)
})

test('it leaves the server markup behind, and never takes over markup of yesterday', async () => {
  writePage(`<main><div data-component="counter" data-rendered>${SCRIPT}${DATA}${RENDERED}</div></main>`)
  start({ counter })
  await untilReady()
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
  const place = find('[data-component]')
  place.remove()
  await until(() => expect(place.querySelector('output')?.textContent).toBe('5'))
  expect(place.innerHTML).toContain(RENDERED)
  const section = place.querySelector('section')
  find('main').append(place)
  await rest(60)
  expect(find('section')).not.toBe(section)
  expect(document.querySelectorAll('section')).toHaveLength(1)
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
})

test('what stands beside the markup for readers without scripts goes, and is back after a crash', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const markup = '<p>Call us</p><div class="ostrov"><button type="button">Light</button></div>'
  writePage(`<div data-component="bomb" data-rendered>${DATA}${markup}</div>`)
  start({ bomb })
  await untilReady()
  expect(find('[data-component]').textContent).toBe('Light')
  find('button').click()
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(find('[data-component]').innerHTML).toBe(markup)
})

test('emptied, it comes back', async () => {
  writePage(`<div data-component="counter" data-rendered>${SCRIPT}${DATA}${RENDERED}</div>`)
  start({ counter })
  await untilReady()
  find('.ostrov').replaceChildren()
  await until(() => expect(find('output').textContent).toBe('5'))
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
})

test('after a crash the server markup stands as it came', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const markup = '<div class="ostrov"><button type="button">Light</button></div>'
  writePage(`<div data-component="bomb" data-rendered>${DATA}${markup}</div>`)
  start({ bomb })
  await untilReady()
  find('button').click()
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(find('[data-component]').innerHTML).toBe(markup)
})

test('without the markup it promised, an island is rendered', async () => {
  writePage(`<div data-component="counter" data-rendered>${SCRIPT}${DATA}<p>Server</p></div>`)
  start({ counter })
  await untilReady()
  expect(find('[data-component]').textContent).not.toContain('Server')
  expect(find('output').textContent).toBe('5')
})
