import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LoaderContext } from '#loader/entry/loader-context.ts'
import { placeholders } from '#loader/entry/placeholder.ts'
import {
  closePage,
  counter,
  find,
  makeRegistry,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'
import { openDebug } from './debug.ts'

let panel: HTMLElement | undefined

afterEach(async () => {
  vi.restoreAllMocks()
  clickClose()
  await closePage()
})

function clickClose(): void {
  const buttons = [...(panel?.querySelectorAll('button') ?? [])]
  buttons.find(button => button.textContent === 'Close')?.click()
}

const context = {
  registry: makeRegistry({ counter: { when: 'load' } }),
  placeholders,
} as unknown as LoaderContext

async function open(): Promise<HTMLElement> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(
    `<div id="first" data-component="counter" data-component-pk="17" data-params='{"start":5}'></div>` +
      '<div id="lazy" data-component="counter" data-component-pk="18" data-when="interaction"></div>' +
      '<div id="lost" data-component="nobody" data-component-pk="19"></div>',
  )
  start({ counter })
  await until(() => expect(stateOf('#first')).toBe('ready'))
  await until(() => expect(stateOf('#lost')).toBe('failed'))
  panel = openDebug(context)
  return panel
}

const readRows = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('tbody tr')]
    .filter(row => !row.hidden)
    .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))

test('the debug panel lists every island with its state, moments, params and error', async () => {
  const [first, lazy, lost] = readRows(await open())
  expect(first?.slice(0, 3)).toEqual(['counter 17', 'ready', 'load'])
  expect(first?.[7]).toBe('{"start":5}')
  const moments = first?.slice(3, 7).map(Number) ?? []
  expect(moments.every(moment => moment > 0)).toBe(true)
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(lazy).toEqual([
    'counter 18',
    'waiting',
    'interaction',
    expect.stringMatching(/^\d+$/),
    '',
    '',
    '',
    '',
    '',
  ])
  expect(lost?.slice(0, 2)).toEqual(['nobody 19', 'failed'])
  expect(lost?.at(-1)).toContain('there is no such component')
})

test('it follows what happens, and takes nobody`s focus', async () => {
  const place = await open()
  place.querySelectorAll<HTMLElement>('tbody button')[1]?.focus()
  const row = place.querySelectorAll('tbody tr')[1]
  find('#lazy').dispatchEvent(new Event('click', { bubbles: true }))
  await until(() => expect(readRows(place)[1]?.[1]).toBe('ready'))
  expect(place.querySelectorAll('tbody tr')[1]).toBe(row)
  find('#first').remove()
  await until(() => expect(readRows(place).map(cells => cells[0])).toEqual(['counter 18', 'nobody 19']))
})

test('its filter is a field with a label, and keeps what fits', async () => {
  const place = await open()
  const input = place.querySelector('input')
  if (!input) throw new Error('The panel has no filter.')
  expect(input.labels?.[0]?.textContent).toBe('Filter ')
  input.value = 'FAILED'
  input.dispatchEvent(new Event('input'))
  expect(readRows(place).map(cells => cells[0])).toEqual(['nobody 19'])
})

test('a row brings its island to the screen, by keyboard too', async () => {
  await page.viewport(600, 400)
  const place = await open()
  find('#lost').style.marginTop = '3000px'
  const scrolled = vi.spyOn(find('#lost'), 'scrollIntoView')
  place.querySelectorAll<HTMLElement>('tbody button')[2]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('no script of the page reaches into it, it has no style of its own in the markup, and it can be closed', async () => {
  const place = await open()
  const shown = [...document.body.children].at(-1)
  expect(shown?.shadowRoot).toBeNull()
  expect(place.outerHTML).not.toContain('style=')
  clickClose()
  expect(shown?.isConnected).toBe(false)
})

test('its stylesheet is a file of its own', async () => {
  const place = await open()
  await until(() => expect(getComputedStyle(place).position).toBe('fixed'))
})
