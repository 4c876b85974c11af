import { useSignals } from '@preact/signals-react/runtime'
import {
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Suggestions } from './suggestions.ts'

/** What the search is over, and what is done with what it finds. */
export interface ComboboxRules<T> {
  /** What is written into the text when an item is chosen. */
  nameItem: (item: T) => string
  /** What tells items apart; its name, unless said otherwise. */
  keyItem?: (item: T) => string
  onChoose: (item: T) => void
  onLeave?: () => void
}

export interface ComboboxState<T> {
  items: readonly T[]
  isOpen: boolean
  /** The place of the marked option; -1 for none. */
  active: number
  choose: (item: T) => void
  /** Goes back to the text, with the list as soon as there is one. */
  reopen: () => void
  input: {
    ref: RefObject<HTMLInputElement | null>
    onInput: (event: InputEvent<HTMLInputElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
}

/** The behaviour of the ARIA practices' editable combobox with list autocomplete. */
export function useCombobox<T>(suggestions: Suggestions<T>, rules: ComboboxRules<T>): ComboboxState<T> {
  useSignals()
  const ref = useRef<HTMLInputElement>(null)
  const pressed = useRef<number>(undefined)
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const { nameItem, keyItem = nameItem, onChoose, onLeave } = rules
  const found = suggestions.items.value
  // What can't be told apart is one choice.
  const items = useMemo(
    () => [...new Map(found.map(item => [keyItem(item), item])).values()],
    [found, keyItem],
  )
  const isOpen = isWanted && suggestions.state.value === 'ready' && items.length > 0

  useEffect(() => () => suggestions.stop(), [suggestions])

  const turn = (isOpening: boolean, marked = -1): void => {
    setWanted(isOpening)
    setActive(marked)
  }
  const write = (text: string): void => {
    if (ref.current) ref.current.value = text
  }
  const choose = (item: T): void => {
    write(nameItem(item))
    suggestions.settle(nameItem(item))
    turn(false)
    onChoose(item)
  }

  const act = (action: Action): void => {
    const item = items[active]
    if (action.kind === 'mark') turn(true, action.active)
    else if (action.kind === 'close' || (action.kind === 'choose' && item === undefined)) turn(false)
    else if (action.kind === 'choose' && item !== undefined) choose(item)
    else if (action.kind === 'clear') {
      write('')
      suggestions.type('')
    }
  }

  return {
    items,
    isOpen,
    active,
    choose,
    reopen() {
      ref.current?.focus()
      turn(true)
    },
    input: {
      ref,
      onInput(event) {
        suggestions.type(event.currentTarget.value, pressed.current)
        pressed.current = undefined
        turn(true)
      },
      onKeyDown(event) {
        pressed.current = event.timeStamp
        if (event.nativeEvent.isComposing) return
        const action = pickAction(event, { isOpen, active, count: items.length })
        if (action) {
          event.preventDefault()
          act(action)
          // Keys that move in the text leave the list.
        } else if (MOVES.has(event.key)) setActive(-1)
      },
      onBlur() {
        turn(false)
        onLeave?.()
      },
    },
  }
}

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

type Action = { kind: 'mark'; active: number } | { kind: 'choose' | 'close' | 'clear' | 'nothing' }

/** What a key does to the list; null where it is the text's own. */
function pickAction(
  { key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { isOpen, active, count }: { isOpen: boolean; active: number; count: number },
): Action | null {
  switch (key) {
    case 'ArrowDown':
      if (altKey) return { kind: 'mark', active: isOpen ? active : -1 }
      return { kind: 'mark', active: (active + 1) % Math.max(count, 1) }
    case 'ArrowUp':
      if (altKey) return { kind: 'close' }
      return { kind: 'mark', active: (active <= 0 ? count : active) - 1 }
    case 'Enter':
      // A search must not send the form around it.
      return { kind: isOpen ? 'choose' : 'nothing' }
    case 'Escape':
      if (isOpen) return { kind: 'close' }
      return currentTarget.value ? { kind: 'clear' } : null
    default:
      return null
  }
}
