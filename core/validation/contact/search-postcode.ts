/** A search term that is a Czech postcode in its two numbers loses the space; any other term stays as typed. */
export function searchPostcode(term: string): string {
  const [, first, second] = /^(\d{3})\s(\d{2})$/.exec(term.trim()) ?? []
  return first ? `${first}${second}` : term
}
