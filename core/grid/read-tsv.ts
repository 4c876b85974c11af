/** What a spreadsheet puts before a text that must not be computed, as `writeTsv` does. */
const HARMLESS = /^'(?=\s*[=+\-@|%\u2212])/

const readCell = (text: string): string =>
  (/^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text)
    .replace(HARMLESS, '')
    .trim()

/** The cells of what a spreadsheet copied, line by line; a cell in quotes may hold tabs and lines of its own. */
export function readTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const cells = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, cell = '', end] of cells.matchAll(/("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/g)) {
    rows.at(-1)?.push(readCell(cell))
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}
