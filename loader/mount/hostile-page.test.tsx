// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import {
  bomb,
  closePage,
  counter,
  find,
  lasting,
  lives,
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

const untilReady = (selector = '[data-component]') => until(() => expect(stateOf(selector)).toBe('ready'))

/** What markup can take from scripts that ask `document` for it. */
const MEMBERS = [
  'activeElement',
  'addEventListener',
  'baseURI',
  'body',
  'childNodes',
  'compareDocumentPosition',
  'contains',
  'cookie',
  'createComment',
  'createDocumentFragment',
  'createElement',
  'createElementNS',
  'createEvent',
  'createRange',
  'createTextNode',
  'defaultView',
  'dispatchEvent',
  'documentElement',
  'firstChild',
  'forms',
  'getElementById',
  'getElementsByName',
  'getElementsByTagName',
  'head',
  'nodeType',
  'ownerDocument',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'removeEventListener',
  'scripts',
  'visibilityState',
]

test('T-23 markup named like the members of document changes nothing', async () => {
  const traps = [
    (name: string) => `<img name="${name}" alt="">`,
    (name: string) => `<form name="${name}"></form>`,
    (name: string) => `<form name="${name}"></form><form name="${name}"></form>`,
    (name: string) => `<img name="trap" id="${name}" alt="">`,
    (name: string) => `<object id="${name}"></object>`,
  ]
  const { body } = document
  for (const trap of traps) {
    writePage(`${MEMBERS.map(trap).join('')}<div id="place" data-component="counter"></div>`)
    expect(typeof document.querySelectorAll).not.toBe('function')
    const place = body.querySelector('#place')
    start({ counter })
    await until(() => expect(place?.getAttribute('data-state')).toBe('ready'))
    // More of it, after the island is up.
    body.insertAdjacentHTML('beforeend', `<p>${MEMBERS.map(trap).join('')}</p>`)
    await rest()
    place?.querySelector('button')?.click()
    await until(() => expect(place?.querySelector('output')?.textContent).toBe('1'))
    await closePage()
  }
})

test('a name that hides nothing is left alone', async () => {
  writePage('<form name="order"></form><img name="logo" alt=""><div data-component="counter"></div>')
  start({ counter })
  await untilReady()
  expect(find('form').getAttribute('name')).toBe('order')
  expect(find('img').getAttribute('name')).toBe('logo')
})

test('a placeholder that is a form may have fields of any name', async () => {
  const names = [
    'getAttribute',
    'setAttribute',
    'closest',
    'querySelector',
    'querySelectorAll',
    'childNodes',
    'append',
    'contains',
    'matches',
    'dispatchEvent',
    'addEventListener',
    'removeAttribute',
    'parentNode',
    'nodeType',
    'isConnected',
    'children',
    'id',
    'requestSubmit',
  ]
  const fields = names.map(name => `<input name="${name}">`).join('')
  writePage('<div id="first" data-component="counter"></div>')
  start({ counter })
  await untilReady('#first')
  find('#first').insertAdjacentHTML(
    'afterend',
    `<form data-component="counter" data-params='{"start":3}'>${fields}<input id="typed" name="typed"></form>`,
  )
  find<HTMLInputElement>('#typed').focus()
  await untilReady('form')
  const form = find('form')
  expect(form.getElementsByTagName('output')[0]?.textContent).toBe('3')
  form.remove()
  await until(() => expect(form.getElementsByTagName('input')).toHaveLength(names.length + 1))
})

/** Wraps every text of an element as a translator does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.localName !== 'script') texts.push(text)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('a translated page shows what is true, and its islands can be moved, emptied and removed', async () => {
  writePage('<main><div data-component="counter"></div></main><aside></aside>')
  start({ counter })
  await untilReady()
  translate(document.body)
  expect(find('output').textContent).toBe('«0»')
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('1'))
  expect(find('button').textContent).toBe('«Přidat»')
  find('aside').append(find('[data-component]'))
  translate(document.body)
  find('button').click()
  await until(() => expect(find('output').textContent).toBe('2'))
  find('.ostrov').replaceChildren()
  await until(() => expect(find('output').textContent).toBe('0'))
  translate(document.body)
  const place = find('[data-component]')
  place.remove()
  await until(() => expect(place.querySelector('.ostrov')).toBeNull())
  find('main').append(place)
  await untilReady()
})

test('what a translator or an extension breaks is mounted again, and the rest lives on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage('<div id="first" data-component="counter"></div><div id="second" data-component="counter"></div>')
  start({ counter })
  await untilReady('#first')
  await untilReady('#second')
  // The very nodes that the next update wants to replace are gone from where they were.
  const output = find('#first output')
  const copy = output.cloneNode(true)
  output.replaceWith(copy)
  find('#first button').click()
  await until(() => expect(find('#first button').isConnected && stateOf('#first')).toBe('ready'))
  await rest(60)
  find('#first button').click()
  await until(() => expect(Number(find('#first .ostrov').textContent.replace(/\D/g, ''))).toBeGreaterThan(0))
  find('#second button').click()
  await until(() => expect(find('#second output').textContent).toBe('1'))
})

test('removed and put back a thousand times, an island leaves nothing behind', async () => {
  const { live, end } = countListeners()
  writePage('<main><div data-component="lasting"></div></main>')
  start({ lasting })
  await untilReady()
  const place = find('[data-component]')
  const before = { listeners: live(), mounted: lives.mounted, ended: lives.ended }
  for (let round = 0; round < 1000; round++) {
    place.remove()
    await untilTask(() => !place.querySelector('.ostrov'))
    find('main').append(place)
    await untilTask(() => place.querySelector('.ostrov') !== null)
  }
  await rest()
  expect(lives.mounted - before.mounted).toBe(1000)
  expect(lives.ended - before.ended).toBe(1000)
  expect(live()).toBe(before.listeners)
  expect(document.querySelectorAll('.ostrov')).toHaveLength(1)
  place.remove()
  await rest()
  expect(lives.mounted - lives.ended).toBe(before.mounted - before.ended - 1)
  end()
})

/** Waits task by task, for a timer would take its four milliseconds a thousand times over. */
async function untilTask(isSo: () => boolean): Promise<void> {
  for (let task = 0; !isSo(); task++) {
    if (task > 2000) throw new Error('It never came to that.')
    await scheduler.postTask(() => {})
  }
}

/** Counts the listeners on what outlives an island: the window, the document, and what stands in its markup. */
function countListeners(): { live: () => number; end: () => void } {
  const { prototype } = EventTarget
  const { addEventListener: add, removeEventListener: remove } = prototype
  const live = new Set<string>()
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, ++last)
    return ids.get(thing)
  }
  const lasts = (target: unknown) =>
    target === window ||
    target === document ||
    (target instanceof Element && !target.closest('.ostrov') && target.isConnected)
  prototype.addEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const signal = typeof options === 'object' ? options.signal : undefined
    if (listener && lasts(this) && !signal?.aborted) {
      const key = `${idOf(this)} ${type} ${idOf(listener)}`
      live.add(key)
      if (signal) add.call(signal, 'abort', () => live.delete(key))
    }
    return add.call(this, type, listener, options)
  }
  prototype.removeEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    if (listener) live.delete(`${idOf(this)} ${type} ${idOf(listener)}`)
    return remove.call(this, type, listener, options)
  }
  return {
    live: () => live.size,
    end: () => {
      prototype.addEventListener = add
      prototype.removeEventListener = remove
    },
  }
}

test('a crash in one of many islands is a crash of one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const many = '<div data-component="bomb"></div><div data-component="counter"></div>'.repeat(10)
  writePage(many)
  start({ bomb, counter })
  await until(() => expect(document.querySelectorAll('[data-state=ready]')).toHaveLength(20))
  for (const button of document.querySelectorAll<HTMLElement>('[data-component=bomb] button')) button.click()
  await until(() => expect(document.querySelectorAll('[data-state=failed]')).toHaveLength(10))
  for (const button of document.querySelectorAll<HTMLElement>('[data-component=counter] button'))
    button.click()
  await until(() =>
    expect([...document.querySelectorAll('output')].map(o => o.textContent)).toEqual(Array(10).fill('1')),
  )
})
