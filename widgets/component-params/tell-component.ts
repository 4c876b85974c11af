import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'

/** Letters of a text that something is told by. */
const MOST = 60

const shorten = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text)

/** A text that people read; what a developer writes, or the server fills in, is none. */
const isTelling = (value: unknown): value is string =>
  typeof value === 'string' && /^[^[{]/.test(value.trim())

/** What tells a component from others of its kind: its first text, else the code of what it shows; empty where it has neither. */
export function tellComponent(described: CatalogueEntry['params'], read: (name: string) => unknown): string {
  const values = (['text', 'reference'] as const).flatMap(kind =>
    Object.entries(described)
      .filter(([, param]) => param.kind === kind)
      .map(([name]) => read(name)),
  )
  return shorten(values.find(isTelling) ?? '')
}
