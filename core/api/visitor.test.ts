import { beforeEach, expect, test } from 'vitest'
import { answerJson, startLocalServer } from '../../.ci/local-server.ts'
import { configurePage } from '../page.ts'
import { readActiveUser } from './visitor.ts'

const server = startLocalServer()

beforeEach(() => configurePage({ market: 'cz', routes: { 'active-user': '/user/' } }))

test('a visitor of whom nothing is said is anonymous', async () => {
  server.play(answerJson({}))
  expect(await readActiveUser()).toEqual({ authenticated: false, staff: false, shop_account: false })
})

test('of a visitor only what islands need is kept', async () => {
  server.play(answerJson({ authenticated: true, shop_account: true, e_mail: 'jana@example.cz' }))
  expect(await readActiveUser()).toEqual({ authenticated: true, staff: false, shop_account: true })
})
