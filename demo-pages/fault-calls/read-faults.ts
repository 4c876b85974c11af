import type { Fault } from './fault.ts'

const NO_JSON = '[{"value":"samsung-galaxy-s24-128gb","label":"Galaxy'

/** What can happen to whoever reads; where a read is tried again, each of its tries meets another fault. */
export const READ_FAULTS: readonly Fault[] = [
  {
    title: 'F13 F14 the server is down in four ways',
    kinds: ['500-html', '502-html', { kind: '503-html', retry_after: 3 }, '504-html'],
    tries: 4,
    told: 'generic',
  },
  {
    title: 'F15 F02 three answers are cut, and then the line',
    kinds: ['short-body', 'cut-body', { kind: 'shape', body: NO_JSON }, 'drop'],
    tries: 4,
    told: 'offline',
    isCut: true,
  },
  { title: 'F03 nobody answers', kinds: ['hang'], tries: 4, told: 'timeout', isSilent: true },
  {
    title: 'F12 too often, four times',
    kinds: [{ kind: '429', retry_after: 30 }],
    tries: 4,
    told: 'tooMany',
    pause: 30_000,
  },
  { title: 'F05 a field', kinds: ['400-field'], tries: 1, told: { says: 'This field is required.' } },
  {
    title: 'F05 a list of errors',
    kinds: ['400-top-level-list'],
    tries: 1,
    told: { says: 'A valid integer is required.' },
  },
  {
    title: 'F06 no field',
    kinds: ['400-non-field'],
    tries: 1,
    told: { says: 'The first thing is wrong.' },
  },
  { title: 'F06 a bare list', kinds: ['400-bare-list'], tries: 1, told: { says: "This can't be done." } },
  { title: 'F11 too large', kinds: ['413-html'], tries: 1, told: 'generic' },
  {
    title: 'F10 a conflict',
    kinds: ['409'],
    tries: 1,
    told: { says: 'Prices have changed in the meantime.' },
  },
  { title: 'F16 a page of HTML', kinds: ['type-html'], tries: 1, told: 'generic' },
  { title: 'F16 plain text', kinds: ['type-text'], tries: 1, told: 'generic' },
  { title: 'F16 nothing at all', kinds: ['204'], tries: 1, told: 'generic' },
  { title: 'F17 null', kinds: [{ kind: 'shape', body: 'null' }], tries: 1, told: 'generic' },
  { title: 'F07 CSRF in JSON', kinds: ['403-csrf-json'], tries: 1, told: 'generic' },
  { title: 'F07 nobody is signed in', kinds: ['401'], tries: 1, told: 'signedOut' },
  { title: 'F07 a redirect to the sign-in', kinds: ['302-sign-in'], tries: 1, told: 'signedOut' },
  { title: 'F07 the session is over', kinds: ['403-signed-out'], tries: 1, told: 'signedOut' },
  { title: 'F07 CSRF in HTML', kinds: ['403-csrf-html'], tries: 1, told: 'forbidden' },
  { title: 'F08 denied', kinds: ['403-denied'], tries: 1, told: 'forbidden' },
  { title: 'F09 not found', kinds: ['404-json'], tries: 1, told: 'notFound' },
]
