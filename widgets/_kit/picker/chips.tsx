import { type ReactNode, useRef } from 'react'
import { t } from './picker-words.ts'

/** Something that was chosen. */
export interface Picked {
  /** What it is told apart by. */
  id: string
  /** The text of its chip. */
  name: string
}

/** Chosen values, each with a button that takes it off; the focus goes on to the next one. */
export function Chips<T extends Picked>({
  label,
  picked,
  onRemove,
  onEmpty,
}: {
  /** What was chosen, as the name of the list for screen readers: “Chosen sets”. */
  label: string
  /** In the order that they are shown in. */
  picked: readonly T[]
  /** Gets what is taken off; its owner leaves it out of `picked` then. */
  onRemove: (item: T) => void
  /** The last one is gone, and with it the focus. */
  onEmpty?: () => void
}): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  if (picked.length === 0) return null
  const remove = (item: T, at: number): void => {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    if (next) next.focus()
    else onEmpty?.()
    onRemove(item)
  }
  return (
    <ul ref={list} className="ostrov-picker-chips" aria-label={label}>
      {picked.map((item, at) => (
        <li key={item.id}>
          <span>{item.name}</span>
          <button
            type="button"
            aria-label={t('remove', { name: item.name })}
            onClick={() => remove(item, at)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
