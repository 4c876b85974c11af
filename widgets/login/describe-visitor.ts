import type { ActiveUser } from '../../core/api/visitor.ts'
import type { LoginIsland } from './island.ts'

/** Whose account it is, by name as soon as the server has told it. */
export function describeVisitor(
  { first_name: first, last_name: last }: ActiveUser,
  t: LoginIsland['t'],
): string {
  const name = [first, last].filter(Boolean).join(' ')
  return name ? t('signedInAs', { name }) : t('signedIn')
}
