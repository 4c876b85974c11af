import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'

const stay = (event: SyntheticEvent): void => event.preventDefault()

interface Options<T> {
  /** Of the combobox; those of the options are made from it. */
  id: string
  label: string
  items: readonly T[]
  active: number
  keyItem: (item: T) => string
  /** `isPainted` once the list has been seen: what is slow to paint, such as a picture, may come then. */
  renderItem: (item: T, isPainted: boolean) => ReactNode
  /** As many as are in sight before anybody scrolls; those of one line unless said otherwise. */
  inSight?: number | undefined
  onChoose: (item: T) => void
}

/** The list under a combobox; its options are marked from the text, which keeps the focus. */
export function OptionList<T>(options: Options<T>): ReactNode {
  const { id, label, items, active, keyItem, renderItem, onChoose } = options
  const list = useRef<HTMLDivElement>(null)
  const { shown, isWhole } = useInSightFirst(options)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={!isWhole}
      className="ostrov-suggest-list"
      hidden={items.length === 0}
      // The text keeps the focus; pressing an option, or the list's scroll bar, must not take it away.
      onPointerDown={stay}
      onMouseDown={stay}
    >
      {shown.map((item, place) => (
        <button
          key={keyItem(item)}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={() => onChoose(item)}
        >
          {renderItem(item, isWhole)}
        </button>
      ))}
    </div>
  )
}

/** What is in sight is painted first, so that nobody waits for the rest of a long list. */
function useInSightFirst<T>({ items, active, inSight = 7 }: Options<T>) {
  const [whole, setWhole] = useState<readonly T[]>([])
  useEffect(() => {
    const timer = setTimeout(setWhole, 0, items)
    return () => clearTimeout(timer)
  }, [items])
  const isWhole = whole === items
  return { isWhole, shown: isWhole ? items : items.slice(0, Math.max(inSight, active + 1)) }
}
