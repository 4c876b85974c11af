/** Hands a text, or the parts of one, to the browser as a CSV file to keep. */
export function saveFile(name: string, ...parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that asks where to put it reads it only then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
