import { asc, eq } from 'drizzle-orm'
import { type Catalogue, COMPONENT_WORDS, type MarketCode, type ReferenceOf } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { foldText } from '../database/search-text.ts'
import type { PlaceholderParam } from './content.ts'
import { listChanges, listPlaceholders } from './draft.ts'
import { readDraft } from './draft-store.ts'
import { nameReference } from './name-reference.ts'
import { PAGE_SLOT, TOKEN_SLOT } from './page-slot.ts'
import { type Page, type Placeholder, pages } from './schema.ts'

/** A component of a page in the words of whoever edits it. */
export interface ListedComponent {
  pk: number
  /** As the build names such components. */
  name: string
  label: string
  /** What is set, by the params' labels. */
  settings: string
  /** Visitors do not see it so yet. */
  isDrafted: boolean
}

export interface ListedPage extends Page {
  /** How many changes wait to be published. */
  changes: number
  /** Those that are looked for, of `total`. */
  components: ListedComponent[]
  total: number
  /** What stands on it around the components, and in them until they are there. */
  texts: string
}

/** The market's pages with their components as editors left them, in the words of the catalogue; `ofOpened` says what comes with a page's address. */
export async function listEditedPages(
  database: Database,
  market: MarketCode,
  catalogue: Catalogue | null,
  ofOpened: string,
): Promise<ListedPage[]> {
  const spell = createSpelling(database, market, ofOpened)
  const rows = await database.select().from(pages).where(eq(pages.market, market)).orderBy(asc(pages.path))
  const listed: ListedPage[] = []
  for (const page of rows) {
    const { published, drafted } = await readDraft(database, page.id)
    const changes = listChanges(published, drafted)
    const changed = new Set(changes.map(({ pk }) => pk))
    const components: ListedComponent[] = []
    for (const placeholder of listPlaceholders(drafted))
      components.push({
        ...(await describeComponent(placeholder, catalogue, spell)),
        isDrafted: changed.has(placeholder.id),
      })
    const texts = drafted
      .flatMap(part => readTexts('content' in part ? part.content : part.placeholder.fallback))
      .join(' ')
    listed.push({ ...page, changes: changes.length, components, total: components.length, texts })
  }
  return listed.filter(({ components }) => components.length > 0)
}

/** What content has for the page itself, and no visitor reads. */
const UNREAD = new Set(['kind', 'id', 'href', 'icon', 'image', 'images', 'component', 'next', 'name', 'type'])

/** All that a visitor reads of some content, and what is set of components inside it. */
function readTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(readTexts)
  return Object.entries(content ?? {}).flatMap(([name, value]) => (UNREAD.has(name) ? [] : readTexts(value)))
}

const LONGEST_SETTINGS = 120

async function describeComponent(
  { id, component, params }: Placeholder,
  catalogue: Catalogue | null,
  spell: (value: PlaceholderParam['value'], of: ReferenceOf | undefined) => Promise<string>,
) {
  const entry =
    catalogue && Object.hasOwn(catalogue.widgets, component) ? catalogue.widgets[component] : undefined
  const settings: string[] = []
  // As in its form, where what an editor knows it by comes first, however it was saved.
  const names = Object.keys(entry?.params ?? {})
  const placeOf = ({ name }: PlaceholderParam): number =>
    names.includes(name) ? names.indexOf(name) : names.length
  for (const { name, value } of params.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const described = entry && Object.hasOwn(entry.params, name) ? entry.params[name] : undefined
    const said = described?.words?.[String(value)] ?? (await spell(value, described?.of))
    settings.push(`${described?.label ?? name}: ${said}`)
  }
  return { pk: id, name: component, label: entry?.label ?? component, settings: cut(settings.join(' · ')) }
}

/** A list is told by how long it is, what the shop knows by its name: JSON and codes say nothing to an editor. */
function createSpelling(database: Database, market: MarketCode, ofOpened: string) {
  const names = new Map<string, string>()
  return async (value: PlaceholderParam['value'], of: ReferenceOf | undefined): Promise<string> => {
    if (typeof value === 'boolean') return value ? '✓' : '✗'
    const text = String(value ?? '')
    if (text === TOKEN_SLOT || text === PAGE_SLOT) return ofOpened
    if (/^\[.*\]$/s.test(text)) return '[…]'
    if (!of || !text) return text
    const key = `${of} ${text}`
    const name = names.get(key) ?? (await nameReference(database, market, of, text)) ?? text
    names.set(key, name)
    return name
  }
}

const cut = (text: string): string =>
  text.length > LONGEST_SETTINGS ? `${text.slice(0, LONGEST_SETTINGS).trimEnd()}…` : text

/** Those of one path, where one is asked for, that have the text in their title, path, a component or the texts around them. */
export function filterPages(
  listed: readonly ListedPage[],
  { path, text }: { path: string; text: string },
): ListedPage[] {
  const wanted = foldText(text)
  return listed
    .filter(page => !path || page.path === path)
    .flatMap(page => {
      if (foldText(`${page.title} ${page.path}`).includes(wanted)) return page
      const components = page.components.filter(({ name, label, settings, pk }) =>
        foldText(`${label} ${pk} ${settings} ${COMPONENT_WORDS[name] ?? ''}`).includes(wanted),
      )
      if (components.length) return { ...page, components }
      return foldText(page.texts).includes(wanted) ? page : []
    })
}
