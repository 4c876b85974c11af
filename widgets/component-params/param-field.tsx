import type { ReactNode } from 'react'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { describeFault, describeLimits } from './describe-fault.ts'
import { spellDefault } from './draft.ts'
import type { FieldSetting } from './field-setting.ts'
import { FlagField } from './flag-field.tsx'
import { isSearched } from './is-searched.ts'
import { LazyPart } from './lazy-part.tsx'
import { ListField } from './list-field.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { isPicture, Picture } from './picture.tsx'
import { ReferenceChoice } from './reference-choice.tsx'
import { ResetButton } from './reset-button.tsx'
import { ValueInput } from './value-input.tsx'

const loadPicker = () => import('./reference-picker.tsx')

/** One param: its label and help, its value or the default in its place, and what is wrong with it. */
export function ParamField(field: FieldSetting): ReactNode {
  const { id, description, value, fault, onChange, onSettle } = field
  if (description.kind === 'flag') return <FlagField {...field} />
  if (description.kind === 'list') return <ListField {...field} />
  const { label, help, isRequired, kind, of } = description
  if (kind === 'link' || isSearched(of)) return <ReferenceChoice {...field} />
  const hint = [help, describeLimits(description)].filter(Boolean).join(' ')
  const text = typeof value === 'string' ? value : ''
  const shown = text || spellDefault(description)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint || undefined}
      isOptional={!isRequired}
      error={describeFault(fault, description)}
      after={
        <>
          {kind === 'image' && !fault && isPicture(shown) && <Picture address={shown} />}
          {kind === 'image' && field.onPick && <PhotoChoice chosen={text} onPick={field.onPick} />}
          <ResetButton {...field} />
        </>
      }
    >
      {links =>
        of ? (
          <LazyPart load={loadPicker}>
            {({ ReferencePicker }) => (
              <ReferencePicker links={links} label={label} of={of} value={text} onChange={onChange} />
            )}
          </LazyPart>
        ) : (
          <ValueInput
            links={links}
            description={description}
            text={text}
            placeholder={spellDefault(description)}
            onChange={onChange}
            onSettle={onSettle}
          />
        )
      }
    </FieldFrame>
  )
}
