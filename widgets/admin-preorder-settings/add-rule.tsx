import { type ReactNode, useState } from 'react'
import type { PreorderSettings } from './model.ts'
import { RuleFields } from './rule-fields.tsx'
import { t } from './rule-messages.ts'
import type { OwnSet } from './send-rule.ts'

interface AddOptions {
  model: PreorderSettings
  id: string
  set: OwnSet
}

/** The form of one rule more, once it is wanted; what is typed stays whatever else becomes of the set. */
export function AddRule(options: AddOptions): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <RuleFields {...options} former={null} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      className="ostrov-button ostrov-preorder-add"
      data-kind="quiet"
      onClick={() => setOpen(true)}
    >
      <span aria-hidden="true">+ </span>
      {t('addRule')}
    </button>
  )
}
