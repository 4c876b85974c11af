import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { OptionList } from '#kit/combobox/option-list.tsx'
import { useCombobox } from '#kit/combobox/use-combobox.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { createLinkPages } from './link-pages.ts'
import type { SitePage } from './site-pages.ts'

interface LinkFieldOptions {
  links: FrameLinks
  label: string
  value: string
  isRequired: boolean
  onChange: (text: string) => void
  onSettle: () => void
}

/** Where a link leads: an address that is typed, or a page that is found by its name. */
export function LinkField({
  links,
  label,
  value,
  isRequired,
  onChange,
  onSettle,
}: LinkFieldOptions): ReactNode {
  useSignals()
  const change = useRef(onChange)
  change.current = onChange
  const pages = useModel(() => ({
    ...createLinkPages(text => change.current(text)),
    mount: () => () => {},
  }))
  const { items, isOpen, active, choose, reopen, input } = useCombobox<SitePage>(pages, {
    nameItem: ({ path }) => path,
    onChoose: ({ path }) => onChange(path),
    onLeave: onSettle,
  })
  return (
    <div className="ostrov-suggest">
      <input
        {...links}
        {...input}
        className="ostrov-input"
        type="text"
        role="combobox"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required={isRequired}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${links.id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${links.id}-${active}` : undefined}
        value={value}
        onClick={reopen}
      />
      <OptionList
        id={links.id}
        label={label}
        items={isOpen ? items : []}
        active={active}
        keyItem={({ path }) => path}
        renderItem={({ name, path }) => <KeyedText value={`${name} · ${path}`} />}
        onChoose={choose}
      />
    </div>
  )
}
