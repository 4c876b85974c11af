import { report } from '#core/report.ts'
import { type CallValues, writeValuesKey } from './call-key.ts'
import { parseBody } from './classify-response.ts'
import { toFailure } from './failure.ts'
import type { CallOf } from './read.ts'

/** An answer of the server that came with the page: the call it answers, and its body as that call would bring it. */
export interface InitialAnswer {
  route: string
  args?: CallValues
  query?: CallValues
  answer: unknown
}

/** What an island is rendered from the first time: on the server, and in the browser again, so that both make the same. */
export interface InitialData {
  /** Starts the ids of the island's elements; no other island of the page has it. */
  id: string
  answers: readonly InitialAnswer[]
  /** The query of the page's address, where there is no browser to tell it. */
  search?: string
  /** Whether an answer that breaks the contract ends the rendering; else it counts as none. */
  isStrict?: boolean
}

/** A call whose answer was wanted and had not come with the page. */
export type MissedCall = Omit<InitialAnswer, 'answer'>

let initialData: InitialData | null = null
let missed: MissedCall[] = []
let taken = new Set<InitialAnswer>()
let lastOwn = 0
let last = 0

/** Renders from the initial data, in one go: whatever is rendered before or after knows nothing of it. Tells which answers were of use. */
export function renderWithInitialData(next: InitialData, render: () => void): ReadonlySet<InitialAnswer> {
  const used = new Set<InitialAnswer>()
  initialData = next
  taken = used
  missed = []
  lastOwn = 0
  try {
    render()
  } finally {
    initialData = null
  }
  return used
}

/** The initial data of this very rendering; null for all but a first one. */
export const getInitialData = (): InitialData | null => initialData

export function findInitialAnswer(
  route: string,
  args?: CallValues,
  query?: CallValues,
): InitialAnswer | undefined {
  const isSame = (one: MissedCall): boolean =>
    one.route === route &&
    writeValuesKey(one.args) === writeValuesKey(args) &&
    writeValuesKey(one.query) === writeValuesKey(query)
  const found = initialData?.answers.find(isSame)
  if (found) taken.add(found)
  else if (initialData && !missed.some(isSame))
    missed.push({ route, ...(args && { args }), ...(query && { query }) })
  return found
}

/** The initial data of a call as its endpoint reads it; null where none came, or where it breaks the contract. */
export function takeInitialData<T>({ endpoint, args, query }: CallOf<T>): T | null {
  const found = findInitialAnswer(endpoint.name, args, query)
  if (!found) return null
  try {
    return parseBody(endpoint.name, endpoint.response, found.answer)
  } catch (thrown) {
    if (initialData?.isStrict) throw thrown
    report(toFailure(thrown).message)
    return null
  }
}

/** What the last rendering wanted to know beside its initial data. */
export const getMissed = (): readonly MissedCall[] => missed

/** The query of the page's address. */
export const getPageQuery = (): URLSearchParams =>
  new URLSearchParams(initialData?.search ?? globalThis.location?.search ?? '')

/** An id that nothing else on the page has. */
export const makeId = (): string => (initialData ? `${initialData.id}-${++lastOwn}` : `ostrov-${++last}`)
