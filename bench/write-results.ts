import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Section, Table } from './section.ts'

interface Circumstances {
  date: string
  machine: string
  browser: string
}

export interface Results extends Circumstances {
  isQuick: boolean
  /** Those that another run measured say when, and on what. */
  sections: Record<string, Section & { measured?: Circumstances }>
}

/** The sections that were not measured now stay as they were, with when and on what they were measured. */
export function mergeResults(before: Results | null, now: Results): Results {
  if (!before) return now
  const { date, machine, browser } = before
  const kept = Object.entries(before.sections).map(([name, section]) => [
    name,
    { ...section, measured: section.measured ?? { date, machine, browser } },
  ])
  return { ...now, sections: { ...Object.fromEntries(kept), ...now.sections } }
}

/** Keeps the results as JSON and as a page to read. */
export function writeResults(path: string, results: Results): void {
  const before: Results | null = existsSync(`${path}.json`)
    ? JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    : null
  const all = mergeResults(before, results)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.json`, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(`${path}.md`, renderResults(all))
}

export function renderResults({ date, machine, browser, isQuick, sections }: Results): string {
  const all = Object.values(sections)
  const bars: Table = {
    caption: '',
    head: ['bar', 'asked', 'measured', ''],
    rows: all.flatMap(section =>
      section.bars.map(({ name, bar, value, isMet }) => [name, bar, value, isMet ? 'met' : '**missed**']),
    ),
  }
  const now = describeCircumstances({ date, machine, browser })
  const chapters = all.map(({ title, method, tables, measured }) => {
    const then = measured ? describeCircumstances(measured) : now
    return [
      `## ${title}`,
      ...(then === now ? [] : [`Measured ${then}.`]),
      method,
      ...tables.map(renderTable),
    ].join('\n\n')
  })
  const head = [
    '# What was measured',
    `${now}${isQuick ? ' · a quick run: few rounds, no measure of anything' : ''}`,
    'Made by `npm run bench`; the same figures for machines stand in `results.json`.',
    '## Bars',
  ]
  return `${[...head, renderTable(bars), ...chapters].join('\n\n')}\n`
}

const describeCircumstances = ({ date, machine, browser }: Circumstances): string =>
  `${date} · ${machine} · ${browser}`

function renderTable({ caption, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...rows.map(line)]
  return (caption ? [`### ${caption}`, '', ...table] : table).join('\n')
}
