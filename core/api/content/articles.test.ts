import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { writeRouteTable } from '../contract.ts'
import { businessTerms, dpdMap, promotions } from './articles.ts'

const server = startLocalServer()
const HOSTILE = '<h2>Ceny</h2><img src=x onerror=alert(1)><script>alert(2)</script>'
const TERMS = { title: 'Obchodní <podmínky>', content: HOSTILE, updated: '2026-09-01T08:30:00.123456+02:00' }

beforeEach(() => configurePage({ market: 'cz', routes: writeRouteTable('') }))

const listSeen = () => server.seen.map(({ method, path, query }) => `${method} ${path}${query}`)

test('the business terms are read with nothing, and their HTML passes for a text nowhere', async () => {
  server.play(answerJson({ ...TERMS, author: 'unknown keys pass' }))
  expect(await read(businessTerms)).toEqual({ ...TERMS, content: { untrustedHtml: HOSTILE } })
  expect(listSeen()).toEqual(['GET /core/api/articles/business-terms/'])
})

test('the promotions are an article of their own', async () => {
  server.play(answerJson({ ...TERMS, title: 'Akce', updated: '2026-11-01T00:00:00Z' }))
  expect(await read(promotions)).toEqual({
    title: 'Akce',
    content: { untrustedHtml: HOSTILE },
    updated: '2026-11-01T00:00:00Z',
  })
  expect(listSeen()).toEqual(['GET /core/api/articles/promotions/'])
})

test('the map of DPD is an article of its own, and may be empty', async () => {
  server.play(answerJson({ ...TERMS, title: 'Výdejní místa', content: '' }))
  expect(await read(dpdMap)).toMatchObject({ title: 'Výdejní místa', content: { untrustedHtml: '' } })
  expect(listSeen()).toEqual(['GET /core/api/articles/dpd-map/'])
})

test.each([
  ['article-business-terms', businessTerms],
  ['article-promotions', promotions],
  ['article-dpd-map', dpdMap],
] as const)('of an article all must be told (%s)', async (route, article) => {
  for (const [key, value] of [
    ['title', null],
    ['content', null],
    ['content', { html: '' }],
    ['updated', null],
    ['updated', '1. 9. 2026'],
    ['updated', '2026-09-01'],
  ] as const) {
    server.play(answerJson({ ...TERMS, [key]: value }))
    await expect(read(article)).rejects.toMatchObject({
      failure: { kind: 'contract', where: `${route}: ${key}` },
    })
  }
})

test('an article that is not there is told as such, and so is one that may not be read', async () => {
  for (const article of [businessTerms, promotions, dpdMap]) {
    server.play(answerJson({ detail: 'Not found.' }, 404))
    await expect(read(article)).rejects.toMatchObject({ failure: { kind: 'not-found' } })
    server.play(answerJson({ detail: 'You do not have permission to perform this action.' }, 403))
    await expect(read(article)).rejects.toMatchObject({ failure: { kind: 'forbidden' } })
  }
})
