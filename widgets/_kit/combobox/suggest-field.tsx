import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { Combobox } from './combobox.tsx'
import { suggestMessages } from './suggest-messages.ts'
import type { Suggestions } from './suggestions.ts'

const t = createTranslate(suggestMessages)

/** A search in a form that fills other fields of it; where it does not help, they are filled by hand. */
export function SuggestField<T>({
  suggestions,
  label,
  hint,
  nameItem,
  onChoose,
}: {
  /** Of `createSuggestions`: what is found for the text that is typed. */
  suggestions: Suggestions<T>
  /** Above the field, and its name. */
  label: string
  /** Below the label: what can be searched for. */
  hint: string
  /** What stands for an item in the list. */
  nameItem: (item: T) => string
  /** Gets the item that was chosen, to fill in the other fields. */
  onChoose: (item: T) => void
}): ReactNode {
  useSignals()
  return (
    <Combobox
      suggestions={suggestions}
      label={label}
      hint={hint}
      nameItem={nameItem}
      sayState={isOpen => describeState(suggestions, isOpen)}
      onChoose={onChoose}
    />
  )
}

function describeState<T>({ state, items, least }: Suggestions<T>, isOpen: boolean): string {
  switch (state.value) {
    case 'short':
      return describeRefusal({ code: 'searchLength', limit: least })
    case 'pending':
      return t('searching')
    case 'failed':
      return t('failed')
    case 'ready':
      if (items.value.length === 0) return t('nothing')
      return isOpen ? t('found', { count: items.value.length }) : ''
    case 'idle':
      return ''
  }
}
