import type { Fault } from './call.ts'

const NO_JSON = '[{"value":"samsung-galaxy-s24-128gb","label":"Galaxy'
const RETRIED = { tries: 4 }

const fault = (
  id: string,
  kinds: Fault['kinds'] | string,
  told: string,
  more: Partial<Fault> = {},
): Fault => ({
  id,
  kinds: typeof kinds === 'string' ? [kinds] : kinds,
  tries: 1,
  told,
  ...more,
})

/** Every shape in which Django REST framework refuses, and its first message, which is what the visitor reads. */
const listRefusals = (calls: 'L' | 'P'): Fault[] => [
  fault(`F05-${calls}`, '400-field', 'fieldRequired'),
  fault(`F05-${calls}`, '400-nested', 'fieldRequired'),
  fault(`F05-${calls}`, '400-nested-not-object', 'notDictionary'),
  fault(`F05-${calls}`, '400-list-of-objects', 'notInteger'),
  fault(`F05-${calls}`, '400-indexed-objects', 'notInteger'),
  fault(`F05-${calls}`, '400-list-field', 'notString'),
  fault(`F05-${calls}`, '400-top-level-list', 'notInteger'),
  fault(`F05-${calls}`, '400-detail-url', 'notBought'),
  fault(`F05-${calls}`, '400-detail-url-lists', 'notBought'),
  fault(`F05-${calls}`, '400-bad-json', 'JSON parse error'),
  fault(`F05-${calls}`, '400-proto-key', 'trap'),
  fault(`F06-${calls}`, '400-non-field', 'firstWrong'),
  fault(`F06-${calls}`, '400-bare-list', 'cannot'),
  fault(`F06-${calls}`, [{ kind: '400-field', body: { note: ['First.'], other: ['No.'] } }], 'First.'),
  fault(`F07-${calls}`, '401', 'signedOut'),
  fault(`F07-${calls}`, '302-sign-in', 'signedOut'),
  fault(`F07-${calls}`, '403-signed-out', 'signedOut'),
  fault(`F08-${calls}`, '403-denied', 'forbidden'),
  fault(`F10-${calls}`, '409', 'serverConflict'),
]

/** However long the server wants, a minute is the most; of what can't be read, `unread` milliseconds are made. */
const listThrottles = (id: string, unread: number, more?: Partial<Fault>): Fault[] =>
  (
    [
      [30, 30_000],
      [999_999, 60_000],
      ['soon', unread],
      ['in 30 seconds', 28_000],
    ] as const
  ).map(([time, pause]) => fault(id, [{ kind: '429', retry_after: time }], 'tooMany', { ...more, pause }))

/** What can happen to whoever reads; where a read is tried again, each of its tries may meet another fault. */
export const READ_FAULTS: readonly Fault[] = [
  fault('F02-L', 'drop', 'offline', { ...RETRIED, isCut: true }),
  fault('F03-L', 'hang', 'timeout', { ...RETRIED, isSilent: true }),
  fault('F04-L', 'drip', 'timeout', { ...RETRIED, isSilent: true }),
  ...listRefusals('L'),
  fault('F07-L', '403-csrf-json', 'generic'),
  fault('F07-L', '403-csrf-html', 'forbidden'),
  fault('F09-L', '404-json', 'notFound'),
  fault('F09-L', '404-html', 'notFound'),
  fault('F10-L', [{ kind: '409', body: {} }], 'conflict'),
  fault('F11-L', '413-html', 'generic'),
  ...listThrottles('F12-L', 0, RETRIED),
  fault('F13-L', '500-html', 'generic', RETRIED),
  fault('F14-L', ['502-html', { kind: '503-html', retry_after: 3 }, '504-html'], 'generic', RETRIED),
  fault('F15-L', ['short-body', 'cut-body', { kind: 'shape', body: NO_JSON }], 'generic', RETRIED),
  ...['type-html', 'type-text', 'type-problem', 'type-none', '204'].map(kind =>
    fault('F16-L', kind, 'generic'),
  ),
  fault('F17-L', [{ kind: 'shape', body: 'null' }], 'generic'),
]

/** A row's place among those of numbers. */
export const toCountId = (id: string): string => id.replace(/L$/, 'C')

/** A number is so short that it comes in time, however slowly, unless something comes along with it. */
const SLOW_COUNT = [{ kind: 'drip', body: { count: 1, note: 'x'.repeat(400) } }]

/** The same can happen to a number. */
export const COUNT_FAULTS: readonly Fault[] = READ_FAULTS.map(one => ({
  ...one,
  id: toCountId(one.id),
  ...(one.id === 'F04-L' && { kinds: SLOW_COUNT }),
}))

/** What can happen to whoever sends: nothing of it is sent again by itself. */
export const WRITE_FAULTS: readonly Fault[] = [
  fault('F02-P', 'drop', 'unknownOutcome', { isCut: true }),
  fault('F03-P', 'hang', 'unknownOutcome', { isSilent: true }),
  fault('F04-P', [{ kind: 'drip', body: { detail: 'x'.repeat(200) } }], 'unknownOutcome', { isSilent: true }),
  ...listRefusals('P'),
  fault('F07-P', '403-csrf-json', 'generic', { tries: 2 }),
  fault('F09-P', '404-json', 'deleted'),
  fault('F09-P', '404-html', 'generic'),
  fault('F11-P', '413-html', 'tooLarge'),
  ...listThrottles('F12-P', 5000),
  fault('F13-P', '500-html', 'generic'),
  fault('F14-P', '502-html', 'generic'),
  fault('F14-P', [{ kind: '503-html', retry_after: 1 }], 'generic'),
  fault('F14-P', '504-html', 'unknownOutcome'),
  fault('F15-P', 'cut-body', 'unknownOutcome'),
  fault('F15-P', 'short-body', 'unknownOutcome'),
  fault('F15-P', [{ kind: 'shape', body: '{"id": "a1' }], 'unknownOutcome'),
  ...['type-html', 'type-text', 'type-problem', 'type-none'].map(kind =>
    fault('F16-P', kind, 'unknownOutcome'),
  ),
]
