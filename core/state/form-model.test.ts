import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFieldErrors } from '#core/http/classify-response.ts'
import { mutation } from '#core/http/endpoint.ts'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { createFormModel, mapFieldErrors } from './form-model.ts'

const subscribe = mutation('subscribe', {
  path: '/subscribe/',
  doc: 'Subscribes.',
  request: v.strictObject({
    e_mail: v.pipe(v.string(), v.trim(), v.email('email.format')),
    first_name: v.pipe(v.string(), v.maxLength(10, 'maxLength:10')),
    agree: v.literal(true, 'agree.required'),
    source: v.string(),
  }),
})
const FIELDS = { email: ['e_mail', 'customer.e_mail'], name: 'first_name', agree: 'agree' } as const
const EMPTY = { email: '', name: '', agree: false }
const JANA = { email: 'jana@example.cz', name: 'Jana', agree: true }

/** A form whose outcomes the test gives one by one. */
function makeForm() {
  const calls: {
    request: object
    key: string
    accept: (id: number) => void
    refuse: (e: unknown) => void
  }[] = []
  const send = (request: object, key: string) =>
    new Promise<number>((accept, refuse) => calls.push({ request, key, accept, refuse }))
  const [onDone, onFailure] = [vi.fn(), vi.fn()]
  const form = createFormModel({
    endpoint: subscribe,
    fields: FIELDS,
    initialValues: EMPTY,
    toRequest: ({ email, name }: typeof EMPTY) => ({
      e_mail: email,
      first_name: name,
      agree: true as const,
      source: 'test',
    }),
    send,
    onDone,
    onFailure,
    isDoneBy: ({ failure }) => failure.kind === 'conflict',
  })
  return { calls, form, onDone, onFailure }
}

const fail = (failure: Failure) => new FailureError(failure, 'subscribe', { isWrite: true })
const refuseFields = (fields: Record<string, string[]>) =>
  fail({ kind: 'invalid', fields, message: null, url: null })
const OFFLINE = fail({ kind: 'offline' })
const NOT_SENT = { ok: false, failure: null, fieldErrors: {} }

beforeEach(() => setReporter(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form is checked by the entries of its request, under its own names', () => {
  const { form } = makeForm()
  const { issues = [] } = v.safeParse(form.schema, { email: 'x', name: 'x'.repeat(11), agree: false })
  expect(issues.map(issue => [v.getDotPath(issue), issue.message])).toEqual([
    ['email', 'email.format'],
    ['name', 'maxLength:10'],
    ['agree', 'agree.required'],
  ])
  expect(v.parse(form.schema, { ...JANA, email: ' jana@example.cz ' })).toEqual(JANA)
})

test('rules of its own come before those of the request', () => {
  const schema = v.object({ email: v.string(), agree: v.boolean() })
  const initialValues = { email: '', agree: false }
  const form = createFormModel({ endpoint: subscribe, fields: FIELDS, initialValues, schema })
  expect(form.schema).toBe(schema)
})

test('without another word the fields go to the endpoint under the names of the server', async () => {
  const sent: [method: string, body: unknown, key: string | null][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([request.method, await request.json(), request.headers.get('idempotency-key')])
    return new Response(null, { status: 204 })
  })
  configurePage({ market: 'cz', routes: { subscribe: '/subscribe/' }, csrf: { token: 'token' } })
  const form = createFormModel({ endpoint: subscribe, fields: FIELDS, initialValues: EMPTY })
  expect(await form.submit(JANA)).toMatchObject({ ok: true, data: { location: null } })
  const body = { e_mail: 'jana@example.cz', first_name: 'Jana', agree: true }
  expect(sent).toEqual([['POST', body, expect.stringMatching(/^[0-9a-f-]{32,36}$/)]])
})

test('a form is sent once, and is pending until it is answered', async () => {
  const { calls, form, onDone } = makeForm()
  const sent = form.submit(JANA)
  expect(form.isPending.value).toBe(true)
  expect(await form.submit(JANA)).toEqual(NOT_SENT)
  calls[0]?.accept(7)
  expect(await sent).toEqual({ ok: true, data: 7 })
  expect([form.isPending.value, form.isDone.value, form.failure.value]).toEqual([false, true, null])
  expect(onDone.mock.calls).toEqual([[7, JANA]])
  expect(calls.map(call => call.request)).toEqual([
    { e_mail: 'jana@example.cz', first_name: 'Jana', agree: true, source: 'test' },
  ])
})

test('what is sent again after a lost response keeps its idempotency key', async () => {
  const { calls, form, onFailure } = makeForm()
  const sent = form.submit(JANA)
  calls[0]?.refuse(OFFLINE)
  expect(await sent).toEqual({ ok: false, failure: OFFLINE, fieldErrors: {} })
  expect([form.failure.value, form.isDone.value]).toEqual([OFFLINE, false])
  expect(onFailure.mock.calls).toEqual([[OFFLINE]])
  void form.submit(JANA)
  expect(form.failure.value).toBeNull()
  expect(calls[1]?.key).toBe(calls[0]?.key)
})

test('where nothing can be sent now, nothing is', async () => {
  const { calls } = makeForm()
  const send = async () => calls.length
  const toRequest = () => null
  const form = createFormModel({ endpoint: subscribe, fields: FIELDS, initialValues: EMPTY, toRequest, send })
  expect(await form.submit(JANA)).toEqual(NOT_SENT)
  expect([form.isPending.value, form.isDone.value]).toEqual([false, false])
})

test('a rate limit counts its seconds down, and sends nothing until they are over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { calls, form } = makeForm()
  const sent = form.submit(JANA)
  calls[0]?.refuse(fail({ kind: 'too-many', retryAfter: 3 }))
  await sent
  expect(form.retryAfter.value).toBe(3)
  vi.advanceTimersByTime(1000)
  expect([form.retryAfter.value, form.failure.value?.failure.kind]).toEqual([2, 'too-many'])
  expect(await form.submit(JANA)).toEqual(NOT_SENT)
  vi.advanceTimersByTime(2000)
  expect([form.retryAfter.value, form.failure.value]).toEqual([0, null])
  void form.submit(JANA)
  expect(calls).toHaveLength(2)
})

test('the server’s messages come back to their fields, and what no shown field can show stands apart', async () => {
  const { calls, form, onFailure } = makeForm()
  const sent = form.submit(JANA, new Set(['email', 'agree']))
  const refused = refuseFields({
    'customer.e_mail': ['Ne.', 'Opravdu ne.'],
    first_name: ['Příliš dlouhé.'],
    source: ['Neznámý.'],
    '': ['Nelze.'],
  })
  calls[0]?.refuse(refused)
  expect(await sent).toEqual({ ok: false, failure: refused, fieldErrors: { email: 'Ne. Opravdu ne.' } })
  expect(form.formErrors.value).toEqual(['Příliš dlouhé.', 'Neznámý.', 'Nelze.'])
  expect(onFailure).toHaveBeenCalledOnce()
  // It is told beside the fields and in the summary.
  expect([form.failure.value, form.refusal.value]).toEqual([null, refused])
  void form.submit(JANA)
  expect([form.formErrors.value, form.refusal.value]).toEqual([[], null])
})

test('every field counts as shown unless it is told which are', async () => {
  const { calls, form } = makeForm()
  const sent = form.submit(JANA)
  calls[0]?.refuse(refuseFields({ first_name: ['Ne.'] }))
  expect(await sent).toMatchObject({ fieldErrors: { name: 'Ne.' } })
  expect(form.formErrors.value).toEqual([])
})

test('of thousands of messages beside the fields 20 are listed, and the rest are counted', async () => {
  const { calls, form } = makeForm()
  const sent = form.submit(JANA, new Set(['email']))
  const [source, own] = ['Neznámý.', 'Nelze.'].map(text =>
    Array.from({ length: 15 }, (_, i) => `${text} ${i}`),
  )
  const fields = { 'customer.e_mail': ['Ne.'], source: source ?? [], '': own ?? [] }
  calls[0]?.refuse(fail({ kind: 'invalid', fields, message: null, url: null, omitted: 4975 }))
  expect(await sent).toMatchObject({ fieldErrors: { email: 'Ne.' } })
  expect(form.formErrors.value).toHaveLength(21)
  expect(form.formErrors.value.at(-1)).toBe('moreErrors:4985')
})

test('a failure may say that it was done already', async () => {
  const { calls, form, onDone, onFailure } = makeForm()
  const sent = form.submit(JANA)
  calls[0]?.refuse(fail({ kind: 'conflict', message: 'Už odebíráte.' }))
  expect(await sent).toEqual({ ok: true, data: null })
  expect([form.isDone.value, form.failure.value]).toEqual([true, null])
  expect([onDone, onFailure].map(told => told.mock.calls)).toEqual([[], []])
})

test('a reset makes it a form that was never sent', async () => {
  const { calls, form } = makeForm()
  const first = form.submit(JANA)
  calls[0]?.refuse(refuseFields({ '': ['Nelze.'] }))
  await first
  form.reset()
  expect(form.formErrors.value).toEqual([])
  const second = form.submit(JANA)
  calls[1]?.accept(7)
  await second
  form.reset()
  expect(form.isDone.value).toBe(false)
})

test('what was typed is kept over re-mounts until the form is done', async () => {
  const { calls, form } = makeForm()
  expect(form.readValues()).toEqual(EMPTY)
  let typed = { ...EMPTY, email: 'j' }
  form.connect(() => typed)
  typed = { ...typed, email: 'jana@example.cz' }
  expect(form.readValues().email).toBe('jana@example.cz')
  const sent = form.submit(JANA)
  expect(form.readValues().email).toBe('jana@example.cz')
  calls[0]?.accept(7)
  await sent
  expect(form.readValues()).toEqual(EMPTY)
})

test('what was typed before the code came is what the form begins with', () => {
  const typedValues = { ...EMPTY, email: 'j@' }
  const form = createFormModel({ endpoint: subscribe, fields: FIELDS, initialValues: EMPTY, typedValues })
  expect(form.readValues()).toEqual(typedValues)
})

test('a page back from the bfcache waits for nothing any more, as long as the form is mounted', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const restore = () => page.dispatchEvent(new Event('ostrov:restored'))
  const { calls, form, onDone } = makeForm()
  const unmount = form.mount()
  const lost = form.submit(JANA)
  restore()
  expect(form.isPending.value).toBe(false)
  calls[0]?.accept(1)
  expect(await lost).toEqual(NOT_SENT)
  expect([form.isDone.value, onDone.mock.calls]).toEqual([false, []])
  unmount()
  void form.submit(JANA)
  restore()
  expect(form.isPending.value).toBe(true)
  // It may have been carried out, so it must not be done twice.
  expect(calls[1]?.key).toBe(calls[0]?.key)
})

const PATHS = {
  email: 'customer_data.e_mail',
  firstName: 'customer_data.first_name',
  note: ['buyout_device.note', 'note'],
} as const

const map = (body: unknown, isShown?: (field: string) => boolean) =>
  mapFieldErrors(readFieldErrors(body).fields, PATHS, isShown)

test('VA-003 only fields with an error get one', () => {
  expect(map({ customer_data: { e_mail: ['Ne.'], first_name: [] } }).fields).toEqual({ email: 'Ne.' })
})

test('a field may stand at several places of the server, and shows each message once', () => {
  expect(map({ note: ['Příliš dlouhá.'] }).fields).toEqual({ note: 'Příliš dlouhá.' })
  expect(map({ buyout_device: { note: ['První.', 'Druhá.'] }, note: ['Třetí.', 'První.'] })).toEqual({
    fields: { note: 'První. Druhá. Třetí.' },
    others: [],
  })
})

test('a message about one item of a field belongs to the field', () => {
  expect(map({ customer_data: { e_mail: { 0: ['Ne.'], 3: ['Také ne.'] } } }).fields).toEqual({
    email: 'Ne. Také ne.',
  })
})

test('messages of fields that are not shown are kept for the summary', () => {
  const body = { customer_data: { e_mail: ['Ne.'], first_name: ['Chybí.', 'Opravdu.'] } }
  expect(map(body, field => field === 'email')).toEqual({
    fields: { email: 'Ne.' },
    others: ['Chybí.', 'Opravdu.'],
  })
})

test.each([
  ['the whole form', { non_field_errors: ['Nelze.'] }],
  ['a missing group', { customer_data: ['Nelze.'] }],
  ['a field that the form lacks', { customer_data: { shoe_size: ['Nelze.'] } }],
  ['what names the device', { device_identifier: ['Nelze.'] }],
  ['a poisoned name', JSON.parse('{"__proto__":["Nelze."]}')],
  ['a name that every object has', { toString: ['Nelze.'] }],
])('a message about %s is kept for the summary', (_, body) => {
  expect(map(body)).toEqual({ fields: {}, others: ['Nelze.'] })
})

test('T-26 a path of 50,000 indexes is turned to its field in no time', () => {
  const indexes = '.1'.repeat(50_000)
  const start = process.threadCpuUsage()
  const mapped = mapFieldErrors(
    { [`note${indexes}`]: ['Ne.'], [`${indexes}x`]: ['Nelze.'], ['1.'.repeat(50_000)]: ['Také.'] },
    PATHS,
  )
  expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
  expect(mapped).toEqual({ fields: { note: 'Ne.' }, others: ['Nelze.', 'Také.'] })
})

test('whatever the server says of whatever, no message is lost and none is made up', () => {
  const path = fc.oneof(fc.constantFrom(...Object.values(PATHS).flat(), 'note.0', '__proto__'), fc.string())
  fc.assert(
    fc.property(fc.dictionary(path, fc.array(fc.string())), fc.boolean(), (errors, isShown) => {
      const { fields, others } = mapFieldErrors(errors, PATHS, () => isShown)
      const shown = [...Object.values(fields), ...others].join('\n')
      for (const message of Object.values(errors).flat()) expect(shown).toContain(message)
      expect(Object.keys(fields).every(field => Object.hasOwn(PATHS, field))).toBe(true)
      if (!isShown) expect(others).toEqual(Object.values(errors).flat())
    }),
  )
})
