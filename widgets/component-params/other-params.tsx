import type { ReactNode } from 'react'
import type { Draft } from './draft.ts'
import { t } from './messages.ts'

/** Saved params that the component does not know: they can only go. */
export function OtherParams({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  if (draft.others.length === 0) return null
  return (
    <fieldset>
      <legend>{t('others')}</legend>
      <p className="ostrov-muted">{t('othersHelp')}</p>
      <ul className="ostrov-editor-others">
        {draft.others.map(param => (
          <li key={param.name}>
            <span dir="auto">
              {param.name} = {String(param.value)}
            </span>
            <button
              type="button"
              className="ostrov-icon-button"
              onClick={() => onChange({ ...draft, others: draft.others.filter(other => other !== param) })}
            >
              <span aria-hidden="true">×</span>
              <span className="ostrov-hidden">{t('removeOther', { name: param.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
