import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { Combobox } from '#kit/combobox/combobox.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldError, OptionalMark } from '#kit/form/field-frame.tsx'
import { t as tPicker } from '#kit/picker/picker-words.ts'
import { useModel } from '#kit/react/use-model.ts'
import { describeFault } from './describe-fault.ts'
import { tField } from './field-messages.ts'
import type { FieldSetting } from './field-setting.ts'
import { createLinkPages } from './link-pages.ts'
import { spellSitePage } from './site-pages.ts'

/** Where a link leads: an address that is typed, or a page that is found by its name. */
export function LinkField(field: FieldSetting): ReactNode {
  const { id, description, value, fault, onChange } = field
  const text = typeof value === 'string' ? value : ''
  const error = describeFault(fault, description)
  const typed = useRef(text)
  const generation = useRef(0)
  // What was undone, or pasted as a whole, is not typed here, and the input begins anew with it.
  if (typed.current !== text) {
    typed.current = text
    generation.current++
  }
  const change = (next: string): void => {
    typed.current = next
    onChange(next)
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="ostrov-field ostrov-editor-address"
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <PageChoice
        key={generation.current}
        {...field}
        text={text}
        change={change}
        errorId={error ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function PageChoice({
  id,
  description: { label, help, isRequired },
  text,
  change,
  onSettle,
  errorId,
}: FieldSetting & { text: string; change: (text: string) => void; errorId: string | undefined }): ReactNode {
  useSignals()
  const latest = useRef(change)
  latest.current = change
  const pages = useModel(() => ({
    ...createLinkPages(text, next => latest.current(next)),
    mount: () => () => {},
  }))
  const leadsTo = pages.nameOf(text)
  const isUnknown = !errorId && pages.unknown.value === text
  // What stood there before is looked for at once, what is typed as the field is left.
  const look = (): void => void (errorId || pages.look(text))
  useEffect(look, [pages])
  return (
    <Combobox
      suggestions={pages}
      label={label}
      errorId={errorId}
      noteId={isUnknown ? `${id}-warning` : undefined}
      mark={!isRequired && <OptionalMark />}
      hint={[help, leadsTo ? tField('leadsTo', { page: leadsTo }) : tField('linkHelp')]
        .filter(Boolean)
        .join(' ')}
      nameItem={({ path }) => path}
      renderItem={page => <KeyedText value={spellSitePage(page)} />}
      onChoose={({ path }) => change(path)}
      onLeave={() => {
        onSettle()
        look()
      }}
      sayState={() => (pages.isLost.value ? tPicker('nothing') : '')}
      renderAfter={() =>
        isUnknown && (
          <div id={`${id}-warning`}>
            <Note kind="warning">
              <KeyedText value={tField('linkUnknown')} />
            </Note>
          </div>
        )
      }
    />
  )
}
