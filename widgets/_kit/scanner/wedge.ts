export interface WedgeOptions {
  /** Between two keys of a scanner there is never more, in milliseconds; nobody types so fast for long. */
  longestGap?: number
  /** Shorter bursts are somebody's typing. */
  shortest?: number
  now?: () => number
  onScan: (code: string) => void
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'preventDefault' | 'target'
>

/** After this many keys a burst is taken for a scanner's, and no longer reaches what has the focus. */
const SURE_AFTER = 2

/**
 * Tells a scanner, which types like a keyboard, from a person by its speed. Its code ends with Enter or Tab, which then
 * press nothing, or by a pause; what it had typed into a field before it was known goes out of it again.
 */
export function createWedge({
  longestGap = 50,
  shortest = 4,
  now = () => performance.now(),
  onScan,
}: WedgeOptions) {
  let burst: { text: string; last: number; restore: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): boolean {
    clearTimeout(timer)
    const done = burst
    burst = null
    if (!done || done.text.length < shortest) return false
    done.restore()
    onScan(done.text)
    return true
  }
  return {
    handleKey(event: Key): void {
      const { key } = event
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || key === 'Shift') return
      const time = now()
      if (burst && time - burst.last > longestGap) burst = null
      if (key === 'Enter' || key === 'Tab') {
        if (end()) event.preventDefault()
        return
      }
      if ([...key].length !== 1) return
      burst = {
        text: (burst?.text ?? '') + key,
        last: time,
        restore: burst?.restore ?? keepField(event.target),
      }
      if (burst.text.length > SURE_AFTER) event.preventDefault()
      clearTimeout(timer)
      timer = setTimeout(end, longestGap * 2)
    },
    dispose: (): void => clearTimeout(timer),
  }
}

/** Puts a field back to what it held before the burst. */
function keepField(target: EventTarget | null): () => void {
  if (!isField(target)) return () => {}
  const before = target.value
  return () => {
    if (target.value === before) return
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {}
    set?.call(target, before)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  typeof HTMLElement !== 'undefined' &&
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
