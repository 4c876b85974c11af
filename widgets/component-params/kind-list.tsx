import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { getLanguage } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { type GroupedKinds, groupKinds, type Kind, type KindGroup } from './group-kinds.ts'
import { tKind } from './kind-messages.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { listPlaced, listPresent } from './placed.ts'

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

export const nameGroup = (group: KindGroup): string => tKind(TITLES[group])

interface ListSetting {
  editor: Editor
  onChoose: (name: string) => void
}

/** All components that can be put onto the page, by what they are for; those that belong elsewhere are put away. */
export function KindList({ editor, onChoose }: ListSetting): ReactNode {
  useSignals()
  const id = useUniqueId()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  const [search, setSearch] = useState('')
  const { [EDITOR]: _, ...widgets } = editor.catalogue.value?.widgets ?? {}
  const { fitting, others } = groupKinds(widgets, { search, language: getLanguage(), present: listPresent() })
  const count = countKinds(fitting)
  const otherCount = countKinds(others)
  return (
    <>
      <h3>{t('add')}</h3>
      <div className="ostrov-field">
        <label htmlFor={id}>{tKind('findKind')}</label>
        <input
          ref={input}
          id={id}
          className="ostrov-input"
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-count`}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <p id={`${id}-count`} role="status" className="ostrov-muted">
          <KeyedText value={count + otherCount > 0 ? tKind('kindCount', { count }) : tKind('kindNone')} />
        </p>
      </div>
      <Groups groups={fitting} editor={editor} onChoose={onChoose} />
      {otherCount > 0 && (
        // Whoever looks for one by its name finds it there.
        <details key={String(search !== '')} className="ostrov-editor-elsewhere" open={search !== ''}>
          <summary>
            <KeyedText value={tKind('kindsOther', { count: otherCount })} />
          </summary>
          <p className="ostrov-muted">{tKind('kindsOtherHelp')}</p>
          <Groups groups={others} editor={editor} onChoose={onChoose} />
        </details>
      )}
      <Button kind="quiet" label={words('cancel')} onPress={editor.leave} />
    </>
  )
}

const countKinds = (groups: readonly GroupedKinds[]): number =>
  groups.reduce((sum, { kinds }) => sum + kinds.length, 0)

function Groups({ groups, ...setting }: ListSetting & { groups: readonly GroupedKinds[] }): ReactNode {
  const id = useUniqueId()
  return groups.map(({ group, kinds }) => (
    <section key={group} aria-labelledby={`${id}-${group}`}>
      <h4 id={`${id}-${group}`}>{nameGroup(group)}</h4>
      <ul className="ostrov-editor-list">
        {kinds.map(kind => (
          <KindEntry key={kind.name} kind={kind} {...setting} />
        ))}
      </ul>
    </section>
  ))
}

/** One that is there already leads to where it is set. */
function KindEntry({ kind, editor, onChoose }: ListSetting & { kind: Kind }): ReactNode {
  const { name, label, help, isPresent, isTaken } = kind
  const placed = isTaken ? listPlaced().find(({ dataset }) => dataset.component === name) : undefined
  const isFixed = isTaken && !placed
  return (
    <li>
      <button
        type="button"
        className="ostrov-editor-entry"
        aria-disabled={isFixed || undefined}
        onClick={() => {
          if (placed) editor.chooseElement(placed)
          else if (!isFixed) onChoose(name)
        }}
      >
        <KeyedText as="strong" value={label} /> <KeyedText className="ostrov-muted" value={help} />
        {isPresent && (
          <KeyedText
            className="ostrov-editor-taken"
            value={tKind(isFixed ? 'kindFixed' : isTaken ? 'kindTaken' : 'kindPresent')}
          />
        )}
      </button>
    </li>
  )
}
