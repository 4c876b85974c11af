import { asc, eq } from 'drizzle-orm'
import type { Catalogue, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { PlaceholderParam } from './content.ts'
import { listChanges, listPlaceholders } from './draft.ts'
import { readDraft } from './draft-store.ts'
import { type Page, type Placeholder, pages } from './schema.ts'

/** A component of a page in the words of whoever edits it. */
export interface ListedComponent {
  pk: number
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
}

/** The market's pages with their components as editors left them, in the words of the catalogue. */
export async function listEditedPages(
  database: Database,
  market: MarketCode,
  catalogue: Catalogue | null,
): Promise<ListedPage[]> {
  const rows = await database.select().from(pages).where(eq(pages.market, market)).orderBy(asc(pages.path))
  const listed: ListedPage[] = []
  for (const page of rows) {
    const { published, drafted } = await readDraft(database, page.id)
    const changes = listChanges(published, drafted)
    const changed = new Set(changes.map(({ pk }) => pk))
    const components = listPlaceholders(drafted).map(placeholder => ({
      ...describeComponent(placeholder, catalogue),
      isDrafted: changed.has(placeholder.id),
    }))
    listed.push({ ...page, changes: changes.length, components, total: components.length })
  }
  return listed.filter(({ components }) => components.length > 0)
}

const LONGEST_SETTINGS = 120

function describeComponent({ id, component, params }: Placeholder, catalogue: Catalogue | null) {
  const entry =
    catalogue && Object.hasOwn(catalogue.widgets, component) ? catalogue.widgets[component] : undefined
  const settings = params.map(({ name, value }) => {
    const described = entry && Object.hasOwn(entry.params, name) ? entry.params[name] : undefined
    return `${described?.label ?? name}: ${described?.words?.[String(value)] ?? spellValue(value)}`
  })
  return { pk: id, label: entry?.label ?? component, settings: cut(settings.join(' · ')) }
}

/** A list is told by how long it is: its JSON says nothing to an editor. */
function spellValue(value: PlaceholderParam['value']): string {
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  return /^\[.*\]$/s.test(String(value)) ? '[…]' : String(value ?? '')
}

const cut = (text: string): string =>
  text.length > LONGEST_SETTINGS ? `${text.slice(0, LONGEST_SETTINGS).trimEnd()}…` : text

/** Those of one path, where one is asked for, that have the text in their title, path or a component. */
export function filterPages(
  listed: readonly ListedPage[],
  { path, text }: { path: string; text: string },
): ListedPage[] {
  const wanted = fold(text)
  return listed
    .filter(page => !path || page.path === path)
    .flatMap(page => {
      if (fold(`${page.title} ${page.path}`).includes(wanted)) return page
      const components = page.components.filter(({ label, settings, pk }) =>
        fold(`${label} ${pk} ${settings}`).includes(wanted),
      )
      return components.length ? { ...page, components } : []
    })
}

/** Without accents and case, as people search. */
const fold = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
