import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { t } from './messages.ts'

interface KeyTagsOptions {
  keys: readonly string[]
  onRemove: (key: string) => void
  /** The last one was removed, and the focus needs another place. */
  onEmpty: () => void
}

/** The keys so far, by the ARIA practices' toolbar: one stop for Tab, arrows between them, each removes itself. */
export function KeyTags(options: KeyTagsOptions): ReactNode {
  const { keys } = options
  const { bar, at, setCurrent, remove, handleKey } = useRovingTags(options)
  if (keys.length === 0) return null
  return (
    <div ref={bar} role="toolbar" className="ostrov-purge-tags" aria-label={t('keyList')}>
      {keys.map((key, place) => (
        <button
          key={key}
          type="button"
          className="ostrov-purge-tag"
          tabIndex={place === at ? 0 : -1}
          aria-label={t('removeKey', { key })}
          onFocus={() => setCurrent(place)}
          onClick={() => remove(place)}
          onKeyDown={event => handleKey(event, place)}
        >
          <bdi>{key}</bdi>
          <RemoveSign />
        </button>
      ))}
    </div>
  )
}

const RemoveSign = (): ReactNode => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M2.5 2.5l7 7M9.5 2.5l-7 7" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
)

function useRovingTags({ keys, onRemove, onEmpty }: KeyTagsOptions) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const isFocusDue = useRef(false)

  useLayoutEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    const buttons = bar.current?.querySelectorAll('button')
    if (buttons?.length) buttons[Math.min(current, buttons.length - 1)]?.focus()
    else onEmpty()
  })

  const goTo = (place: number): void => {
    isFocusDue.current = true
    setCurrent(Math.max(0, Math.min(place, keys.length - 1)))
  }
  const remove = (place: number): void => {
    const key = keys[place]
    if (key === undefined) return
    goTo(place)
    onRemove(key)
  }
  return {
    bar,
    at: Math.min(current, keys.length - 1),
    setCurrent,
    remove,
    handleKey(event: KeyboardEvent, place: number): void {
      const next = findNext(event.key, place, keys.length)
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
      if (next === null && !isRemoval) return
      event.preventDefault()
      if (next === null) remove(place)
      else goTo(next)
    },
  }
}

function findNext(key: string, place: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (place - 1 + count) % count
  if (key === 'ArrowRight' || key === 'ArrowDown') return (place + 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
