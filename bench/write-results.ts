import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Section, Table } from './section.ts'

export interface Results {
  date: string
  machine: string
  browser: string
  isQuick: boolean
  sections: Record<string, Section>
}

/** Keeps the results as JSON and as a page to read. Sections that were not measured now stay as they were. */
export function writeResults(path: string, results: Results): void {
  const before: Results | null = existsSync(`${path}.json`)
    ? JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    : null
  const all = { ...results, sections: { ...before?.sections, ...results.sections } }
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
  const chapters = all.map(({ title, method, tables }) =>
    [`## ${title}`, method, ...tables.map(renderTable)].join('\n\n'),
  )
  const head = [
    '# What was measured',
    `${date} · ${machine} · ${browser}${isQuick ? ' · a quick run: few rounds, no measure of anything' : ''}`,
    'Made by `npm run bench`; the same figures for machines stand in `results.json`.',
    '## Bars',
  ]
  return `${[...head, renderTable(bars), ...chapters].join('\n\n')}\n`
}

function renderTable({ caption, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...rows.map(line)]
  return (caption ? [`### ${caption}`, '', ...table] : table).join('\n')
}
