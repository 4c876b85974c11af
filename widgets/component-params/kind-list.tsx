import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { getLanguage } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { tDraft } from './draft-messages.ts'
import { groupKinds, type Kind } from './group-kinds.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** The editor itself, of which a page needs no second. */
const EDITOR = 'component-params'

const TITLES = {
  content: 'kindsContent',
  shop: 'kindsShop',
  buyback: 'kindsBuyback',
  service: 'kindsService',
  checkout: 'kindsCheckout',
  account: 'kindsAccount',
  office: 'kindsOffice',
} as const

/** All components that can be put onto a page, by what they are for, with what each does. */
export function KindList({
  editor,
  onChoose,
}: {
  editor: Editor
  onChoose: (name: string) => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const heading = useFocusedHeading()
  const [search, setSearch] = useState('')
  const { [EDITOR]: _, ...widgets } = editor.catalogue.value?.widgets ?? {}
  const groups = groupKinds(widgets, search, getLanguage())
  const count = groups.reduce((sum, { kinds }) => sum + kinds.length, 0)
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('add')}
      </h3>
      <div className="ostrov-field">
        <label htmlFor={id}>{tDraft('findKind')}</label>
        <input
          id={id}
          className="ostrov-input"
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-count`}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <p id={`${id}-count`} role="status" className="ostrov-muted">
          <KeyedText value={count > 0 ? tDraft('kindCount', { count }) : tDraft('kindNone')} />
        </p>
      </div>
      {groups.map(({ group, kinds }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h4 id={`${id}-${group}`}>{tDraft(TITLES[group])}</h4>
          <ul className="ostrov-editor-list">
            {kinds.map(kind => (
              <KindEntry key={kind.name} kind={kind} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
      <Button kind="quiet" label={words('cancel')} onPress={editor.leave} />
    </>
  )
}

const KindEntry = ({
  kind: { name, label, help },
  onChoose,
}: {
  kind: Kind
  onChoose: (name: string) => void
}): ReactNode => (
  <li>
    <button type="button" className="ostrov-editor-entry" onClick={() => onChoose(name)}>
      <KeyedText as="strong" value={label} /> <KeyedText className="ostrov-muted" value={help} />
    </button>
  </li>
)
