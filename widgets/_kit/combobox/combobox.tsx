import type { ReactNode } from 'react'
import { Live } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { OptionList } from './option-list.tsx'
import type { Suggestions } from './suggestions.ts'
import { type ComboboxRules, useCombobox } from './use-combobox.ts'

const NOTHING: readonly never[] = []

/**
 * A search with a list of what it found. The text stays with the browser's own input, so that no key is lost however
 * fast it comes.
 */
export function Combobox<T>({
  suggestions,
  label,
  hint,
  renderItem,
  inSight,
  sayState,
  renderAfter,
  ...rules
}: ComboboxRules<T> & {
  suggestions: Suggestions<T>
  label: string
  hint: string
  /** What an option shows, where that is more than its name. */
  renderItem?: (item: T, isPainted: boolean) => ReactNode
  /** As many options as are in sight before anybody scrolls, where they are of more than one line. */
  inSight?: number
  /** What the search says of itself below the text. */
  sayState: (isOpen: boolean) => string
  /** Stands below what the search says; it is given the way back to the text. */
  renderAfter?: (reopen: () => void) => ReactNode
}): ReactNode {
  const id = useUniqueId()
  const { items, isOpen, active, choose, reopen, input } = useCombobox(suggestions, rules)
  return (
    <div className="ostrov-field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="ostrov-muted">
        {hint}
      </p>
      <div className="ostrov-suggest">
        <input
          {...input}
          id={id}
          className="ostrov-input"
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          defaultValue={suggestions.term.peek()}
        />
        <OptionList
          id={id}
          label={label}
          items={isOpen ? items : NOTHING}
          active={active}
          keyItem={rules.keyItem ?? rules.nameItem}
          renderItem={renderItem ?? rules.nameItem}
          inSight={inSight}
          onChoose={choose}
        />
      </div>
      <div role="status" className="ostrov-field-status">
        <Live value={sayState(isOpen)} />
      </div>
      {renderAfter?.(reopen)}
    </div>
  )
}
