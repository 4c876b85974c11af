import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { login, logout } from './session.ts'
import { activeUser } from './visitor.ts'

const server = startLocalServer()
const NOBODY = {
  authenticated: false,
  staff: false,
  shop_account: false,
  first_name: null,
  last_name: null,
  phone: null,
}

beforeEach(() =>
  configurePage({
    market: 'cz',
    routes: { 'active-user': '/user/', login: '/login/', logout: '/logout/' },
    csrf: { token: 'secret' },
  }),
)

const listSeen = () => server.seen.map(({ method, path, body }) => [method, path, body && JSON.parse(body)])

test('a visitor of whom nothing is said is anonymous', async () => {
  server.play(answerJson({}))
  expect(await read(activeUser)).toEqual(NOBODY)
})

test('CR-012 the active user is loaded, and only what islands need of them is kept', async () => {
  server.play(
    answerJson({
      authenticated: true,
      shop_account: true,
      first_name: 'Jana',
      last_name: 'Nováková',
      phone: null,
      e_mail: 'jana@example.cz',
      date_of_birth: '1990-01-01',
    }),
  )
  expect(await read(activeUser)).toEqual({
    ...NOBODY,
    authenticated: true,
    shop_account: true,
    first_name: 'Jana',
    last_name: 'Nováková',
    e_mail: 'jana@example.cz',
  })
  expect(listSeen()).toEqual([['GET', '/user/', '']])
})

test('a visitor signs in by an address and a password, sent as they are', async () => {
  server.play(answerNothing(204))
  await write(login, { e_mail: 'jana@example.cz', password: ' tajné heslo ' })
  expect(listSeen()).toEqual([['POST', '/login/', { e_mail: 'jana@example.cz', password: ' tajné heslo ' }]])
  expect(server.seen[0]?.headers['x-csrftoken']).toBe('secret')
})

test('wrong credentials are the fault of the whole form, in the words of the server', async () => {
  server.play(answerJson({ non_field_errors: ['E-mail nebo heslo nesouhlasí.'] }, 400))
  await expect(write(login, { e_mail: 'a@b.cz', password: 'x' })).rejects.toMatchObject({
    failure: { kind: 'invalid', message: 'E-mail nebo heslo nesouhlasí.' },
  })
})

test('a visitor signs out', async () => {
  server.play(answerNothing(204))
  await write(logout, {})
  expect(listSeen()).toEqual([['POST', '/logout/', {}]])
})
