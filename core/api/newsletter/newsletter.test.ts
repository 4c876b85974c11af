import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { addSubscriber, Subscription } from './newsletter.ts'

const server = startLocalServer()
const PATH = '/cz/api/new/news/subscriber/add-subscriber/'
const JANA = { e_mail: 'jana@example.cz', agree: true } as const

beforeEach(() =>
  configurePage({ market: 'cz', routes: { 'news-add-subscriber': PATH }, csrf: { token: 'secret' } }),
)

test('OT-035 an address is posted to the printed path with the consent, under the key of the intent', async () => {
  server.play(answerNothing(204))
  await write(addSubscriber, JANA, { idempotencyKey: 'key-1' })
  const [seen] = server.seen
  expect([seen?.method, seen?.path]).toEqual(['POST', PATH])
  const body: unknown = JSON.parse(seen?.body ?? '')
  expect(body).toEqual({ e_mail: 'jana@example.cz', agree: true })
  expect(v.is(Subscription, body)).toBe(true)
  expect(seen?.headers['idempotency-key']).toBe('key-1')
  expect(seen?.headers['x-csrftoken']).toBe('secret')
})

test('whatever a server says beside its success is not read', async () => {
  server.play(answerJson({ id: 1, e_mail: 'jana@example.cz' }, 201))
  await expect(write(addSubscriber, JANA, { idempotencyKey: 'key-1' })).resolves.toBeDefined()
})

test('a request without consent is none', () => {
  for (const agree of [false, 'true', 1, undefined])
    expect(v.is(Subscription, { e_mail: 'jana@example.cz', agree })).toBe(false)
})

test('a refused address is told by its field', async () => {
  server.play(answerJson({ e_mail: ['Vložte platnou e-mailovou adresu.'] }, 400))
  await expect(write(addSubscriber, JANA, { idempotencyKey: 'key-1' })).rejects.toMatchObject({
    failure: { kind: 'invalid', fields: { e_mail: ['Vložte platnou e-mailovou adresu.'] } },
  })
})
