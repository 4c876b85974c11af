/** Arguments or a query, as calls are told them. */
export type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** An answer of the server that came with the page: the call it answers, and its body as that call would bring it. */
export interface GivenAnswer {
  route: string
  args?: Values
  query?: Values
  answer: unknown
}

/** What an island is rendered from the first time: on the server, and in the browser again, so that both make the same. */
export interface Given {
  /** Starts the ids of the island's elements; no other island of the page has it. */
  id: string
  answers: readonly GivenAnswer[]
  /** The query of the page's address, where there is no browser to tell it. */
  search?: string
  /** Whether an answer that breaks the contract ends the rendering; else it counts as none. */
  mustFit?: boolean
}

let given: Given | null = null
let taken = new Set<GivenAnswer>()
let lastOwn = 0
let last = 0

/** Renders from what is given, in one go: whatever is rendered before or after knows nothing of it. Tells which answers were of use. */
export function renderFrom(next: Given, render: () => void): ReadonlySet<GivenAnswer> {
  const used = new Set<GivenAnswer>()
  given = next
  taken = used
  lastOwn = 0
  try {
    render()
  } finally {
    given = null
  }
  return used
}

/** What this very rendering is given; null for all but a first one. */
export const getGiven = (): Given | null => given

export function findGiven(route: string, args?: Values, query?: Values): GivenAnswer | undefined {
  const found = given?.answers.find(
    one => one.route === route && spell(one.args) === spell(args) && spell(one.query) === spell(query),
  )
  if (found) taken.add(found)
  return found
}

/** The same for the same values, in whatever order they came. */
const spell = (values: Values = {}): string =>
  JSON.stringify(
    Object.entries(values)
      .flatMap(([key, value]) => (value === undefined ? [] : [value].flat().map(one => [key, `${one}`])))
      .sort(),
  )

/** The query of the page's address. */
export const getPageQuery = (): URLSearchParams =>
  new URLSearchParams(given?.search ?? globalThis.location?.search ?? '')

/** An id that nothing else on the page has. */
export const makeId = (): string => (given ? `${given.id}-${++lastOwn}` : `ostrov-${++last}`)
