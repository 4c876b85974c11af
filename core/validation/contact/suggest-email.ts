import { normalizeEmail } from './email.ts'

/** Where most customers of the markets have their post, the likeliest first. */
export const FREQUENT_DOMAINS = [
  'gmail.com',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'post.cz',
  'volny.cz',
  'yahoo.com',
  'yahoo.ro',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
]
/** Providers of their own, a slip away from those. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'post.ch']
const SHORTEST = 5

/** The address that was probably meant, where its domain is one slip away from a frequent one; else null. */
export function suggestEmail(text: string): string | null {
  const [, name, typed = ''] = /^(.+)@([^@]+)$/.exec(normalizeEmail(text)) ?? []
  const domain = typed.toLowerCase()
  if (!name || domain.length < SHORTEST || [...FREQUENT_DOMAINS, ...OTHERS].includes(domain)) return null
  const meant = FREQUENT_DOMAINS.find(frequent => isSlipAway(domain, frequent))
  return meant ? `${name}@${meant}` : null
}

/** Whether two words that differ are one letter more, less, other, or two that changed places, apart. */
function isSlipAway(typed: string, meant: string): boolean {
  let at = 0
  while (typed[at] === meant[at]) at++
  const [rest, other] = [typed.slice(at), meant.slice(at)]
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    `${rest[1]}${rest[0]}${rest.slice(2)}` === other
  )
}
