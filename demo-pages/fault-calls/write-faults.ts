import type { Fault } from './fault.ts'

/** What can happen to whoever sends: nothing of it is sent again by itself. */
export const WRITE_FAULTS: readonly Fault[] = [
  { title: 'F02 the line is dead', kinds: ['drop'], tries: 1, told: 'unknownOutcome', isCut: true },
  {
    title: 'F03 F21 nobody answers, and it is pressed twice',
    kinds: ['hang'],
    tries: 1,
    told: 'unknownOutcome',
    isSilent: true,
  },
  { title: 'F15 a cut answer', kinds: ['cut-body'], tries: 1, told: 'unknownOutcome' },
  { title: 'F16 a page of HTML', kinds: ['type-html'], tries: 1, told: 'unknownOutcome' },
  { title: 'F05 a field', kinds: ['400-field'], tries: 1, told: { says: 'This field is required.' } },
  {
    title: 'F05 a list of errors',
    kinds: ['400-top-level-list'],
    tries: 1,
    told: { says: 'A valid integer is required.' },
  },
  { title: 'F06 no field', kinds: ['400-non-field'], tries: 1, told: { says: 'The first thing is wrong.' } },
  { title: 'F06 a bare list', kinds: ['400-bare-list'], tries: 1, told: { says: "This can't be done." } },
  { title: 'F07 nobody is signed in', kinds: ['401'], tries: 1, told: 'signedOut' },
  { title: 'F07 the session is over', kinds: ['403-signed-out'], tries: 1, told: 'signedOut' },
  { title: 'F07 a redirect to the sign-in', kinds: ['302-sign-in'], tries: 1, told: 'signedOut' },
  { title: 'F07 CSRF, and again', kinds: ['403-csrf-json'], tries: 2, told: 'generic' },
  { title: 'F08 denied', kinds: ['403-denied'], tries: 1, told: 'forbidden' },
  { title: 'F09 not found', kinds: ['404-json'], tries: 1, told: 'generic' },
  {
    title: 'F10 a conflict',
    kinds: ['409'],
    tries: 1,
    told: { says: 'Prices have changed in the meantime.' },
  },
  { title: 'F11 too large', kinds: ['413-html'], tries: 1, told: 'tooLarge' },
  {
    title: 'F12 too often',
    kinds: [{ kind: '429', retry_after: 30 }],
    tries: 1,
    told: 'tooMany',
    pause: 30_000,
  },
  { title: 'F13 a crash', kinds: ['500-html'], tries: 1, told: 'generic' },
  { title: 'F14 a server in between that is down', kinds: ['502-html'], tries: 1, told: 'generic' },
  { title: 'F14 a server in between that gave up', kinds: ['504-html'], tries: 1, told: 'unknownOutcome' },
]
