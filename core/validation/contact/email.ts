import { cleanSigns, cutListEnd } from '../text/strip-spaces.ts'

export type EmailCode = 'email.format'

/** Characters of a local part by HTML's own rule, dots aside. */
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP = /^(?:[a-z]{2,}|xn--.+)$/i

/** Without what a link, or the line of a mail that it is copied from, puts around it: `Jana <jana@x.cz>`. */
export const normalizeEmail = (text: string): string =>
  cutListEnd(
    cleanSigns(text)
      .replace(/^[^<>]*<([^<>]*)>[\s,;]*$/, '$1')
      .trim()
      .replace(/^(?:mailto:\s*)+/i, ''),
  )

/** What both HTML and Django take: a dotted domain that ends in letters, no dot at an edge or doubled, at most 254 characters. */
export function validateEmail(text: string): EmailCode | null {
  const email = normalizeEmail(text)
  if (email.length > 254) return 'email.format'
  const [local = '', domain = '', ...more] = email.split('@')
  const labels = domain.split('.')
  const isRight =
    !more.length &&
    local.split('.').every(atom => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  return isRight ? null : 'email.format'
}
