import type { KindOfFinding } from './kind-of-finding.ts'
import { FILE_KINDS } from './kinds-of-files.ts'
import { PARAM_KINDS } from './kinds-of-params.ts'

const PAGE_KINDS = {
  'page-unreadable': { severity: 'error', why: 'What is no page of HTML has no islands.' },
  'doctype-missing': {
    severity: 'warning',
    why: 'Without a doctype the browser lays the page out as in 1999, and islands are drawn wrong.',
  },
  'config-missing': {
    severity: 'error',
    why: 'It tells islands the market, the routes and who is looking; without it every one of them fails.',
  },
  'config-repeated': { severity: 'error', why: 'The first one is read, the others are not.' },
  'config-element': {
    severity: 'error',
    why: 'Any other element is run, shown or changed by the browser; only this one keeps its text as it is.',
  },
  'config-json': { severity: 'error', why: 'It can’t be read, so every island of the page fails.' },
  'config-value': { severity: 'error', why: 'A configuration with a wrong value is refused whole.' },
  'config-key': { severity: 'warning', why: 'Nobody reads a key of this name, so it has no effect.' },
  'json-repeated-key': {
    severity: 'error',
    why: 'Only the last of them counts, which may not be the one meant.',
  },
  'json-refused-key': {
    severity: 'error',
    why: 'A name of this kind reaches into the language itself and is refused.',
  },
  'language-wrong': {
    severity: 'error',
    why: 'Islands speak the market’s language: screen readers and translators would take it for another.',
  },
  'route-missing': {
    severity: 'error',
    why: 'The component asks the server by this name, and fails where the table has no path for it.',
  },
  'route-name': { severity: 'warning', why: 'No call has this name, and one has nearly this one.' },
  'route-path': {
    severity: 'error',
    why: 'Islands ask only their own site; a configuration with any other address is refused whole.',
  },
  'route-arguments': { severity: 'error', why: 'The call fills in its own arguments, by their names.' },
  'route-slash': {
    severity: 'error',
    why: 'Django redirects a path that lacks its slash, and on the way a write loses its body.',
  },
  'route-market': { severity: 'error', why: 'The other market would answer, in its language and currency.' },
  'id-repeated': {
    severity: 'error',
    why: 'Labels, links and scripts find the first element of an id and never the others.',
  },
  'name-clobbers': {
    severity: 'error',
    why: 'The browser makes an element of this name a member of the document, which hides the document’s own.',
  },
  'inline-handler': { severity: 'warning', why: 'A strict Content Security Policy keeps it from running.' },
  'inline-script': {
    severity: 'error',
    why: 'The page’s own Content Security Policy keeps it from running.',
  },
  'inline-style': { severity: 'error', why: 'The page’s own Content Security Policy leaves it out.' },
  'script-address': {
    severity: 'warning',
    why: 'A strict Content Security Policy keeps an address of this kind from running.',
  },
} as const satisfies Record<string, KindOfFinding>

/** Every kind of finding, how much it weighs, and why it matters. */
export const KINDS = { ...PAGE_KINDS, ...PARAM_KINDS, ...FILE_KINDS } satisfies Record<string, KindOfFinding>

export type Kind = keyof typeof KINDS
