import type { ReactNode } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { DraftChange } from '#core/api/cms/page-draft.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { type DraftValue, pickOwn, readDraft } from './draft.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { Picture } from './picture.tsx'
import { listPlaced, readPlacedParams } from './placed.ts'
import { ReferenceName } from './reference-name.tsx'
import { nameSitePage } from './site-pages.ts'
import { spellValue } from './spell-value.ts'
import { nameMoment } from './when-field.tsx'

/** Each param of a component, and when it comes, as they were and as they are going to be. */
export function Differences({
  editor,
  change,
  entry,
}: {
  editor: Editor
  change: DraftChange
  entry: CatalogueEntry | undefined
}): ReactNode {
  const { kind, params, when } = change
  // What nobody sees any more is not compared, and what reads the same is no difference.
  const differing =
    kind === 'removed'
      ? []
      : params.filter(({ name, before, after }) => spell(name, before, entry) !== spell(name, after, entry))
  return (
    <dl>
      {differing.map(({ name: param, before, after }) => (
        <Difference
          key={param}
          label={pickOwn(entry?.params ?? {}, param)?.label ?? param}
          before={
            <Value
              editor={editor}
              name={param}
              value={before}
              entry={entry}
              alt={readAlt(change, param, 'before')}
            />
          }
          after={
            <Value
              editor={editor}
              name={param}
              value={after}
              entry={entry}
              alt={readAlt(change, param, 'after')}
            />
          }
          isNew={kind === 'added'}
        />
      ))}
      {when && (
        <Difference
          label={t('when')}
          before={<KeyedText value={nameMoment(when.before ?? entry?.when ?? '')} />}
          after={<KeyedText value={nameMoment(when.after ?? entry?.when ?? '')} />}
          isNew={kind === 'added'}
        />
      )}
    </dl>
  )
}

const Difference = ({
  label,
  before,
  after,
  isNew,
}: {
  label: string
  before: ReactNode
  after: ReactNode
  isNew: boolean
}): ReactNode => (
  <div>
    <dt>{label}</dt>
    {!isNew && (
      <dd dir="auto">
        <del>{before}</del>
      </dd>
    )}
    <dd dir="auto">
      <ins>{after}</ins>
    </dd>
  </div>
)

type ParamValue = DraftChange['params'][number]['before']

interface ValueSetting {
  editor: Editor
  name: string
  value: ParamValue
  entry: CatalogueEntry | undefined
  /** What a picture shows, in words. */
  alt: string
}

/** What the server knows by a name is told by it, a page by its name and path, a picture is shown, and all else stands as in its field. */
function Value({ editor, name, value, entry, alt }: ValueSetting): ReactNode {
  const { of, kind, label = '' } = (entry && pickOwn(entry.params, name)) ?? {}
  if (of && value) return <ReferenceName editor={editor} of={of} id={String(value)} />
  if (kind === 'image' && value) return <Picture address={String(value)} alt={alt || label} />
  const page = kind === 'link' && nameSitePage(String(value))
  return <KeyedText value={page || spell(name, value, entry)} />
}

/** What the component says of a picture, before or after the change. */
function readAlt({ pk, params }: DraftChange, name: string, side: 'before' | 'after'): string {
  const changed = params.find(param => param.name === `${name}Alt`)
  const element = findPlaced(String(pk))
  return String((changed ? changed[side] : element && readPlacedParams(element).get(`${name}Alt`)) ?? '')
}

export const findPlaced = (pk: string): HTMLElement | undefined =>
  listPlaced().find(({ dataset }) => dataset.componentPk === pk)

/** A value as its field would show it, in the words of its choice; the default where nothing is set. */
function spell(name: string, value: ParamValue, entry: CatalogueEntry | undefined): string {
  const description = entry && pickOwn(entry.params, name)
  if (!description) return (value ?? '') === '' ? t('emptyValue') : String(value)
  const saved = { params: [{ name, value, type: '' }], when: null }
  const read: DraftValue | undefined = readDraft(saved, { [name]: description }).values.get(name)
  return spellValue(read, description)
}
