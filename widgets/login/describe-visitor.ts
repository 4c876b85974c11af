import type { ActiveUser } from '#core/api/visitor/visitor.ts'
import { t } from './messages.ts'

/** Whose account it is, by name as soon as the server has told it. */
export function describeVisitor({ first_name: first, last_name: last }: ActiveUser): string {
  const name = [first, last].filter(Boolean).join(' ')
  return name ? t('signedInAs', { name }) : t('signedIn')
}
