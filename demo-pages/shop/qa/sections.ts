import { html } from 'hono/html'
import { type Html, NOTHING } from '../site/html.ts'

/** One thing that testers look for. */
export interface Entry {
  /** All that it is found by, in every language that testers think in. */
  words: string
  body: Html
}

export interface Section {
  id: string
  title: string
  entries: readonly Entry[]
  /** It stands open, too, where nothing is sought. */
  isOpen?: boolean
}

/** The entries that have every word of a search; where none has all, those that have some. */
export function findEntries(sections: readonly Section[], search: string): Section[] {
  const asked = splitWords(search)
  const telling = asked.filter(word => !EMPTY_WORDS.has(word))
  const wanted = (telling.length ? telling : asked).map(listStems)
  const found = rank(sections, wanted, wanted.length)
  return found.length
    ? found
    : rank(
        sections,
        wanted.filter(([stem = '']) => stem.length > 2),
        1,
      )
}

/** What has at least so many of the words, the best first. */
function rank(
  sections: readonly Section[],
  wanted: readonly (readonly string[])[],
  least: number,
): Section[] {
  return sections
    .map(section => {
      const rated = section.entries
        .map(entry => ({ entry, hits: countHits(entry.words, wanted) }))
        .filter(({ hits }) => hits > 0 && hits >= least)
        .toSorted((a, b) => b.hits - a.hits)
      return { best: rated[0]?.hits ?? 0, found: { ...section, entries: rated.map(({ entry }) => entry) } }
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ found }) => found)
}

/** Of the wanted words, each in all its spellings, how many are there. */
function countHits(words: string, wanted: readonly (readonly string[])[]): number {
  const all = splitWords(words)
  return wanted.filter(stems => stems.some(stem => all.some(word => word.startsWith(stem)))).length
}

/** English words that tell nothing. */
const EMPTY_WORDS = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'how',
  'in',
  'my',
  'of',
  'on',
  'the',
  'to',
  'with',
])

/** What testers call alike. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['phone', 'device', 'mobile'],
  ['refund', 'withdrawal'],
  ['parcel', 'delivery'],
]

function listStems(word: string): string[] {
  const alike = SYNONYMS.map(words => words.map(cutEnding)).find(stems =>
    stems.some(stem => word.startsWith(stem)),
  )
  return [cutEnding(word), ...(alike ?? [])]
}

/** Without accents and case, as people search. */
const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What the cases and numbers of a word have in common; a code keeps its digits. */
const cutEnding = (word: string): string =>
  /\d/.test(word) ? word : word.slice(0, word.length - (word.length > 6 ? 2 : word.length > 4 ? 1 : 0))

/** All of them make a long page, so each is put away until it is wanted. */
export const renderSections = (sections: readonly Section[], isSearched: boolean): Html =>
  html`<div class="tool-sections">${sections.map(
    ({ id, title, entries, isOpen = false }) =>
      html`<details class="tool-section" id="${id}"${isSearched || isOpen ? html` open` : NOTHING}>
<summary><h2>${title}</h2> <span>${entries.length}</span></summary>
<ul class="tool-cards">${entries.map(({ body }) => html`<li>${body}</li>`)}</ul>
</details>
`,
  )}</div>`

export const renderSearch = (search: string, count: number): Html =>
  html`<search><form class="tool-search" method="get" action="/qa/">
<label for="q">Find a flow, a device, an account or a component</label>
<div><input id="q" name="q" type="search" autocomplete="off" value="${search}"><button class="shop-button">Find</button>${search ? html` <a href="/qa/">Show all</a>` : NOTHING}</div>
${search ? html`<p role="status">${count === 0 ? 'Nothing of that kind. Try another word, in English, Czech or Romanian.' : `Found: ${count}.`}</p>` : NOTHING}
</form></search>`
