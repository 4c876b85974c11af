import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { countryOptions, placeSearch } from './places.ts'

const server = startLocalServer()

beforeEach(() =>
  configurePage({ market: 'cz', routes: { 'country-options': '/countries/', 'place-search': '/places/' } }),
)

test('BB-153 countries are asked for with nothing and come as a list', async () => {
  server.play(
    answerJson([
      { id: 56, name: 'Česko', code: 'CZ', eu: true },
      { id: 'ro', name: 'Rumunsko', code: 'ro' },
    ]),
  )
  expect(await read(countryOptions)).toEqual([
    { id: '56', name: 'Česko', code: 'CZ' },
    { id: 'ro', name: 'Rumunsko', code: 'RO' },
  ])
  expect(server.seen.map(({ method, path, query }) => `${method} ${path}${query}`)).toEqual([
    'GET /countries/',
  ])
})

test('a country without an ISO code breaks the contract', async () => {
  server.play(answerJson([{ id: 56, name: 'Česko', code: 'CZE' }]))
  await expect(read(countryOptions)).rejects.toMatchObject({
    failure: { kind: 'contract', where: 'country-options: 0.code' },
  })
})

test('places are found by a term, 100 at most', async () => {
  const place = { city: 'Brno', district: 'Střed', postcode: '60200' }
  server.play(answerJson({ result: Array.from({ length: 150 }, () => place) }))
  const { result } = await read(placeSearch, { query: { term: 'Brno & okolí' } })
  expect(result).toEqual(Array.from({ length: 100 }, () => place))
  expect(server.seen[0]?.path).toBe('/places/')
  expect(server.seen[0]?.query.get('term')).toBe('Brno & okolí')
})
