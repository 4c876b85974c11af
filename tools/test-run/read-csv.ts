/** The rows of a CSV file, its head first; cells may be quoted and then hold commas, quotes and line ends. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    // The last match of a file that ends with a line end is empty.
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
