// @firefox

import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineMessages } from '#core/intl/define-messages.ts'
import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'
import { type Content, defineWidget } from '#core/widget.ts'
import {
  closePage,
  counter,
  find,
  OUT_OF_REACH,
  recordEvents,
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

const change = (params: object, selector = '[data-component]') => {
  const element = find(selector)
  element.setAttribute('data-params', JSON.stringify(params))
  element.dispatchEvent(new CustomEvent('ostrov:params'))
}

const place = (params: object, more = '') =>
  `<div data-component="counter" data-params='${JSON.stringify(params)}' ${more}><p>Server</p></div>`

test('an island begins anew with the params that its placeholder is given', async () => {
  writePage(place({ start: 1 }))
  start({ counter })
  await until(() => expect(find('output').textContent).toBe('1'))
  change({ start: 7 })
  expect(find('output').textContent).toBe('7')
  change({ start: 8 })
  expect([...document.querySelectorAll('output')].map(output => output.textContent)).toEqual(['8'])
  expect(stateOf('[data-component]')).toBe('ready')
})

test('what follows the island does not grow with every change', async () => {
  const follow = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  writePage(place({ start: 1 }))
  start({ counter })
  await until(() => expect(find('output').textContent).toBe('1'))
  const before = follow.mock.calls.length
  for (const value of [2, 3, 4]) change({ start: value })
  expect(find('output').textContent).toBe('4')
  expect(follow.mock.calls.length).toBe(before)
  find('[data-component]').remove()
  await rest()
  expect(document.querySelector('output')).toBeNull()
})

test('params that are wrong fail the island, and right ones bring it back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { told, details, end } = recordEvents()
  writePage(place({ start: 'x' }, 'data-component-pk="4"'))
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  change({ start: 5 })
  expect(stateOf('[data-component]')).toBe('ready')
  change({ start: 500 })
  expect(stateOf('[data-component]')).toBe('failed')
  expect(find('[data-component]').textContent).toBe('Server')
  change({ start: 6 })
  expect(find('output').textContent).toBe('6')
  expect(told).toEqual(['failed counter 4', 'ready counter 4', 'failed counter 4', 'ready counter 4'])
  expect(details[2]?.error).toContain('expected a whole number from 0 to 100, found 500')
  end()
})

test('an island that is not up yet comes up with what its placeholder has then', async () => {
  writePage(OUT_OF_REACH + place({ start: 1 }, 'data-when="interaction"'))
  start({ counter })
  await rest()
  change({ start: 3 })
  expect(stateOf('[data-component]')).toBe('waiting')
  find('[data-component]').click()
  await until(() => expect(find('output').textContent).toBe('3'))
})

test('news for one placeholder leaves the one around it alone', async () => {
  writePage(`<section data-component="counter"></section>${place({ start: 1 }, 'id="own"')}`)
  start({ counter })
  await until(() => expect(document.querySelectorAll('output')).toHaveLength(2))
  find('section button').click()
  await until(() => expect(find('section output').textContent).toBe('1'))
  find('section').append(find('#own'))
  find('#own').setAttribute('data-params', '{"start":9}')
  find('#own').dispatchEvent(new CustomEvent('ostrov:params', { bubbles: true }))
  await rest()
  expect(find('section output').textContent).toBe('1')
})

test('markup that the server rendered from the former params is not taken for the island’s own', async () => {
  const rendered =
    '<div class="ostrov"><section><output>1</output><button type="button">Přidat</button></section></div>'
  writePage(place({ start: 1 }, 'data-rendered').replace('<p>Server</p>', rendered))
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  change({ start: 4 })
  expect([...document.querySelectorAll('output')].map(output => output.textContent)).toEqual(['4'])
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('5'))
})

function Frame({ params, content }: { params: { title: string }; content?: Content | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current && content) content.place(content.nodes, box.current)
  }, [content])
  return (
    <>
      <h3 key={params.title}>{params.title}</h3>
      <div ref={box} />
    </>
  )
}

/** Shows its params above the server's own markup. */
const frame = defineWidget({
  params: defineParams({ title: text({ default: 'None' }) }),
  messages: defineMessages({ cs: {}, ro: {}, en: {} }),
  when: 'load',
  content: 'keep',
  View: Frame,
})

test('an island that keeps the server’s markup keeps it through other params, with the islands in it', async () => {
  const inner = place({ start: 3 }, 'id="inner"')
  writePage(`<section data-component="frame" id="frame"><p id="kept">Kept</p>${inner}</section>`)
  start({ frame, counter })
  await until(() => expect(stateOf('#inner')).toBe('ready'))
  const kept = find('#kept')
  change({ title: 'New' }, '#frame')
  expect(find('h3').textContent).toBe('New')
  expect([find('#kept') === kept, document.querySelectorAll('#inner').length]).toEqual([true, 1])
  await rest()
  await until(() => expect(stateOf('#inner')).toBe('ready'))
  find('#inner button').click()
  await until(() => expect(find('#inner output').textContent).toBe('4'))
})

test('what has left the page is deaf to new params', async () => {
  writePage(place({ start: 1 }))
  start({ counter })
  await until(() => expect(find('output').textContent).toBe('1'))
  const element = find('[data-component]')
  element.remove()
  await rest()
  element.setAttribute('data-params', '{"start":2}')
  element.dispatchEvent(new CustomEvent('ostrov:params'))
  expect(element.querySelector('output')).toBeNull()
})
