// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import {
  bomb,
  closePage,
  counter,
  find,
  lasting,
  late,
  lateCode,
  lateOnClick,
  lives,
  makeLate,
  OUT_OF_REACH,
  recordEvents,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'
import type { Registered } from './registry.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
})

const PLACEHOLDER =
  '<div data-component="counter" data-component-pk="17"><script type="application/json">{"start":5}</script><p>Server</p></div>'

const readAll = (selector: string) => [...document.querySelectorAll(selector)].map(node => node.textContent)
const untilReady = (selector = '[data-component]') => until(() => expect(stateOf(selector)).toBe('ready'))

test('a placeholder becomes an island in the words of its page and tells so', async () => {
  const { told, end } = recordEvents()
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  expect(readAll('.ostrov')).toEqual(['5Přidat'])
  expect(find('.ostrov').lang).toBe('cs')
  expect(find('[data-component]').textContent).not.toContain('Server')
  expect(told).toEqual(['ready counter 17'])
  end()
})

test('its states are told one after another, and each has its time', async () => {
  const states: string[] = []
  const told = (event: Event) => states.push(event.type)
  for (const state of ['waiting', 'loading', 'ready'])
    addEventListener(`ostrov:${state}`, told, { once: true })
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  expect(states).toEqual(['ostrov:waiting', 'ostrov:loading', 'ostrov:ready'])
})

test('the page never shows the server markup and the island at once, nor neither', async () => {
  writePage(PLACEHOLDER)
  const place = find('[data-component]')
  let isUnsound = 0
  const frames = { isOn: true }
  const look = () => {
    if (place.querySelectorAll('p, .ostrov').length !== 1) isUnsound++
    if (frames.isOn) requestAnimationFrame(look)
  }
  look()
  start({ counter })
  await untilReady()
  await rest()
  frames.isOn = false
  expect(isUnsound).toBe(0)
})

test('T-24 the loader started twice mounts each island once', async () => {
  const { told, end } = recordEvents()
  writePage(PLACEHOLDER)
  const first = start({ counter })
  const load = vi.fn()
  const second = start({ counter: { load } })
  await untilReady()
  await rest()
  expect(second).toBe(first)
  expect(load).not.toHaveBeenCalled()
  expect(told).toEqual(['ready counter 17'])
  expect(document.querySelectorAll('.ostrov')).toHaveLength(1)
  end()
})

test('events that a CMS fires again leave an island as it is', async () => {
  const { told, end } = recordEvents()
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  window.dispatchEvent(new Event('load'))
  document.dispatchEvent(new Event('cms-content-refresh'))
  document.dispatchEvent(new Event('click'))
  await rest()
  expect(find('output').textContent).toBe('6')
  expect(told).toHaveLength(1)
  end()
})

test('content that comes later is found, however deep', async () => {
  writePage('<main></main>')
  start({ counter })
  await rest()
  const late = document.createElement('section')
  late.innerHTML = `<div><div>${PLACEHOLDER}</div></div>`
  find('main').append(late)
  await untilReady()
  expect(find('output').textContent).toBe('5')
})

test('an island that is moved keeps its state', async () => {
  const { told, end } = recordEvents()
  writePage(`<main>${PLACEHOLDER}</main><aside></aside>`)
  start({ counter })
  await untilReady()
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
  const root = find('.ostrov')
  find('aside').append(find('[data-component]'))
  await rest()
  expect(find('aside .ostrov')).toBe(root)
  find('aside button').click()
  await until(() => expect(find('output').textContent).toBe('7'))
  const place = find('[data-component]')
  place.remove()
  await Promise.resolve()
  find('main').append(place)
  await rest()
  expect(find('main .ostrov')).toBe(root)
  expect(told).toHaveLength(1)
  end()
})

test('what leaves the page is unmounted and gets the server markup back, and comes to life when it returns', async () => {
  writePage(`<main>${PLACEHOLDER}</main>`)
  start({ counter })
  await untilReady()
  const place = find('[data-component]')
  const paragraph = () => place.querySelector('p')
  expect(paragraph()).toBeNull()
  place.remove()
  await until(() => expect(paragraph()?.textContent).toBe('Server'))
  expect(place.querySelector('.ostrov')).toBeNull()
  find('main').append(place)
  await until(() => expect(place.querySelector('output')?.textContent).toBe('5'))
})

test('effects of an island that leaves are cleaned up', async () => {
  writePage('<div data-component="lasting"></div>')
  start({ lasting })
  await untilReady()
  await rest()
  const before = lives.ended
  find('[data-component]').remove()
  await until(() => expect(lives.ended).toBe(before + 1))
})

test('an island removed while its code is on its way never mounts', async () => {
  const { told, end } = recordEvents()
  let arrive = (_: { widget: typeof counter }) => {}
  const load: Registered['load'] = () =>
    new Promise(done => {
      arrive = done
    })
  writePage(PLACEHOLDER)
  start({ counter: { load } })
  await until(() => expect(stateOf('[data-component]')).toBe('loading'))
  await rest()
  const place = find('[data-component]')
  place.remove()
  await rest()
  arrive({ widget: counter })
  await rest()
  expect(place.querySelector('.ostrov')).toBeNull()
  expect(told).toEqual([])
  end()
})

test('a crash at once leaves the server markup, tells why and touches no other island', async () => {
  const { told, details, end } = recordEvents()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(
    `<div data-component="bomb" data-component-pk="3" data-params='{"atOnce":true}'><p>Call us</p></div>${PLACEHOLDER}`,
  )
  start({ bomb, counter })
  await until(() => expect(stateOf('[data-component="bomb"]')).toBe('failed'))
  await untilReady('[data-component="counter"]')
  expect(find('[data-component="bomb"]').textContent).toBe('Call us')
  expect(told.toSorted()).toEqual(['failed bomb 3', 'ready counter 17'])
  const failure = details.find(detail => detail.error)
  expect(failure?.error).toContain('Ostrov: component "bomb" (pk 3): it crashed with a TypeError.')
  expect(failure?.willRetry).toBe(false)
  expect(error.mock.calls).toEqual([[failure?.error]])
  end()
})

test('a later crash brings the server markup back, and what its error quotes is said nowhere', async () => {
  const { told, details, end } = recordEvents()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(`<div data-component="bomb" data-component-pk="3"><p>Call us</p></div>${PLACEHOLDER}`)
  start({ bomb, counter })
  await untilReady('[data-component="bomb"]')
  await untilReady('[data-component="counter"]')
  find('[data-component="bomb"] button').click()
  await until(() => expect(stateOf('[data-component="bomb"]')).toBe('failed'))
  expect(find('[data-component="bomb"]').textContent).toBe('Call us')
  expect(told.at(-1)).toBe('failed bomb 3')
  expect(JSON.stringify([details, error.mock.calls])).not.toContain('novak')
  find('[data-component="counter"] button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
  end()
})

test('a failure that a listener cancels is not reported', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.addEventListener('ostrov:failed', event => event.preventDefault(), { once: true })
  writePage('<div data-component="nobody"></div>')
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(error).not.toHaveBeenCalled()
})

test('an emptied island comes back, whatever was emptied', async () => {
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  const damages = [
    () => find('.ostrov').replaceChildren(),
    () => find('.ostrov').remove(),
    () => find('[data-component]').replaceChildren(),
    () => {
      find('[data-component]').textContent = ''
    },
  ]
  for (const damage of damages) {
    const before = find('.ostrov')
    damage()
    await until(() => expect(find('.ostrov')).not.toBe(before))
    expect(readAll('.ostrov')).toEqual(['5Přidat'])
    expect(stateOf('[data-component]')).toBe('ready')
  }
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('6'))
})

test('an island that a script keeps emptying gives up instead of fighting for ever', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  let emptied = 0
  const bully = new MutationObserver(() => {
    const victim = document.querySelector('.ostrov')
    if (victim?.firstElementChild) {
      emptied++
      victim.replaceChildren()
    }
  })
  bully.observe(document.body, { childList: true, subtree: true })
  find('.ostrov').replaceChildren()
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  bully.disconnect()
  expect(emptied).toBeLessThan(10)
  expect(find('p').textContent).toBe('Server')
  expect(error.mock.calls).toHaveLength(1)
})

test('new server markup put in the place of an island is what it is made of then', async () => {
  writePage(PLACEHOLDER)
  start({ counter })
  await untilReady()
  find('[data-component]').innerHTML = '<script type="application/json">{"start":40}</script><p>Newer</p>'
  await until(() => expect(find('output').textContent).toBe('40'))
  const place = find('[data-component]')
  place.remove()
  await until(() => expect(place.querySelectorAll('p')).toHaveLength(1))
  expect(place.querySelector('p')?.textContent).toBe('Newer')
})

test('a placeholder inside the server markup of another lives as long as that markup is shown', async () => {
  const inner = '<div id="inner" data-component="counter"><p>Inner</p></div>'
  writePage(
    `${OUT_OF_REACH}<div id="outer" data-component="bomb" data-when="interaction"><p>Outer</p>${inner}</div>`,
  )
  start({ bomb, counter })
  await untilReady('#inner')
  expect(stateOf('#outer')).toBe('waiting')
  find('#inner button').click()
  await until(() => expect(find('output').textContent).toBe('1'))
  expect(stateOf('#outer')).toBe('waiting')
  find('#outer > p').click()
  await untilReady('#outer')
  expect(document.querySelector('#inner')).toBeNull()
  find('#outer button').click()
  await until(() => expect(stateOf('#outer')).toBe('failed'))
  await until(() => expect(find('output').textContent).toBe('0'))
})

test('what waits for its code is shown when that has come, and the server markup until then', async () => {
  writePage('<div data-component="late"><p>Server</p></div>')
  start({ late })
  await rest()
  expect(stateOf('[data-component]')).toBe('loading')
  expect(find('[data-component]').textContent).toBe('Server')
  lateCode.arrive({ default: () => 'Late content' })
  await untilReady()
  expect(find('[data-component]').textContent).toBe('Late content')
})

test('what has the focus keeps it while an island waits for its code', async () => {
  writePage('<div data-component="late"><input id="name"></div>')
  const field = find<HTMLInputElement>('#name')
  field.focus()
  const isAsked = vi.fn(() => <Later />)
  const Later = makeLate()
  start({ late: { ...late, View: isAsked } })
  await until(() => expect(isAsked).toHaveBeenCalled())
  expect(stateOf('[data-component]')).toBe('loading')
  expect(document.activeElement).toBe(field)
  expect(find('[data-component]').outerHTML).not.toContain('tabindex')
  lateCode.arrive({ default: () => 'Late content' })
  await untilReady()
  expect(document.activeElement).toBe(find('.ostrov'))
})

test('what waits only later, without a Suspense of its own, is shown when it comes or says what it lacks', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage('<div data-component="lateOnClick"><p>Server</p></div>')
  start({ lateOnClick })
  await untilReady()
  find('button').click()
  await rest()
  // React keeps what stood there; Preact would take it away, and what was typed into it.
  if (stateOf('[data-component]') === 'failed') {
    expect(error.mock.calls.flat().join()).toContain('Put a <Suspense> around what comes later')
    expect(find('[data-component]').textContent).toBe('Server')
    return
  }
  lateCode.arrive({ default: () => 'Late content' })
  await until(() => expect(find('button').textContent).toBe('Late content'))
})

test('an island is ready once its effects have run', async () => {
  const before = lives.acted
  const atReady = new Promise<number>(done =>
    addEventListener('ostrov:ready', () => done(lives.acted), { once: true }),
  )
  writePage('<div data-component="lasting"></div>')
  start({ lasting })
  expect(await atReady).toBe(before + 1)
})

test('a page that comes back from memory says so to the state that islands share', () => {
  writePage('')
  const restored = vi.fn()
  addEventListener('ostrov:restored', restored)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(restored).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(restored).toHaveBeenCalledTimes(1)
  removeEventListener('ostrov:restored', restored)
})

test('after stop nothing is mounted any more and the server markup is back', async () => {
  writePage(PLACEHOLDER)
  start({ counter }).stop()
  await rest()
  expect(document.querySelector('.ostrov')).toBeNull()
  start({ counter })
  await untilReady()
  start({ counter }).stop()
  await until(() => expect(find('p').textContent).toBe('Server'))
  document.body.insertAdjacentHTML('beforeend', PLACEHOLDER)
  await rest()
  expect(document.querySelector('.ostrov')).toBeNull()
})
