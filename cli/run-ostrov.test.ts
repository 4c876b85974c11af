import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkPage } from './check/check-page.ts'
import { CHOOSER_HTML, MANIFEST, makePage, ROUTES } from './check/manifest.fixture.ts'
import { runOstrov } from './run-ostrov.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-check-'))
const place = (name: string): string => join(folder, name)
const manifests = [pathToFileURL(place('missing.json')), pathToFileURL(place('manifest.json'))]

beforeAll(() => {
  writeFileSync(place('manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(place('empty.json'), JSON.stringify({ ...MANIFEST, markets: {} }))
  writeFileSync(place('good.html'), makePage())
  writeFileSync(place('bad.html'), makePage({ body: CHOOSER_HTML.replace('chooser', 'choser') }))
  writeFileSync(place('meek.html'), makePage({ body: CHOOSER_HTML.replace('Choose.', '') }))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]): Promise<{ code: number; told: string; warned: string }> {
  const told: string[] = []
  const warned: string[] = []
  const output = {
    write: (text: string) => void told.push(text),
    warn: (text: string) => void warned.push(text),
  }
  const code = await runOstrov(args, output, manifests, '1.2.3')
  return { code, told: told.join(''), warned: warned.join('') }
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const UNCHECKED =
  'Headers not checked: Content-Security-Policy (a file is judged by --policy, an address by the one it comes with), X-Content-Type-Options, Referrer-Policy, Cache-Control.\n'

test('a page with nothing to mend ends with 0', async () => {
  expect(await run('check', place('good.html'))).toEqual({
    code: 0,
    told: `${place('good.html')}: nothing to mend.\n\n1 page, 0 errors, 0 warnings.\n${UNCHECKED}`,
    warned: '',
  })
})

test('which headers nobody has judged is told at the end: of a file the policy, too, unless it is given', async () => {
  const lastLine = async (...args: string[]) =>
    (await run('check', ...args)).told.trimEnd().split('\n').at(-1)
  const others = 'X-Content-Type-Options, Referrer-Policy, Cache-Control.'
  const policy = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
  const serveWith = (headers: Record<string, string>) =>
    serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(makePage()),
    )
  expect(`${await lastLine(place('good.html'))}\n`).toBe(UNCHECKED)
  expect(await lastLine('--policy', policy, place('good.html'))).toBe(`Headers not checked: ${others}`)
  const origin = await serveWith({ 'Content-Security-Policy': policy })
  expect(await lastLine(`${origin}/`)).toBe(`Headers not checked: ${others}`)
  expect(`${await lastLine(`${origin}/`, place('good.html'))}\n`).toBe(UNCHECKED)
  expect(`${await lastLine(`${await serveWith({})}/`)}\n`, 'it came with none').toBe(UNCHECKED)
})

test('an error ends with 1, and is told with its place, why it matters and what to do', async () => {
  const { code, told } = await run('check', place('bad.html'))
  expect(code).toBe(1)
  expect(told).toBe(`${place('bad.html')}:17:6: error component-unknown (choser)
  There is no component "choser".
  why: There is nothing to load for it, so visitors see the fallback for ever.
  do:  Did you mean "chooser"?

1 page, 1 error, 0 warnings.
${UNCHECKED}`)
})

test('a warning alone ends with 0', async () => {
  const { code, told } = await run('check', place('meek.html'))
  expect([code, /1 page, 0 errors, 1 warning\./.test(told)]).toEqual([0, true])
})

test('a folder stands for all pages in it', async () => {
  const { code, told } = await run('check', folder)
  expect([code, /3 pages, 1 error, 1 warning\./.test(told)]).toEqual([1, true])
})

test('the report for machines says the same', async () => {
  const { code, told } = await run('check', '--json', place('bad.html'), place('good.html'))
  expect(code).toBe(1)
  expect(JSON.parse(told)).toEqual({
    version: 1,
    errors: 1,
    warnings: 0,
    pages: [
      {
        page: place('bad.html'),
        redirects: [],
        findings: [
          {
            severity: 'error',
            kind: 'component-unknown',
            line: 17,
            column: 6,
            component: 'choser',
            problem: 'There is no component "choser".',
            why: 'There is nothing to load for it, so visitors see the fallback for ever.',
            fix: 'Did you mean "chooser"?',
          },
        ],
      },
      { page: place('good.html'), redirects: [], findings: [] },
    ],
  })
})

test('an address is followed where it leads, and judged by the policy it comes with', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/old') return response.writeHead(301, { Location: '/new/' }).end()
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" }
    return response.writeHead(200, headers).end(makePage({ head: '<script>go()</script>' }))
  })
  const { code, told } = await run('check', `${origin}/old`)
  expect(code).toBe(1)
  expect(told).toContain(`${origin}/old sends on to ${origin}/new/ (301).`)
  expect(told).toContain(`${origin}/new/:14:1: error inline-script`)
})

test('a page that can’t be read is an error beside the others', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/round/') return response.writeHead(302, { Location: '/round/' }).end()
    if (request.url === '/json/')
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    return response.writeHead(404).end()
  })
  const gone = await serve((_, response) => response.destroy())
  const places = [place('none.html'), `${origin}/gone/`, `${origin}/json/`, `${origin}/round/`, `${gone}/`]
  const { code, told } = await run('check', '--json', ...places, place('good.html'))
  const { pages } = JSON.parse(told) as { pages: { findings: { kind: string; problem: string }[] }[] }
  expect(code).toBe(1)
  expect(pages.map(({ findings }) => findings[0]?.kind)).toEqual([
    ...places.map(() => 'page-unreadable'),
    undefined,
  ])
  expect(pages.slice(0, 4).map(({ findings }) => findings[0]?.problem)).toEqual([
    'There is no such file.',
    'The server answers 404.',
    'The server answers application/json, not HTML.',
    'The server sends on more than 10 times.',
  ])
  expect(pages[4]?.findings[0]?.problem).toMatch(/^The server does not answer/)
})

test('files are judged by the policy that is named', async () => {
  writeFileSync(place('inline.html'), makePage({ head: '<style>p{}</style>' }))
  onTestFinished(() => rmSync(place('inline.html')))
  const { code, told } = await run('check', '--policy', "style-src 'self'", place('inline.html'))
  expect([code, /error inline-style/.test(told)]).toEqual([1, true])
})

test('without the files of a build links to them are not judged, and that is told', async () => {
  const { code, warned } = await run('check', '--manifest', place('empty.json'), place('good.html'))
  expect([code, /links to them were not judged/.test(warned)]).toEqual([0, true])
})

test.each([
  [['--version'], 0, /^1\.2\.3\n$/],
  [['--help'], 0, /^ostrov init/],
  [['--help'], 0, /^ostrov check/m],
  [['init', '--help'], 0, /^ostrov init <component/],
  [['check', '--help'], 0, /^ostrov check <file/],
  [['conformance', '--help'], 0, /^ostrov conformance <address/],
  [['--help'], 0, /^ostrov conformance/m],
])('%j tells how it is used', async (args, code, told) => {
  expect(await run(...args)).toEqual({ code, told: expect.stringMatching(told), warned: '' })
})

test('without a command it tells how it is used, as a fault', async () => {
  expect(await run()).toEqual({ code: 2, told: '', warned: expect.stringMatching(/^ostrov check/m) })
})

test.each([
  ['tabs'],
  ['review'],
  ['chooser', '--market', 'ro'],
  ['chooser', 'review', 'tabs', 'tabs', '--base', '/files', '--prefix', '/shop/'],
])('the page that “init %s” writes has nothing to mend', async (...args) => {
  const { code, told } = await run('init', '--page', ...args)
  expect(code).toBe(0)
  expect(checkPage(told, MANIFEST)).toEqual([])
})

test('the head has an import map before all modules, and styles, whose hashes are told for the policy', async () => {
  const { told, warned } = await run('init', 'chooser', '--base', '/files')
  const [tag = '', text = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(told) ?? []
  expect(JSON.parse(text)).toEqual({ integrity: { '/files/w-c00003.js?retry=1': 'sha384-<x' } })
  expect(told.indexOf(tag)).toBeLessThan(told.search(/type="module"|modulepreload/))
  const hash = (kind: string, of: string) => `'${kind}-${createHash(kind).update(of).digest('base64')}'`
  expect(warned).toContain(`${hash('sha256', text)} in script-src`)
  const [, style = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(told) ?? []
  expect(warned).toContain(`${hash('sha384', style)} in style-src`)
})

test('the head has the routes of its components, behind the prefix of the market', async () => {
  const { told, warned } = await run('init', 'chooser')
  const [, text = ''] = /id="ostrov-page">([^<]*)</.exec(told) ?? []
  expect(JSON.parse(text)).toEqual({ market: 'cz', routes: ROUTES })
  expect(told).not.toContain('<html')
  expect(warned).toMatch(/behind "\/cz"; correct/)
})

test('the page has the keys that its components can’t do without, and “check” names them until they are filled in', async () => {
  const { told, warned } = await run('init', '--page', 'sale', 'tabs')
  const check = (page: string) =>
    checkPage(page, MANIFEST).map(({ kind, component, severity }) => [kind, component, severity])
  expect(check(told)).toEqual([['config-key-missing', 'sale', 'error']])
  expect(check(told.replace('"defaultCountry": ""', '"defaultCountry": "56"'))).toEqual([])
  expect(warned).toMatch(/^Fill in "defaultCountry": the id of the shop’s own country/m)
  expect((await run('init', 'tabs')).told).not.toContain('defaultCountry')
})

test.each([
  [['init'], /Say which components/],
  [['init', 'choser'], /Did you mean "chooser"/],
  [['init', 'chooser', '--market', 'sk'], /There are: cz, ro/],
  [['init', 'chooser', '--manifest', place('empty.json')], /names no files of "cz"/],
  [['chekc'], /There is no command "chekc". There are: .*check/],
  [['check'], /Say which pages/],
  [['check', '--jsn', 'a.html'], /--jsn/],
  [['check', '--manifest', place('none.json'), 'a.html'], /none\.json/],
  [['check', '--manifest', place('good.html'), 'a.html'], /is no JSON/],
])('%j can’t be done, and it is told what can', async (args, warned) => {
  expect(await run(...args)).toEqual({ code: 2, told: '', warned: expect.stringMatching(warned) })
})

test('what is no manifest is told with what is wrong with it', async () => {
  writeFileSync(place('other.json'), '{"widgets":{}}')
  const { code, warned } = await run('check', '--manifest', place('other.json'), place('good.html'))
  expect([code, /is no manifest of Ostrov: markets/.test(warned)]).toEqual([2, true])
})
