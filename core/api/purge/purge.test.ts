import { beforeEach, expect, test } from 'vitest'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerHtml, answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { fastlyPurge, type PurgeOrder, toPurgeRequest } from './purge.ts'

const server = startLocalServer()

beforeEach(() =>
  configurePage({
    market: 'cz',
    routes: { 'fastly-purge': '/cz/api/new/core/fastly/purge' },
    csrf: { token: 'token' },
  }),
)

const purge = async (order: PurgeOrder) =>
  (await write(fastlyPurge, toPurgeRequest(order), { idempotencyKey: 'key-1' })).data
const readBody = (): unknown => JSON.parse(server.seen[0]?.body ?? 'null')

test('PG-002 a purge is posted to the path as printed, with the CSRF token and a key of its own', async () => {
  server.play(answerJson({ status: 'ok', id: '108-1391560174-974124' }))
  expect(await purge({ mode: 'full' })).toEqual({ status: 'ok', id: '108-1391560174-974124' })
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /cz/api/new/core/fastly/purge',
  ])
  expect(server.seen[0]?.headers).toMatchObject({ 'x-csrftoken': 'token', 'idempotency-key': 'key-1' })
})

test('PG-003 PG-004 PG-006 PG-007 a purge by key carries mode, keys and soft_purge; the keys are html and endpoint unless others are said', async () => {
  server.play(answerJson({ status: 'ok' }))
  expect(await purge({ mode: 'key', isSoft: true })).toEqual({ status: 'ok', id: null })
  expect(readBody()).toEqual({ mode: 'key', keys: 'html endpoint', soft_purge: true })
})

const requests: [string, PurgeOrder, unknown][] = [
  [
    'a list of keys is joined by spaces',
    { mode: 'key', keys: ['html', 'product-17'], isSoft: false },
    { mode: 'key', keys: 'html product-17', soft_purge: false },
  ],
  [
    'keys are sent once each',
    { mode: 'key', keys: ' html\nhtml  a ', isSoft: true },
    { mode: 'key', keys: 'html a', soft_purge: true },
  ],
  [
    'an address goes without what a cache never sees',
    { mode: 'url', url: ' /cz/#top ', isSoft: true },
    { mode: 'url', url: '/cz/', soft_purge: true },
  ],
  ['everything goes at once, never softly', { mode: 'full' }, { mode: 'full', soft_purge: false }],
]
test.each(requests)('PG-003 PG-005 PG-006 of a purge: %s', (_, order, body) =>
  expect(toPurgeRequest(order)).toEqual(body),
)

test('an answer of several keys, or without a word, says that it was done', async () => {
  for (const answer of [answerJson({ html: '108-1', endpoint: '108-2' }), answerNothing()]) {
    server.play(answer)
    expect(await purge({ mode: 'key', isSoft: true })).toEqual({ status: 'ok', id: null })
  }
})

test('an answer that does not say ok, or is a page, leaves it open whether anything was purged', async () => {
  for (const answer of [answerJson({ status: 'error' }), answerHtml(200)]) {
    server.play(answer)
    await expect(purge({ mode: 'full' })).rejects.toMatchObject({
      failure: { kind: 'contract' },
      isOutcomeUnknown: true,
    })
  }
})
