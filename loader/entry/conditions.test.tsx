// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  closePage,
  counter,
  find,
  OUT_OF_REACH,
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

const place = (when: string) =>
  `<div data-component="counter" data-when="${when}"><p tabindex="0">Server</p></div>`
const state = () => stateOf('[data-component]')

async function startWith(when: string): Promise<void> {
  writePage(place(when))
  start({ counter: { when: 'interaction' } })
  await rest()
}

test('load wakes at once, idle as soon as the browser has time', async () => {
  for (const when of ['load', 'idle']) {
    await startWith(when)
    await until(() => expect(state()).toBe('ready'))
    await closePage()
  }
})

test('idle waits for the browser to have time', async () => {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockImplementation(() => 1)
  await startWith('idle')
  expect(state()).toBe('waiting')
  expect(idle).toHaveBeenCalledTimes(1)
  expect(idle.mock.calls[0]?.[1], 'on a page that never has time it waits no longer').toEqual({
    timeout: 2000,
  })
  idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 })
  await until(() => expect(state()).toBe('ready'))
})

test('visible waits until the placeholder comes to the screen', async () => {
  writePage(`<div id="space"></div>${place('visible')}`)
  find('#space').style.height = '5000px'
  start({ counter: { when: 'load' } })
  await rest(100)
  expect(state()).toBe('waiting')
  find('#space').style.height = `${innerHeight - 100}px`
  await until(() => expect(state()).toBe('ready'))
})

test('all placeholders that wait to be seen share one observer', async () => {
  const made = vi.spyOn(window, 'IntersectionObserver')
  writePage(place('visible').repeat(5))
  start({ counter: { when: 'load' } })
  await until(() => expect(document.querySelectorAll('[data-state="ready"]')).toHaveLength(5))
  expect(made).not.toHaveBeenCalled()
})

test('a placeholder seen, removed and put back wakes again', async () => {
  await startWith('visible')
  await until(() => expect(state()).toBe('ready'))
  const element = find('[data-component]')
  element.remove()
  await rest()
  document.body.append(element)
  await until(() => expect(element.querySelector('output')).not.toBeNull())
})

for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
  test(`interaction waits for ${type}`, async () => {
    writePage(OUT_OF_REACH + place('interaction'))
    start({ counter: { when: 'load' } })
    await rest(60)
    expect(state()).toBe('waiting')
    find('p').dispatchEvent(new Event(type, { bubbles: true }))
    await until(() => expect(state()).toBe('ready'))
  })

test('interaction is woken by a real pointer, and by nothing outside', async () => {
  writePage(`<button id="outside">Outside</button>${place('interaction')}`)
  start({ counter: { when: 'load' } })
  await rest()
  await userEvent.click(find('#outside'))
  await rest(60)
  expect(state()).toBe('waiting')
  await userEvent.hover(find('p'))
  await until(() => expect(state()).toBe('ready'))
})

test('media waits for a screen that fits, in whichever way its query is written', async () => {
  await page.viewport(500, 600)
  for (const when of [
    'media(min-width: 700px)',
    'media((min-width: 700px))',
    'media(screen and (min-width: 700px))',
    'media((min-width: 700px) and (min-height: 1px))',
  ]) {
    await startWith(when)
    await rest(60)
    expect(state()).toBe('waiting')
    await page.viewport(800, 600)
    await until(() => expect(state()).toBe('ready'))
    await closePage()
    await startWith(when)
    await until(() => expect(state()).toBe('ready'))
    await closePage()
    await page.viewport(500, 600)
  }
})

test('a placeholder for another screen is plain markup: a click neither wakes nor keeps it', async () => {
  await page.viewport(500, 600)
  writePage(
    '<div data-component="counter" data-when="media(min-width: 700px)"><a href="#gone">Server</a></div>',
  )
  start({ counter })
  await rest()
  find('a').click()
  await rest(60)
  expect(location.hash).toBe('#gone')
  expect(state()).toBe('waiting')
  history.replaceState(null, '', location.pathname + location.search)
})

test('without data-when it is as the widget says, and an unknown one is reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await startWith('')
  expect(state()).toBe('waiting')
  find('p').click()
  await until(() => expect(state()).toBe('ready'))
  expect(warn).not.toHaveBeenCalled()
  await closePage()
  for (const when of ['sometimes', 'constructor', '__proto__', 'toString(1)']) {
    await startWith(when)
    expect(state()).toBe('waiting')
    find('p').click()
    await until(() => expect(state()).toBe('ready'))
    await closePage()
  }
  expect(warn.mock.calls.map(([text]) => text)).toHaveLength(4)
  expect(warn.mock.calls[0]?.[0]).toContain(
    'there is no data-when="sometimes". It woke on "interaction" instead.',
  )
})
