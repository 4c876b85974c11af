import { type Failure, FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { page } from '#core/page.ts'
import { putInRomanian } from '#testing/fixtures/in-romanian.ts'

/** What the shop of the market that the toolbar chose says for this word of the fixtures. */
export const told = (text: string): string => (page.value.market === 'ro' ? putInRomanian(text) : text)

/** A text as a page may show it: whatever kind its spaces and hyphens are of. */
const spell = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(/[-\u2011]/g, '[-\u2011]')

export const whole = (text: string): RegExp => new RegExp(`^${spell(text)}$`)
export const starting = (text: string): RegExp => new RegExp(`^${spell(text)}`)
export const containing = (text: string): RegExp => new RegExp(spell(text))

/** What is said of a failure of the server, or of a write that failed, in the language of the page. */
export const tell =
  (failure: Failure, isOutcomeUnknown = false) =>
  (): string =>
    describeFailure(new FailureError(failure, 'a story', { isWrite: true, isOutcomeUnknown }))
