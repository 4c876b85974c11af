import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Failure, FailureError } from '#core/http/failure.ts'
import type { Language } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { describeFailure, moreFailureTexts } from './failure-text.ts'

const describeAs = (failure: Failure, language: Language = 'cs', isOutcomeUnknown = false): string => {
  configurePage({ market: language === 'ro' ? 'ro' : 'cz', language })
  const isWrite = isOutcomeUnknown || failure.kind === 'too-large' || failure.kind === 'invalid'
  return describeFailure(new FailureError(failure, 'types', { isWrite, isOutcomeUnknown }))
}

/** One of each kind; the compiler sees to it that none is missing. */
const EVERY: { [K in Failure['kind']]: Failure & { kind: K } } = {
  offline: { kind: 'offline' },
  timeout: { kind: 'timeout' },
  'signed-out': { kind: 'signed-out' },
  forbidden: { kind: 'forbidden', message: null },
  'no-cookies': { kind: 'no-cookies' },
  'not-found': { kind: 'not-found' },
  invalid: { kind: 'invalid', fields: {}, message: null, url: null },
  conflict: { kind: 'conflict', message: null },
  'too-large': { kind: 'too-large' },
  'too-many': { kind: 'too-many', retryAfter: 17 },
  contract: { kind: 'contract', where: 'types: 0.value' },
  server: { kind: 'server' },
}

beforeEach(() => configurePage({ market: 'cz' }))

test.each(Object.values(EVERY))('a failure of the kind $kind has a text in every language', failure => {
  const texts = (['cs', 'ro', 'en'] as const).map(language => describeAs(failure, language))
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) {
    expect(text).toMatch(/^\p{Lu}.{15,}[.]$/su)
    expect(text).not.toMatch(/[{}]|types/)
  }
})

test('what is said of a broken connection repeats no lead that says what could not be done', () => {
  expect(describeAs(EVERY.offline, 'cs')).not.toMatch(/podařilo/i)
  expect(describeAs(EVERY.offline, 'ro')).not.toMatch(/putut/i)
  expect(describeAs(EVERY.offline, 'en')).not.toMatch(/could not/i)
})

test('AC-004 a permission denied reads as the specification has it', () => {
  expect(describeAs(EVERY.forbidden, 'en')).toBe('You do not have permission to access this page.')
  expect(describeAs(EVERY.forbidden, 'cs')).toBe('K zobrazení této stránky nemáte oprávnění.')
  expect(describeAs(EVERY.forbidden, 'ro')).toBe('Nu aveți permisiunea de a accesa această pagină.')
})

test('what was sent and refused without a word is a fault that only the shop can mend', () => {
  const tell = (isWrite: boolean) =>
    describeFailure(new FailureError({ ...EVERY.forbidden, isMute: true }, 'types', { isWrite }))
  expect(tell(true)).toBe(describeAs(EVERY.server))
  expect(tell(false), 'of what is read').toBe(describeAs(EVERY.forbidden))
})

test('what is the visitor’s own can be neither denied nor missing; staff read why they may not see it', () => {
  const own = (failure: Failure) => describeFailure(new FailureError(failure, 'cart', { isOwn: true }))
  const denied: Failure[] = [EVERY.forbidden, { ...EVERY.forbidden, isMute: true }, EVERY['not-found']]
  for (const failure of denied) expect(own(failure)).toBe(describeAs(EVERY.server))
  expect(own({ kind: 'forbidden', message: 'Až zítra.' })).toBe('Až zítra.')
  moreFailureTexts.server = () => 'staff'
  onTestFinished(() => {
    delete moreFailureTexts.server
  })
  for (const failure of denied) expect(own(failure)).toBe(describeAs(failure))
})

test('ER-017 a fault of the server reads as the specification has it', () => {
  for (const failure of [EVERY.server, EVERY.contract]) {
    expect(describeAs(failure, 'en')).toBe(
      'There was an error processing your request, please try again, if it recurs call the hotline.',
    )
    expect(describeAs(failure, 'cs')).toMatch(/Při zpracování požadavku došlo k chybě.*zákaznickou linku/)
    expect(describeAs(failure, 'ro')).toMatch(/eroare la procesarea cererii.*serviciul clienți/)
  }
})

test('who only reads is not asked to correct what they have not written', () => {
  const tell = (failure: Failure, isWrite: boolean) =>
    describeFailure(new FailureError(failure, 'types', { isWrite }))
  expect(tell(EVERY.invalid, false)).toBe(describeAs(EVERY.server))
  expect(tell(EVERY.invalid, true)).toMatch(/Opravte je/)
  expect(tell({ ...EVERY.invalid, message: 'Tento model teď nevykupujeme.' }, false)).toBe(
    'Tento model teď nevykupujeme.',
  )
})

test('a form that goes astray, and a list said to be too long, are faults of the server', () => {
  const tell = (failure: Failure, isWrite: boolean) =>
    describeFailure(new FailureError(failure, 'types', { isWrite }))
  const generic = describeAs(EVERY.server)
  expect(tell(EVERY['not-found'], true)).toBe(generic)
  expect(tell(EVERY['not-found'], false)).toBe('Tohle jsme nenašli. Možná to už není v nabídce.')
  expect(tell(EVERY['too-large'], false)).toBe(generic)
  expect(tell(EVERY['too-large'], true)).toBe('Odesílaný text je příliš dlouhý. Zkraťte ho prosím.')
})

test("the server's own words for people are shown unchanged", () => {
  const message = 'Cena {count} <b>se změnila</b>.  '
  expect(describeAs({ kind: 'conflict', message })).toBe(message)
  expect(describeAs({ kind: 'forbidden', message })).toBe(message)
  expect(describeAs({ kind: 'invalid', fields: {}, message, url: null })).toBe(message)
})

describe('a throttled call tells the seconds', () => {
  test.each([
    ['cs', 1, '1 sekundu'],
    ['cs', 3, '3 sekundy'],
    ['cs', 60, '60 sekund'],
    ['ro', 1, 'o secundă'],
    ['ro', 5, '5 secunde'],
    ['ro', 20, '20 de secunde'],
    ['en', 1, '1 second.'],
    ['en', 60, '60 seconds.'],
  ] as const)('%s %d: %s', (language, retryAfter, text) => {
    expect(describeAs({ kind: 'too-many', retryAfter }, language)).toContain(text)
  })
})

test('a write of which nobody knows whether it arrived asks to send again, whatever the failure', () => {
  for (const failure of Object.values(EVERY))
    expect(describeAs(failure, 'cs', true)).toBe(
      'Nevíme, jestli k nám údaje dorazily. Odešlete je prosím znovu, nic se neprovede dvakrát.',
    )
})

test('a record that is gone is told where the page brings words for it, a page that is gone is a fault', () => {
  const tell = (body: unknown, isWrite = true) =>
    describeFailure(new FailureError(EVERY['not-found'], 'types', { isWrite, body }))
  expect(tell({ detail: 'Not found.' })).toBe(describeAs(EVERY.server))
  moreFailureTexts.deleted = () => 'deleted'
  onTestFinished(() => {
    delete moreFailureTexts.deleted
  })
  expect(tell({ detail: 'Not found.' })).toBe('deleted')
  expect(tell(undefined)).toBe(describeAs(EVERY.server))
  expect(tell({ detail: 'Not found.' }, false)).toBe(describeAs(EVERY['not-found']))
})
