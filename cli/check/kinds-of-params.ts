import type { KindOfFinding } from './kind-of-finding.ts'

/** Findings on placeholders and their params. */
export const PARAM_KINDS = {
  'component-unknown': {
    severity: 'error',
    why: 'There is nothing to load for it, so visitors see the fallback for ever.',
  },
  'component-empty': { severity: 'error', why: 'A placeholder without a name is passed over.' },
  'pk-repeated': {
    severity: 'error',
    why: 'What islands keep, and what editors save, goes by this number: two of them would share it.',
  },
  'when-wrong': { severity: 'error', why: 'It is not understood, so the component’s own default holds.' },
  'fallback-missing': {
    severity: 'warning',
    why: 'Until the island is up, and where it never is, visitors see nothing here.',
  },
  'placeholder-nested': {
    severity: 'error',
    why: 'The outer island takes the place of all that stands in it, so the inner one is put away.',
  },
  'placeholder-moved': {
    severity: 'error',
    why: 'The browser ends the outer element early or moves the inner one, so the page is not what was written.',
  },
  'placeholder-unclosed': {
    severity: 'error',
    why: 'Everything up to the end of the page becomes a part of it, and goes when the island comes.',
  },
  'placeholder-element': {
    severity: 'error',
    why: 'An island needs an element that other elements may stand in.',
  },
  'placeholder-inert': {
    severity: 'warning',
    why: 'What stands in a <template> is no part of the page, so it is not found until a script puts it there.',
  },
  'rendered-empty': {
    severity: 'error',
    why: 'The attribute promises markup of the island to go on with; without it the island renders anew and the page jumps.',
  },
  'params-twice': { severity: 'error', why: 'The script is read, the attribute is not.' },
  'params-repeated': { severity: 'error', why: 'The first script is read, the others are not.' },
  'params-json': { severity: 'error', why: 'The params can’t be read, so the island fails.' },
  'params-cut': {
    severity: 'error',
    why: 'The browser ends a script at the first </script>, also in the middle of a text; the rest is shown as markup.',
  },
  'params-size': { severity: 'error', why: 'More than 65536 characters are not read, so the island fails.' },
  'params-shape': { severity: 'error', why: 'Params of another shape can’t be read, so the island fails.' },
  'params-type': {
    severity: 'error',
    why: 'A script of another type is not read as params, and the browser may run it.',
  },
  'params-place': {
    severity: 'error',
    why: 'Params are read from a direct child of the placeholder alone; these are passed over.',
  },
  'param-missing': { severity: 'error', why: 'The component can’t work without it, so the island fails.' },
  'param-wrong': { severity: 'error', why: 'A wrong value is not guessed at: the island fails.' },
  'param-unknown': { severity: 'warning', why: 'The component has no such param, so it has no effect.' },
  'param-repeated': {
    severity: 'error',
    why: 'Only the last of them counts, which may not be the one meant.',
  },
} as const satisfies Record<string, KindOfFinding>
