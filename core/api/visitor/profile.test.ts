import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { write } from '#core/http/write.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { profileForm, saveActiveUser } from './profile.ts'

const server = startLocalServer()
const JANA = { first_name: 'Jana', last_name: 'Nováková', phone: '+420601123456' }

beforeEach(() =>
  configurePage({
    market: 'cz',
    language: 'en',
    routes: { 'active-user-save': '/user/' },
    csrf: { token: 'secret' },
  }),
)

test('the active user is saved with name and telephone', async () => {
  server.play(answerNothing(204))
  await write(saveActiveUser, JANA, { idempotencyKey: 'key-1' })
  const [seen] = server.seen
  expect([seen?.method, seen?.path, JSON.parse(seen?.body ?? '')]).toEqual(['POST', '/user/', JANA])
  expect(seen?.headers['idempotency-key']).toBe('key-1')
})

test('AC-004 who may not save is told so in the printed words', async () => {
  server.play(answerJson({ detail: 'You do not have permission to perform this action.' }, 403))
  const failure = await write(saveActiveUser, JANA).catch(error => error)
  expect(describeFailure(failure)).toBe('You do not have permission to access this page.')
})

test('a number dialled at home is sent in its international form, and none at all is none', () => {
  const form = profileForm('CZ')
  expect(v.parse(form, { ...JANA, phone: '601 123 456' })).toEqual(JANA)
  expect(v.parse(form, { ...JANA, phone: '' }).phone).toBe('')
})

test.each([
  ['first_name', '', 'required'],
  ['first_name', 'x'.repeat(81), 'maxLength:80'],
  ['last_name', '  ', 'required'],
  ['phone', '12', 'phone.format'],
])('%s of "%s" is refused: %s', (field, value, message) => {
  const { issues } = v.safeParse(profileForm('CZ'), { ...JANA, [field]: value })
  expect(issues?.map(issue => [v.getDotPath(issue), issue.message])).toEqual([[field, message]])
})

test('a name of an account has letters, however people write theirs', () => {
  const judge = (name: string) =>
    v
      .safeParse(profileForm('CZ'), { ...JANA, first_name: name, last_name: name })
      .issues?.map(issue => issue.message) ?? []
  for (const name of ['123 x', '007', '-'])
    expect([name, judge(name)]).toEqual([name, ['literal', 'literal']])
  for (const name of ['Jr. III', "O'Neill", 'D’Angelo', 'Anna-Marie', 'Škoda st.'])
    expect([name, judge(name)]).toEqual([name, []])
})
