import { html } from 'hono/html'
import type { Html } from '../site/html.ts'

type Fact = readonly [label: string, value: string]

const COUNTRIES = ['country', 'nationality']

/** What is known, in the order of the labels; what has none comes last, by its own name. */
export function listFacts(
  fields: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  countries: ReadonlyMap<string, string> = new Map(),
): Fact[] {
  const names = [...new Set([...Object.keys(labels), ...Object.keys(fields)])]
  return names.flatMap(name => {
    const value = fields[name]
    if (!value) return []
    return [
      [labels[name] ?? name, COUNTRIES.includes(name) ? (countries.get(value) ?? value) : value] as const,
    ]
  })
}

export const renderFacts = (...groups: readonly (readonly Fact[])[]): Html =>
  html`<dl class="tool-facts tool-panel">${groups
    .flat()
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${breakAddress(value)}</dd></div>`)}</dl>`

/** An e-mail address that is longer than its place breaks before its @, never within a word. */
export const breakAddress = (value: string): Html | string => {
  const [name, domain, ...more] = value.split('@')
  return domain && more.length === 0 ? html`${name}<wbr>@${domain}` : value
}
