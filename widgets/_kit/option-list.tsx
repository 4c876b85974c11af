import { type ReactNode, useEffect, useRef } from 'react'

/** The list under a combobox; its options are marked from the text, which keeps the focus. */
export function OptionList<T>({
  id,
  label,
  items,
  active,
  keyItem,
  renderItem,
  onChoose,
}: {
  /** Of the combobox; those of the options are made from it. */
  id: string
  label: string
  items: readonly T[]
  active: number
  keyItem: (item: T) => string
  renderItem: (item: T) => ReactNode
  onChoose: (item: T) => void
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
      hidden={items.length === 0}
    >
      {items.map((item, place) => (
        <button
          key={keyItem(item)}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The text keeps the focus; pressing must not take it away before the click.
          onPointerDown={event => event.preventDefault()}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {renderItem(item)}
        </button>
      ))}
    </div>
  )
}
