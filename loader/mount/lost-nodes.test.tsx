import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  closePage,
  counter,
  find,
  recordEvents,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

/** Pages run Preact; React leaves no tree on the page that one could look into. */
const isPreact = '__k' in <p />

afterEach(closePage)

async function open(copies = 1) {
  writePage('<div data-component="counter"><p>Server</p></div>'.repeat(copies))
  const { told, end } = recordEvents()
  onTestFinished(end)
  start({ counter })
  await until(() => expect(document.querySelectorAll('[data-state=ready]')).toHaveLength(copies))
  return told
}

test('an element that an extension took out of a ready island is back, with its siblings', async () => {
  const told = await open(2)
  find('.ostrov output').remove()
  if (!isPreact) return void expect(document.querySelectorAll('.ostrov output')).toHaveLength(1)
  await until(() => expect(told).toHaveLength(3))
  expect(find('.ostrov').textContent).toBe('0Přidat')
  find('.ostrov button').click()
  await until(() => expect(find('.ostrov output').textContent).toBe('1'))
})

test('what the island itself replaces is no loss', async () => {
  const told = await open()
  for (const count of ['1', '2', '3']) {
    find('.ostrov button').click()
    await until(() => expect(find('.ostrov output').textContent).toBe(count))
  }
  await rest()
  expect(told).toHaveLength(1)
})

test('an island of which an extension keeps taking fails visibly, with the server’s markup', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open()
  const extension = new MutationObserver(() => document.querySelector('.ostrov output')?.remove())
  extension.observe(document.body, { childList: true, subtree: true })
  find('.ostrov output').remove()
  await (isPreact ? until(() => expect(stateOf('[data-component]')).toBe('failed')) : rest())
  extension.disconnect()
  if (!isPreact) return void expect(stateOf('[data-component]')).toBe('ready')
  expect(find('[data-component]').textContent).toBe('Server')
})
