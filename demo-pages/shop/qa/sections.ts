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

/** Those entries that have every word of a search, in the sections that have any. */
export function findEntries(sections: readonly Section[], search: string): Section[] {
  const stems = splitWords(search).map(cutEnding)
  return sections
    .map(section => ({ ...section, entries: section.entries.filter(({ words }) => hasAll(words, stems)) }))
    .filter(({ entries }) => entries.length > 0)
}

function hasAll(words: string, stems: readonly string[]): boolean {
  const all = splitWords(words)
  return stems.length > 0 && stems.every(stem => all.some(word => word.startsWith(stem)))
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
