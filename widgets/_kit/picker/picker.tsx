import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { Combobox } from '#kit/combobox/combobox.tsx'
import type { Suggestions } from '#kit/combobox/suggestions.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FieldError, OptionalMark } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { Chips, type Picked } from './chips.tsx'
import { t } from './picker-words.ts'
import { RetrySearch, sayState } from './search-state.tsx'
import { useLeftText } from './use-left-text.ts'

interface Pick<T extends Picked> {
  label: string
  hint?: string
  /** Nothing may be chosen, and the label says so. */
  isOptional?: boolean
  suggestions: Suggestions<T>
  /** What is chosen, in the order of choosing. */
  picked: readonly T[]
  onChange: (picked: readonly T[]) => void
  /** What an option shows, where that is more than its name. */
  renderItem?: (item: T) => ReactNode
  /** The form around it is not sent with a text that chose nothing. */
  isTextRefused?: boolean
  /** The id of what says that something is wrong with what is chosen. */
  errorId?: string | undefined
}

/** Several values of a search: each stands below it as a chip that can be taken off. */
export function Picker<T extends Picked>(pick: Pick<T>): ReactNode {
  useSignals()
  const { label, hint = t('hint'), suggestions, picked, onChange, renderItem } = pick
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  const isLeft = useLeftText(place, suggestions.term, pick.isTextRefused === true)
  const add = (item: T): void => {
    const input = place.current?.querySelector('input')
    if (input) input.value = ''
    suggestions.settle('')
    if (picked.some(({ id }) => id === item.id)) return
    onChange([...picked, item])
    announce(t('added', { name: item.name }))
  }
  const remove = (item: T): void => {
    onChange(picked.filter(({ id }) => id !== item.id))
    announce(t('removed', { name: item.name }))
  }
  return (
    <div ref={place} className="ostrov-picker">
      <Combobox
        suggestions={suggestions}
        label={label}
        mark={pick.isOptional && <OptionalMark />}
        hint={hint}
        nameItem={item => item.name}
        keyItem={item => item.id}
        {...(renderItem && { renderItem })}
        onChoose={add}
        isOnlyChosen
        errorId={isLeft ? `${id}-error` : pick.errorId}
        sayState={isOpen => sayState(suggestions, isOpen)}
        renderAfter={reopen => (
          <>
            {isLeft && <FieldError id={id} error={t('left')} />}
            <RetrySearch suggestions={suggestions} reopen={reopen} />
          </>
        )}
      />
      <Chips
        label={t('chosen')}
        picked={picked}
        onRemove={remove}
        onEmpty={() => place.current?.querySelector('input')?.focus()}
      />
    </div>
  )
}
