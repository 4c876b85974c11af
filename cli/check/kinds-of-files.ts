import type { KindOfFinding } from './kind-of-finding.ts'

/** Findings on the files that a page links. */
export const FILE_KINDS = {
  'loader-missing': { severity: 'error', why: 'Nothing brings the placeholders to life.' },
  'loader-repeated': {
    severity: 'error',
    why: 'The second one does nothing but weigh, or is of another build.',
  },
  'loader-module': {
    severity: 'error',
    why: 'The loader is a module; as a classic script it stops at its first line.',
  },
  'loader-market': {
    severity: 'error',
    why: 'Each market has a build of its own, with its texts compiled in: islands would speak the other language.',
  },
  'file-unknown': {
    severity: 'error',
    why: 'It is of another build, or none: it may be gone from the server, or not fit the other files.',
  },
  'file-market': {
    severity: 'error',
    why: 'Files of two markets don’t fit together, and each would be loaded.',
  },
  'integrity-missing': {
    severity: 'error',
    why: 'Without it, whoever changes the file on its way or at its host runs code on this page.',
  },
  'integrity-wrong': {
    severity: 'error',
    why: 'The browser refuses a file whose hash is another, so the islands stay asleep.',
  },
  'crossorigin-missing': {
    severity: 'error',
    why: 'The hash of a file from another site can’t be judged without it, so the browser refuses the file.',
  },
  'stylesheet-missing': {
    severity: 'error',
    why: 'The islands’ tokens and shared styles stand in it; nothing else brings it to the page.',
  },
  'style-late': {
    severity: 'warning',
    why: 'The loader fetches it only when the island wakes, so the island waits for it.',
  },
  'preload-missing': {
    severity: 'warning',
    why: 'These files are asked for one after another, each only when the one before it was read.',
  },
  'preload-unused': { severity: 'warning', why: 'Visitors load what no component of this page needs.' },
} as const satisfies Record<string, KindOfFinding>
