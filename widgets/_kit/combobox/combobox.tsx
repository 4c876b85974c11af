import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { OptionList } from './option-list.tsx'
import type { Suggestions } from './suggestions.ts'
import { type ComboboxRules, type ComboboxState, useCombobox } from './use-combobox.ts'

const NOTHING: readonly never[] = []

interface Search<T> extends ComboboxRules<T> {
  suggestions: Suggestions<T>
  label: string
  /** Stands behind the label. */
  mark?: ReactNode
  hint: string
  /** The id of what says that the text is wrong. */
  errorId?: string | undefined
  /** The id of what else is said of the text. */
  noteId?: string | undefined
  /** What an option shows, where that is more than its name. */
  renderItem?: (item: T, isPainted: boolean) => ReactNode
  /** As many options as are in sight before anybody scrolls, where they are of more than one line. */
  inSight?: number
  /** What the search says of itself below the text. */
  sayState: (isOpen: boolean) => string
  /** Stands below what the search says; it is given the way back to the text. */
  renderAfter?: (reopen: () => void) => ReactNode
}

/**
 * A search with a list of what it found. The text stays with the browser's own input, so that no key is lost however
 * fast it comes.
 */
export function Combobox<T>(search: Search<T>): ReactNode {
  const { label, nameItem, keyItem = nameItem, renderItem = nameItem } = search
  const id = useUniqueId()
  const box = useCombobox(search.suggestions, search)
  return (
    <div className="ostrov-field">
      <label htmlFor={id}>
        {label}
        {search.mark}
      </label>
      <p id={`${id}-hint`} className="ostrov-muted">
        {search.hint}
      </p>
      <div className="ostrov-suggest">
        <SearchInput
          id={id}
          box={box}
          text={search.suggestions.term.peek()}
          errorId={search.errorId}
          noteId={search.noteId}
        />
        <OptionList
          id={id}
          label={label}
          items={box.isOpen ? box.items : NOTHING}
          active={box.active}
          keyItem={keyItem}
          renderItem={renderItem}
          inSight={search.inSight}
          onChoose={box.choose}
        />
      </div>
      <div role="status" className="ostrov-field-status">
        <KeyedText value={search.sayState(box.isOpen)} />
      </div>
      {search.renderAfter?.(box.reopen)}
    </div>
  )
}

/** The text of a combobox, by the ARIA practices. */
const SearchInput = <T,>({
  id,
  box: { isOpen, active, input },
  text,
  errorId,
  noteId,
}: {
  id: string
  box: ComboboxState<T>
  text: string
  errorId: string | undefined
  noteId: string | undefined
}): ReactNode => (
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
    aria-invalid={errorId ? true : undefined}
    aria-describedby={[`${id}-hint`, errorId, noteId].filter(Boolean).join(' ')}
    defaultValue={text}
  />
)
