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
  /** Where one alone was found, Enter takes it without marking it first. */
  isOnlyChosen?: boolean
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
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const items = useDistinctItems(suggestions, rules)
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
    const name = rules.nameItem(item)
    write(name)
    suggestions.settle(name)
    turn(false)
    rules.onChoose(item)
  }
  const reopen = (): void => {
    ref.current?.focus()
    turn(true)
  }
  const clear = (): void => {
    write('')
    suggestions.type('')
  }
  const list = { isOpen, active, count: items.length }
  const pointed = rules.isOnlyChosen && items.length === 1 ? 0 : active
  const act = (action: Action): void => carryOut(action, items[pointed], { turn, choose, clear })
  const input = useTyping({ suggestions, rules, list, turn, unmark: () => setActive(-1), act })
  return { items, isOpen, active, choose, reopen, input: { ref, ...input } }
}

function carryOut<T>(
  action: Action,
  item: T | undefined,
  list: { turn: (isOpening: boolean, marked?: number) => void; choose: (item: T) => void; clear: () => void },
): void {
  if (action.kind === 'mark') list.turn(true, action.active)
  else if (action.kind === 'choose' && item !== undefined) list.choose(item)
  else if (action.kind === 'close' || action.kind === 'choose') list.turn(false)
  else if (action.kind === 'clear') list.clear()
}

/** What was found; what can't be told apart is one choice. */
function useDistinctItems<T>(suggestions: Suggestions<T>, rules: ComboboxRules<T>): readonly T[] {
  const { nameItem, keyItem = nameItem } = rules
  const found = suggestions.items.value
  return useMemo(() => [...new Map(found.map(item => [keyItem(item), item])).values()], [found, keyItem])
}

interface Typing<T> {
  suggestions: Suggestions<T>
  rules: ComboboxRules<T>
  list: List
  turn: (isOpening: boolean) => void
  unmark: () => void
  act: (action: Action) => void
}

/** What the text of a combobox hears. */
function useTyping<T>({
  suggestions,
  rules,
  list,
  turn,
  unmark,
  act,
}: Typing<T>): Omit<ComboboxState<T>['input'], 'ref'> {
  const pressed = useRef<number>(undefined)
  return {
    onInput(event) {
      suggestions.type(event.currentTarget.value, pressed.current)
      pressed.current = undefined
      turn(true)
    },
    onKeyDown(event) {
      pressed.current = event.timeStamp
      if (event.nativeEvent.isComposing) return
      const action = pickAction(event, list)
      if (action) {
        event.preventDefault()
        act(action)
        // Keys that move in the text leave the list.
      } else if (MOVES.has(event.key)) unmark()
    },
    onBlur() {
      turn(false)
      rules.onLeave?.()
    },
  }
}

interface List {
  isOpen: boolean
  active: number
  count: number
}

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

type Action = { kind: 'mark'; active: number } | { kind: 'choose' | 'close' | 'clear' | 'nothing' }

/** What a key does to the list; null where it is the text's own. */
function pickAction(
  { key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { isOpen, active, count }: List,
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
