// @firefox

import { afterEach, expect, test, vi } from 'vitest'
import {
  closePage,
  counter,
  find,
  mirror,
  recordEvents,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
})

const DEFAULTS = { pageSize: 20, layout: 'grid', isOpen: false, price: 0, tags: [] }

async function readShown(markup: string): Promise<unknown> {
  writePage(markup)
  start({ mirror })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  const shown: unknown = JSON.parse(find('pre').textContent)
  await closePage()
  return shown
}

/** The one error of a placeholder that fails. */
async function readFailure(markup: string, config?: string): Promise<string> {
  const { details, end } = recordEvents()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(markup, config)
  start({ mirror, counter })
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(error.mock.calls).toEqual([[details[0]?.error]])
  expect(find('[data-component]').textContent).toContain('Server')
  end()
  await closePage()
  error.mockRestore()
  return details[0]?.error ?? ''
}

const mirrorOf = (script: string) =>
  `<div data-component="mirror" data-component-pk="8"><script type="application/json">${script}</script><p>Server</p></div>`

test('params come from a JSON script, as an object or as the list of a server', async () => {
  const given = { ...DEFAULTS, title: 'Phones', pageSize: 5, layout: 'list', isOpen: true, tags: ['a', 'b'] }
  const asObject = '{"title":"Phones","pageSize":5,"layout":"list","isOpen":true,"tags":["a","b"]}'
  const asList =
    '[{"name":"title","value":"Phones","type":"string"},{"name":"pageSize","value":"5","type":"integer"},' +
    '{"name":"layout","value":"list"},{"name":"isOpen","value":"true"},{"name":"tags","value":"a, b"}]'
  expect(await readShown(mirrorOf(asObject))).toEqual(given)
  expect(await readShown(mirrorOf(asList))).toEqual(given)
})

test('params come from data-params, and the script is what counts where both are given', async () => {
  expect(await readShown(`<div data-component="mirror" data-params='{"title":"A"}'></div>`)).toEqual({
    ...DEFAULTS,
    title: 'A',
  })
  const both = `<div data-component="mirror" data-params='{"title":"A"}'><script type="application/json">{"title":"B"}</script></div>`
  expect(await readShown(both)).toEqual({ ...DEFAULTS, title: 'B' })
})

test('a script of a placeholder inside is not the outer one`s', async () => {
  const markup =
    '<div data-component="mirror" data-params=\'{"title":"Outer"}\'><div><script type="application/json">{"title":"Inner"}</script></div></div>'
  expect(await readShown(markup)).toEqual({ ...DEFAULTS, title: 'Outer' })
})

test('texts of every kind arrive as they were written', async () => {
  const texts = [
    '</scrip',
    '<img src=x onerror=alert(1)>',
    '"; alert(1); "',
    '&lt;&amp;&quot;&#39;',
    'Příliš žluťoučký kůň · Țară şi ţară',
    '٠١٢ العربية \u202Eabc\u202C',
    '😀👩‍👩‍👧‍👦 Z̸̛a̵l̶g̷o̶',
    '\u0000\u0007\u001b[31m',
    '{{7*7}} %s %n',
    "' OR 1=1 --",
    '../../../etc/passwd',
    'constructor',
    '__proto__',
    'NaN',
    'undefined',
    '\ud83d',
  ]
  for (const title of texts) {
    const json = JSON.stringify({ title }).replaceAll('<', '\\u003c')
    expect(await readShown(mirrorOf(json))).toEqual({ ...DEFAULTS, title: JSON.parse(JSON.stringify(title)) })
    const attribute = json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
    expect(await readShown(`<div data-component="mirror" data-params='${attribute}'></div>`)).toEqual({
      ...DEFAULTS,
      title: JSON.parse(JSON.stringify(title)),
    })
  }
})

test('a wrong param fails its island alone, in words that an editor understands', async () => {
  expect(await readFailure(mirrorOf('{"title":"A","pageSize":"abc"}'))).toBe(
    'Ostrov: component "mirror" (pk 8): param "pageSize" expected a whole number from 1 to 100, found "abc". ' +
      'Correct it in the settings of the component.',
  )
  expect(await readFailure(mirrorOf('{"layout":"tiles","pageSize":0}'))).toContain(
    'param "pageSize" expected a whole number from 1 to 100, found 0. param "layout" expected one of grid, list, found "tiles".',
  )
})

test('params that are no JSON, no params or too many are refused with the reason', async () => {
  expect(await readFailure(mirrorOf('{"title":'))).toContain(
    'component "mirror" (pk 8): The params are no JSON',
  )
  expect(await readFailure(mirrorOf('7'))).toContain('neither an object nor a list')
  expect(await readFailure(mirrorOf('[{"value":1}]'))).toContain('has no name')
  expect(await readFailure(mirrorOf(`{"title":"${'x'.repeat(70_000)}"}`))).toContain('at most 65536')
})

test('T-02 keys that reach for prototypes are refused, and nothing is poisoned', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const json = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"title":"A"}'
  expect(await readShown(mirrorOf(json))).toEqual({ ...DEFAULTS, title: 'A' })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(warn.mock.calls.map(String).join()).toMatch(
    /param "__proto__" expected another name.*param "constructor"/,
  )
})

test('an unknown param is warned of once, however many placeholders have it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const one = `<div data-component="mirror" data-component-pk="8" data-params='{"title":"A","colour":"red"}'></div>`
  writePage(one.repeat(3))
  start({ mirror })
  await until(() => expect(document.querySelectorAll('[data-state="ready"]')).toHaveLength(3))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain(
    'component "mirror": param "colour" expected one of title, pageSize',
  )
})

test('T-03 a name that no widget has fails at once with one clear error, and reaches no import', async () => {
  const load = vi.fn(async () => ({ widget: counter }))
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const names = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'prototype',
    'counter ',
    'Counter',
    '../counter',
    './counter.ts',
    'https://evil.example/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '//evil.example/x.js',
    '%00',
    '\u202Eretnuoc',
    '<script>alert(1)</script>',
    '{{alert(1)}}',
    '"><img src=x onerror=alert(1)>',
    'undefined',
    'null',
    '0',
    '😀',
    'a'.repeat(5000),
    '',
  ]
  writePage('')
  for (const name of names) {
    const place = document.createElement('div')
    place.setAttribute('data-component', name)
    place.setAttribute('data-when', 'interaction')
    place.append('Server')
    document.body.append(place)
  }
  start({ counter: { load } })
  await until(() => expect(document.querySelectorAll('[data-state="failed"]')).toHaveLength(names.length))
  expect(load).not.toHaveBeenCalled()
  expect(document.querySelector('.ostrov')).toBeNull()
  expect(error).toHaveBeenCalledTimes(names.length)
  expect(error.mock.calls[0]?.[0]).toBe(
    'Ostrov: component "constructor" (pk null): there is no such component. Correct the name in data-component.',
  )
})

test('a page without its configuration, or with a wrong one, says so in each island', async () => {
  const place = '<div data-component="counter"><p>Server</p></div>'
  expect(await readFailure(place, '{"market":"de"}')).toContain(
    'script#ostrov-page) is wrong. market: expected',
  )
  const broken = await readFailure(place, '{"market":"cz","csrf":{"token":"s3cret"')
  expect(broken).toContain('script#ostrov-page) is no valid JSON')
  expect(broken).not.toContain('s3cret')
  const { details, end } = recordEvents()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(place)
  find('#ostrov-page').remove()
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(details[0]?.error).toContain('the page has no <script type="application/json" id="ostrov-page">')
  end()
})

test('a placeholder with the id of the configuration hides nothing', async () => {
  writePage('<div data-component="counter"></div>')
  find('body').insertAdjacentHTML('afterbegin', '<p id="ostrov-page">{"market":"de"}</p>')
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
})
