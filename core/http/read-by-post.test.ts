import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { answerHtml, answerJson, hurryRetries, redirectTo, startLocalServer } from '#testing/local-server.ts'
import { mutation } from './endpoint.ts'
import { readByPost } from './read-by-post.ts'

const server = startLocalServer()
const searchPeople = mutation('people', {
  path: '/people/',
  doc: 'People by name.',
  request: v.record(v.string(), v.string()),
  response: v.object({ count: v.number() }),
})
const search = () => readByPost(searchPeople, { search: 'Jana Nováková', page: '2' })

beforeEach(() => {
  configurePage({ market: 'cz', routes: { people: '/cz/people/' }, csrf: { token: 'secret' } })
})

test('what is searched stands in the body alone, with the token that Django asks of a POST', async () => {
  server.play(answerJson({ count: 3 }))
  expect(await search()).toEqual({ count: 3 })
  const [asked] = server.seen
  expect([asked?.method, asked?.path, [...(asked?.query ?? [])]]).toEqual(['POST', '/cz/people/', []])
  expect(JSON.parse(asked?.body ?? '')).toEqual({ search: 'Jana Nováková', page: '2' })
  expect(asked?.headers['x-csrftoken']).toBe('secret')
})

test('it changes nothing, so it is tried again as any reading', async () => {
  hurryRetries()
  server.play(answerHtml(500), answerJson({ count: 1 }))
  expect(await search()).toEqual({ count: 1 })
  expect(server.seen.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
    ['POST', { search: 'Jana Nováková', page: '2' }],
    ['POST', { search: 'Jana Nováková', page: '2' }],
  ])
})

test('nobody is told that something may have been written', async () => {
  hurryRetries()
  server.play(answerHtml(500))
  await expect(search()).rejects.toMatchObject({
    failure: { kind: 'server' },
    isWrite: false,
    isOutcomeUnknown: false,
  })
})

test('a redirect, which asks without the question, is no answer to it', async () => {
  server.play(redirectTo('/cz/people/all/', 301), answerJson({ count: 5000 }))
  await expect(search()).rejects.toMatchObject({
    failure: { kind: 'contract', where: 'redirect' },
    isWrite: false,
  })
})
