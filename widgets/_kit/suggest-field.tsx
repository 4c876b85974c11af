import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { describeRefusal } from '../../core/intl/refusal-text.ts'
import { createTranslate } from '../../core/intl/translate.ts'
import { Live } from './live.tsx'
import { suggestMessages } from './suggest-messages.ts'
import type { Suggestions } from './suggestions.ts'
import { useUniqueId } from './use-unique-id.ts'

const t = createTranslate(suggestMessages)

/**
 * A search with a list of suggestions, by the ARIA practices' combobox with list autocomplete. The text stays with the
 * browser's own input, so that no key is lost however fast it comes; choosing fills what `onChoose` fills.
 */
export function SuggestField<T>({
  suggestions,
  label,
  hint,
  nameItem,
  onChoose,
}: {
  suggestions: Suggestions<T>
  label: string
  hint: string
  nameItem: (item: T) => string
  onChoose: (item: T) => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const state = suggestions.state.value
  // What reads the same is one choice.
  const offered = new Map(suggestions.items.value.map(item => [nameItem(item), item]))
  const texts = [...offered.keys()]
  const isOpen = isWanted && state === 'ready' && texts.length > 0

  useEffect(() => () => suggestions.stop(), [suggestions])

  const close = (): void => {
    setWanted(false)
    setActive(-1)
  }
  const choose = (text: string | undefined): void => {
    const item = offered.get(text ?? '')
    if (text === undefined || item === undefined) return
    if (input.current) input.current.value = text
    suggestions.settle(text)
    close()
    onChoose(item)
  }
  const step = (by: 1 | -1): void => {
    const from = active < 0 && by < 0 ? 0 : active
    setActive((from + by + texts.length) % texts.length)
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (isArrow && !isOpen) {
      setWanted(true)
      if (!altKey) setActive(key === 'ArrowDown' ? 0 : texts.length - 1)
    } else if (isArrow && !altKey) step(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && isOpen) {
      choose(texts[active])
      close()
    } else if (key === 'Escape' && isOpen) close()
    else if (key === 'Escape' && event.currentTarget.value) {
      event.currentTarget.value = ''
      suggestions.type('')
    } else if (key !== 'Enter') {
      // Keys that move in the text leave the list.
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(-1)
      return
    }
    // Enter in a search must not send the form around it.
    event.preventDefault()
  }

  return (
    <div className="ostrov-field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="ostrov-muted">
        {hint}
      </p>
      <div className="ostrov-suggest">
        <input
          ref={input}
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
          onInput={event => {
            suggestions.type(event.currentTarget.value)
            setWanted(true)
            setActive(-1)
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
        <SuggestList id={id} label={label} texts={isOpen ? texts : []} active={active} onChoose={choose} />
      </div>
      <div role="status" className="ostrov-field-status">
        <Live value={describeState(suggestions, isOpen)} />
      </div>
    </div>
  )
}

function describeState<T>({ state, items, least }: Suggestions<T>, isOpen: boolean): string {
  switch (state.value) {
    case 'short':
      return describeRefusal(`searchLength:${least}`)
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

function SuggestList({
  id,
  label,
  texts,
  active,
  onChoose,
}: {
  id: string
  label: string
  texts: readonly string[]
  active: number
  onChoose: (text: string) => void
}): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="ostrov-suggest-list"
      hidden={texts.length === 0}
    >
      {texts.map((text, place) => (
        <button
          key={text}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The text keeps the focus; pressing must not take it away before the click.
          onPointerDown={event => event.preventDefault()}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
