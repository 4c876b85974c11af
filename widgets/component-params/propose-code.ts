import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { foldText } from '#core/fold-text.ts'
import { changeValue, type Draft, pickOwn } from './draft.ts'
import type { NewComponent } from './new-component.ts'
import { listPlaced, readPlacedParams } from './placed.ts'

const TITLE = 'title'

/** Letters of a code that is proposed. */
const MOST = 60

/** What a new component becomes as somebody types: a code that nobody has typed yet follows the title. */
export function followTitle(
  { draft, proposed }: NewComponent,
  next: Draft,
  { params: described }: CatalogueEntry,
): Pick<NewComponent, 'draft' | 'proposed'> {
  const title = next.values.get(TITLE)
  const name = Object.keys(described).find(one => isCode(described, one))
  if (!name || title === draft.values.get(TITLE) || (next.values.get(name) ?? '') !== proposed)
    return { draft: next, proposed }
  const code = proposeCode(String(title ?? ''), listTaken(name))
  return { draft: changeValue(next, name, code), proposed: code }
}

/** One that has to be typed, and that nothing is looked for by. */
function isCode(described: CatalogueEntry['params'], name: string): boolean {
  const { kind, isRequired, of, pattern } = pickOwn(described, name) ?? {}
  return kind === 'reference' && isRequired === true && !of && (!pattern || new RegExp(pattern).test('a-1'))
}

/** Words of a title as small letters and digits with hyphens between, and a number where the page has that already. */
export function proposeCode(title: string, taken: ReadonlySet<string>): string {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? []
  const code = words.join('-').slice(0, MOST).replace(/-$/, '')
  let number = 1
  while (code && taken.has(number > 1 ? `${code}-${number}` : code)) number++
  return number > 1 ? `${code}-${number}` : code
}

/** The values of a param that the page's components have. */
const listTaken = (name: string): ReadonlySet<string> =>
  new Set(listPlaced().map(element => String(readPlacedParams(element).get(name) ?? '')))
