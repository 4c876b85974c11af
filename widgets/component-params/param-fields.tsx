import type { ReactNode } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { changeValue, type Draft, type DraftValue, isSameValue, pickAsked } from './draft.ts'
import type { Faults } from './judge-draft.ts'
import { t } from './messages.ts'
import { ParamField } from './param-field.tsx'
import { pickPhoto } from './pick-photo.ts'
import type { UnmetNeed } from './tell-needs.ts'

interface ParamFieldsOptions {
  /** The start of the ids of the fields. */
  id: string
  described: CatalogueEntry['params']
  draft: Draft
  faults: Faults
  /** What the server said of which values. */
  refused?: ReadonlyMap<string, { message: string; value: DraftValue | undefined }>
  /** Of the params that have no effect on this page. */
  needs: ReadonlyMap<string, UnmetNeed>
  /** Told of another draft; changes of one key are one step of the editor. */
  onChange: (draft: Draft, key: string) => void
  /** Told of a field whose search has a text that chose nothing, and when it has none any more. */
  onUnchosen: (name: string, isLeft: boolean) => void
  onSettle: () => void
}

/** All params of a component that an editor sets, each by the field that its kind asks for. */
export function ParamFields(options: ParamFieldsOptions): ReactNode {
  const { id, described, draft, faults, refused, needs, onChange, onUnchosen, onSettle } = options
  const names = Object.keys(pickAsked(described))
  if (names.length === 0) return <p className="ostrov-muted">{t('noParams')}</p>
  const pickRefusal = (name: string): string | undefined => {
    const told = refused?.get(name)
    return told && isSameValue(told.value, draft.values.get(name)) ? told.message : undefined
  }
  return names.map(name => {
    const description = described[name]
    return (
      description && (
        <ParamField
          key={name}
          id={`${id}-${name}`}
          description={description}
          value={draft.values.get(name)}
          fault={faults.params.get(name) ?? pickRefusal(name)}
          warning={needs.get(name)?.told}
          listItemFault={index => faults.items.get(`${name}.${index}`)}
          onChange={value => onChange(changeValue(draft, name, value), name)}
          onPick={photo => onChange(pickPhoto(draft, name, photo, described), name)}
          onUnchosen={isLeft => onUnchosen(name, isLeft)}
          onSettle={onSettle}
        />
      )
    )
  })
}
