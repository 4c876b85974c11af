/** A text of at most so many letters, cut between words where it has any. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const words = text.slice(0, most + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, most).trimEnd()}…`
}
