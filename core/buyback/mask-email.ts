/** An e-mail address as whoever typed it knows it again, and nobody who looks over their shoulder reads it: `j•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, Math.max(at, 0))
  return `${at > 1 ? first : ''}•••${at < 0 ? '' : email.slice(at)}`
}
