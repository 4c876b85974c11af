import type { ReactNode } from 'react'
import type { RuleSets } from '#core/api/preorders/rules.ts'
import { findCover } from '#core/preorders/cover.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { nameRules } from './describe-rule.ts'
import { t } from './rule-messages.ts'
import type { Rule } from './send-rule.ts'

/** Warns of a rule that could never hold, and of others that could not any more beside it. */
export function CoverNote({
  now,
  next,
  rule: { set, rule },
}: {
  now: RuleSets
  /** The same rules with the one that is written. */
  next: RuleSets
  rule: Rule
}): ReactNode {
  const cover = findCover(next, set, rule.id)
  const others = now[set]
    .map(({ id }) => id)
    .filter(id => id !== rule.id && findCover(next, set, id) && !findCover(now, set, id))
  if (!cover && others.length === 0) return null
  return (
    <Note kind="warning">
      <KeyedText
        value={
          cover
            ? t('wouldBeUnused', { names: nameRules(next, set, cover) })
            : t('othersUnused', { names: nameRules(next, set, others) })
        }
      />
    </Note>
  )
}
