import { beforeEach, expect, test, vi } from 'vitest'
import type { InitialAnswer } from '#core/http/initial-data.ts'
import { openBuiltServer } from '#tools/serve/built-server.ts'

const built = openBuiltServer()
const reported = vi.fn()
beforeEach(() => {
  reported.mockClear()
  built.setReporter(reported)
})

const ROUTES = {
  'buyout-manufacturers': '/api/{type}/manufacturers/',
  'buyout-types': '/api/types/',
  'buyout-selector-data': '/api/selector/',
}
const PAGE = { market: 'cz', routes: ROUTES }

const typesOf = (...labels: string[]): InitialAnswer => ({
  route: 'buyout-types',
  answer: labels.map(label => ({ value: label.toLowerCase(), label, image: null, image_alt: null })),
})

const renderSelector = (more: Partial<Parameters<typeof built.renderIsland>[1]> = {}) =>
  built.renderIsland('buyback-selector', { page: PAGE, pk: 17, ...more })

const readScripts = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text ?? ''))

test('the inside of a placeholder is its params, the answers, and the markup made of them', () => {
  const params = [{ name: 'sendPrice', value: false, type: 'boolean' }]
  const { html, isRendered } = renderSelector({ params, data: [typesOf('Telefony')] })
  expect(isRendered).toBe(true)
  expect(html).toMatch(
    /^<script type="application\/json">.*<script type="application\/json" data-ostrov="data">/,
  )
  expect(readScripts(html)).toEqual([params, { id: 'ostrov-p17', answers: [typesOf('Telefony')] }])
  expect(html).toContain('<div class="ostrov" lang="cs"><div tabindex="-1" class="ostrov-selector">')
  expect(html).toContain('Telefony</span>')
  expect(reported).not.toHaveBeenCalled()
})

test('it tells the calls that it lacks, and lacks none once they are answered', () => {
  const params = { type: 'telefony' }
  const manufacturers = { route: 'buyout-manufacturers', args: { type: 'telefony' } }
  const first = renderSelector({ params })
  expect(first.isRendered).toBe(true)
  expect(first.missed).toEqual([{ route: 'buyout-types' }, manufacturers])
  const answer = [{ value: 'apple', label: 'Apple', image: null, image_alt: null }]
  const second = renderSelector({ params, data: [typesOf('Telefony'), { ...manufacturers, answer }] })
  expect(second.missed).toEqual([])
  expect(second.html).toContain('Apple')
  expect(reported).not.toHaveBeenCalled()
})

test('it speaks the language of the page', () => {
  const { html } = renderSelector({ page: { ...PAGE, market: 'ro' }, data: [typesOf('Telefoane')] })
  expect(html).toContain('lang="ro"')
  expect(html).toContain('Ce dispozitiv vindeți?')
})

test('the same makes the same, and each island of a page has ids of its own', () => {
  const render = (pk?: number) => renderSelector({ data: [typesOf('A')], ...(pk && { pk }) }).html
  expect(render(1)).toBe(render(1))
  expect(render(2)).toMatch(/name="ostrov-p2-\d+"/)
  const readIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const nameless = () => renderSelector({ pk: null, data: [typesOf('A')] }).html
  expect(readIds(nameless())).not.toEqual(readIds(nameless()))
  expect(readIds(renderSelector({ pk: '1 2"><', data: [typesOf('A')] }).html).join()).toMatch(/^[\w,-]+$/)
})

test('T-04 nothing in params, answers or texts can end its element', () => {
  const hostile = '</script><img src=x onerror=alert(1)>&\u2028"'
  const { html } = renderSelector({ params: { type: hostile }, data: [typesOf(hostile)] })
  expect(html).not.toContain('<img')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(readScripts(html)[0]).toEqual({ type: hostile })
  // Written without care, the same text does end its element.
  expect(() => readScripts(`<script>${JSON.stringify({ type: hostile })}</script>`)).toThrow(SyntaxError)
})

test('the device of an address is found by the very query of the page', () => {
  const choices = { type: [{ value: 'telefony', label: 'Telefony' }], manufacturer: [], model: [], color: [] }
  const selected_choices = { type: 'telefony', manufacturer: null, model: null, color: null }
  const data: InitialAnswer[] = [
    {
      route: 'buyout-selector-data',
      query: { utm: ['<x>'], type: ['telefony'] },
      answer: { selected_choices, choices },
    },
  ]
  const { html } = renderSelector({ address: '/cz/vykup/?type=telefony&utm=%3Cx%3E', data })
  expect(html).toContain('class="ostrov-folded"')
  expect(html).toContain('<strong>Telefony</strong>')
  expect(reported).not.toHaveBeenCalled()
})

test('without answers it shows that it waits for them', () => {
  const { html, isRendered } = renderSelector()
  expect(isRendered).toBe(true)
  expect(html).toContain('ostrov-skeleton')
  expect(readScripts(html)[1]).toEqual({ id: 'ostrov-p17', answers: [] })
})

test('answers that it has no use for are told and left out', () => {
  const { html } = renderSelector({ data: [typesOf('A'), { route: 'country-options', answer: [] }] })
  expect(readScripts(html)[1]).toEqual({ id: 'ostrov-p17', answers: [typesOf('A')] })
  expect(reported).toHaveBeenCalledWith(
    'The component "buyback-selector" has no use for answers to country-options.',
    undefined,
  )
})

const WRONG = [
  ['a component that does not exist', 'no-such', {}, 'there is no such component'],
  ['a name of every object', 'constructor', {}, 'there is no such component'],
  ['a component that shows the markup of the server', 'tabs', {}, "it shows the server's own markup"],
  ['a missing param', 'buyback-review', {}, 'param "id" expected reference'],
  [
    'a wrong param',
    'buyback-selector',
    { params: { sendPrice: 'maybe' } },
    'param "sendPrice" expected true or false',
  ],
  ['params of no known form', 'buyback-selector', { params: 7 }, 'neither an object nor a list'],
  ['a wrong page', 'buyback-selector', { page: { market: 'sk' } }, 'configuration'],
  [
    'an answer that breaks the contract',
    'buyback-selector',
    { data: [{ route: 'buyout-types', answer: [{ value: 'jan.novak@example.cz' }] }] },
    'buyout-types: contract at buyout-types: 0.label',
  ],
] as const

for (const [what, name, more, reason] of WRONG) {
  test(`${what} leaves the placeholder as it was without this, and is told`, () => {
    const { html, isRendered } = built.renderIsland(name, { page: PAGE, ...more })
    expect(isRendered).toBe(false)
    expect(readScripts(html)).toEqual(['params' in more ? more.params : {}])
    expect(html).not.toContain('<div')
    const [[message = ''] = []] = reported.mock.calls
    expect(message).toContain(`"${name}" was not rendered on the server: `)
    expect(message).toContain(reason)
    expect(message).not.toContain('jan.novak')
  })
}

test('two requests at once never see each other', async () => {
  const serve = async (market: 'cz' | 'ro', label: string): Promise<string> => {
    const pages: string[] = []
    for (let i = 0; i < 20; i++) {
      // As a request waits for its database.
      await new Promise(done => setTimeout(done, Math.random() * 3))
      const data = i % 2 ? [typesOf(label)] : []
      pages.push(renderSelector({ page: { ...PAGE, market }, pk: i, data }).html)
      await Promise.resolve()
    }
    return pages.join('\n')
  }
  const [czech, romanian] = await Promise.all([serve('cz', 'Telefony'), serve('ro', 'Telefoane')])
  expect(czech).not.toMatch(/Telefoane|lang="ro"/)
  expect(romanian).not.toMatch(/Telefony|lang="cs"/)
  expect(czech.split('\n').map(html => html.includes('Telefony'))).toEqual(
    Array.from({ length: 20 }, (_, i) => i % 2 === 1),
  )
})

test('one that can not be rendered leaves nothing for the next', () => {
  renderSelector({ data: [typesOf('A'), { route: 'buyout-selector-data', answer: 7 }], address: '/?type=a' })
  const { html } = renderSelector()
  expect(html).not.toContain('>A<')
})

test('the import map, styles and preloads of an island are told for the head, where the files are known', () => {
  const file = (name: string) => ({ file: name, integrity: `sha384-${name}` })
  const manifest = {
    css: file('ostrov.css'),
    shared: [file('m.js')],
    integrity: { 'm.js': 'sha384-m.js', 's.js?retry=1': '</script>' },
    widgets: {
      'buyback-selector': { files: [file('s.js')], css: [{ ...file('s.css'), text: 'p > a { top: 0 }' }] },
    },
  }
  const baseUrl = '/static/"cz"/'
  const { head } = renderSelector({ manifest, baseUrl })
  const map = `{"integrity":{"/static/\\"cz\\"/m.js":"sha384-m.js","/static/\\"cz\\"/s.js?retry=1":"\\u003C/script\\u003E"}}`
  expect(head).toEqual([
    `<script type="importmap">${map}</script>`,
    '<link rel="stylesheet" href="/static/&quot;cz&quot;/ostrov.css" integrity="sha384-ostrov.css" crossorigin>',
    '<style data-ostrov="s.css">p > a { top: 0 }</style>',
    '<link rel="modulepreload" href="/static/&quot;cz&quot;/m.js" integrity="sha384-m.js" crossorigin>',
    '<link rel="modulepreload" href="/static/&quot;cz&quot;/s.js" integrity="sha384-s.js" crossorigin>',
  ])
  expect(renderSelector().head).toEqual([])
})
