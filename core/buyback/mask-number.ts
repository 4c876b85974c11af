const SHOWN = 4

/** A number of a person or a device of which only the last four characters are shown, without what divides it: `••••••0007`. */
export function maskNumber(text: string): string {
  const bare = text.replace(/[^\p{L}\d]/gu, '')
  const hidden = bare.length > SHOWN ? bare.length - SHOWN : bare.length
  return '•'.repeat(hidden) + bare.slice(hidden)
}
