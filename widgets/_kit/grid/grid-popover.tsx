import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { listStops } from '#kit/focus/focus-stops.ts'
import { useTopLayer } from '#kit/react/use-top-layer.ts'

interface Popover {
  anchor: HTMLElement
  label: string
  /** In a menu arrows lead, in a dialog Tab does. */
  role: 'menu' | 'dialog'
  onClose: () => void
  children: ReactNode
}

/** A panel below what opened it, over the page. Escape and a press beside it close it, and the focus goes back. */
export function GridPopover({ anchor, label, role, onClose, children }: Popover): ReactNode {
  const root = useTopLayer() as RefObject<HTMLDivElement | null>
  const place = usePlace(root, anchor)
  useFocus(root, anchor)
  usePressBeside(root, anchor, onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a menu's or a dialog's
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div
      ref={root}
      popover="manual"
      tabIndex={-1}
      role={role}
      aria-label={label}
      className="ostrov-grid-popover"
      style={place}
      onKeyDown={event => handleKey(event, root.current, role, onClose)}
    >
      {children}
    </div>
  )
}

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  root: HTMLElement | null,
  role: Popover['role'],
  onClose: () => void,
): void {
  const { key } = event
  if (key === 'Escape' || (key === 'Tab' && role === 'menu')) {
    event.preventDefault()
    event.stopPropagation()
    onClose()
    return
  }
  const stops = listStops(root)
  const { activeElement: active } = document
  const at = active instanceof HTMLElement ? stops.indexOf(active) : -1
  const next = findStop(key, event.shiftKey, role, at, stops.length)
  if (next === null) return
  event.preventDefault()
  stops[next]?.focus()
}

/** In a menu by arrows; in a dialog Tab goes round. */
function findStop(
  key: string,
  isBack: boolean,
  role: Popover['role'],
  at: number,
  count: number,
): number | null {
  if (role === 'dialog')
    return key !== 'Tab' || (isBack ? at > 0 : at < count - 1) ? null : isBack ? count - 1 : 0
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

const GAP = 4
/** Of the window's height. */
const MOST = 0.8
/** What opened it may be out of sight by now, in pixels. */
const LEAST = 160

function usePlace(root: RefObject<HTMLElement | null>, anchor: HTMLElement) {
  const [place, setPlace] = useState({
    insetBlockStart: '0px',
    insetInlineStart: '0px',
    maxBlockSize: '80vh',
  })
  useLayoutEffect(() => {
    const put = (): void => {
      const from = anchor.getBoundingClientRect()
      const own = root.current?.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const height = Math.min((root.current?.scrollHeight ?? 0) + GAP, MOST * clientHeight)
      const [above, below] = [from.top - 2 * GAP, clientHeight - from.bottom - 2 * GAP]
      const isAbove = height > below && above > below
      const room = Math.max(LEAST, Math.min(height, isAbove ? above : below))
      const top = Math.max(
        GAP,
        isAbove ? from.top - GAP - room : Math.min(from.bottom + GAP, clientHeight - GAP - room),
      )
      // Within the grid it is of, or at least within the window.
      const grid = anchor.closest('.ostrov-grid')?.getBoundingClientRect()
      const end = Math.min(grid?.right ?? clientWidth, clientWidth - GAP)
      const left = Math.max(GAP, Math.min(from.left, end - (own?.width ?? 0)))
      setPlace({
        insetBlockStart: `${top}px`,
        insetInlineStart: `${left}px`,
        maxBlockSize: `${room}px`,
      })
    }
    put()
    // It grows with what comes into it later.
    const observer = new ResizeObserver(() => requestAnimationFrame(put))
    if (root.current) observer.observe(root.current)
    addEventListener('resize', put)
    addEventListener('scroll', put, true)
    return () => {
      observer.disconnect()
      removeEventListener('resize', put)
      removeEventListener('scroll', put, true)
    }
  }, [root, anchor])
  return place
}

function useFocus(root: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  // Before the panel is gone: a focus that is lost with it would be brought to another place.
  useLayoutEffect(() => {
    const panel = root.current
    listStops(panel)[0]?.focus()
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement === null || panel?.contains(activeElement))
        anchor.focus()
    }
  }, [root, anchor])
}

function usePressBeside(root: RefObject<HTMLElement | null>, anchor: HTMLElement, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || root.current?.contains(target) || anchor.contains(target)) return
      close.current()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [root, anchor])
}
