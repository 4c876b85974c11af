import type { ReactNode } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { type Draft, pickOwn } from './draft.ts'
import { t } from './messages.ts'

/** Saved params that the component does not know: they can only go. */
export function OtherParams({
  described,
  draft,
  onChange,
}: {
  described: CatalogueEntry['params']
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const unknown = draft.others.filter(({ name }) => !pickOwn(described, name))
  if (unknown.length === 0) return null
  return (
    <fieldset>
      <legend>{t('others')}</legend>
      <p className="ostrov-muted">{t('othersHelp')}</p>
      <ul className="ostrov-editor-others">
        {unknown.map(param => (
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
