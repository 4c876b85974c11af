import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { RouteError, reverse } from './routes.ts'

const BASE = 'https://shop.example'

beforeEach(() =>
  configurePage({
    market: 'cz',
    routes: {
      types: '/vykup/api/types/',
      models: '/vykup/api/{type}/{manufacturer}/models/',
      file: '/files/{name}.json',
      bare: '/api/{id}',
    },
  }),
)

test('CR-001 a call is found by the name of its route in the table of the page', () => {
  expect(reverse('types')).toBe('/vykup/api/types/')
  expect(reverse('models', { type: 'telefony', manufacturer: 'apple' })).toBe(
    '/vykup/api/telefony/apple/models/',
  )
  configurePage({ market: 'ro', routes: { types: '/vanzare/api/types' } })
  expect(reverse('types')).toBe('/vanzare/api/types')
})

test.each([
  ['a b', 'a%20b'],
  ['a/b', 'a%2Fb'],
  ['a?b=c', 'a%3Fb%3Dc'],
  ['a#b', 'a%23b'],
  ['%2e%2e', '%252e%252e'],
  ['..\\', '..%5C'],
  ['žluť', '%C5%BElu%C5%A5'],
  ['a\tb\n', 'a%09b%0A'],
  ['{type}', '%7Btype%7D'],
  ['$&', '%24%26'],
  [17, '17'],
  [0, '0'],
])('the argument %j is encoded', (id, segment) => {
  expect(reverse('bare', { id })).toBe(`/api/${segment}`)
})

test.each(['missing', 'toString', '__proto__', 'constructor', ''])(
  'an unknown route says its name: "%s"',
  name => {
    expect(() => reverse(name)).toThrow(
      new RouteError(
        `The page's route table has no route "${name}". Add it to "routes" in script#ostrov-page.`,
      ),
    )
  },
)

test('a missing argument is named with its route', () => {
  const message =
    'Route "models" (/vykup/api/{type}/{manufacturer}/models/) needs the argument "manufacturer".'
  expect(() => reverse('models', { type: 'telefony' })).toThrow(new RouteError(message))
  expect(() => reverse('models', { type: 'telefony', manufacturer: '' })).toThrow(new RouteError(message))
})

test('an argument that an object only inherits is missing', () => {
  configurePage({ market: 'cz', routes: { odd: '/a/{toString}/' } })
  expect(() => reverse('odd')).toThrow(RouteError)
})

test.each(['.', '..', '...', '\ud800'])('an argument that no path can hold is refused: %j', id => {
  expect(() => reverse('bare', { id })).toThrow(RouteError)
})

const HOSTILE = [
  '../../admin/',
  '..%2f..%2fadmin',
  '//evil.example/',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '..;/admin',
  '.%00./',
  '?next=//evil.example',
  '#/../',
  ' ..',
  '.. ',
  '\u2025',
  '\uff0e\uff0e/',
  '@evil.example',
]

test('T-10 whatever the argument, a path keeps the shape of its template', () => {
  const anything = fc.oneof(
    fc.array(fc.nat(0xffff)).map(codes => String.fromCharCode(...codes)),
    fc.string(),
    fc.constantFrom(...HOSTILE),
    fc.double(),
  )
  const isBuilt = (name: string, args: Record<string, string | number>): string | null => {
    try {
      return reverse(name, args)
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(RouteError)
      return null
    }
  }
  fc.assert(
    fc.property(anything, anything, (one, two) => {
      for (const [name, args, prefix, segments] of [
        ['models', { type: one, manufacturer: two }, '/vykup/api/', 7],
        ['file', { name: one }, '/files/', 3],
        ['bare', { id: two }, '/api/', 3],
      ] as const) {
        const path = isBuilt(name, args)
        if (path === null) continue
        const url = new URL(path, BASE)
        expect(url.origin).toBe(BASE)
        expect(url.pathname.startsWith(prefix)).toBe(true)
        expect(url.pathname.split('/')).toHaveLength(segments)
        expect(url.search + url.hash).toBe('')
      }
    }),
  )
})
