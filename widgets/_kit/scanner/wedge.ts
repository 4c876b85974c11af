import { isCommand, normalizeScan } from '#core/picking/scan-codes.ts'

export interface WedgeOptions {
  /** The keys of a scanner come no slower than this on the average, in milliseconds. */
  longestGap?: number
  /** Shorter bursts are somebody's typing, but for those that come outside of fields at a scanner's pace. */
  shortest?: number
  onScan: (code: string) => void
  /** Outside of fields a scanner's keys came right after others, so that nobody knows where its code begins. */
  onUnread?: () => void
}

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'altKey'
  | 'metaKey'
  | 'isComposing'
  | 'repeat'
  | 'timeStamp'
  | 'preventDefault'
  | 'target'
>

interface Burst {
  text: string
  /** By the clock of the keys themselves: a busy page hears them late. */
  first: number
  last: number
  /** Somebody or something typed just before: what follows may be the rest of a code. */
  isTail: boolean
  field: Field | null
  before: string
}

/** After this many keys outside of fields a burst is taken for a scanner's, and presses nothing. */
const SURE_AFTER = 2
/** This many gaps without a key end a code; a line that stumbles is quicker. */
const GAPS_OF_PAUSE = 3
/** Sooner than this after keys that came to nothing begins no code, in milliseconds. */
const REST = 600
/** Nobody types words at such a pace, in milliseconds a key. */
const QUICK = 40
/** Outside of fields so few keys at such a pace with Enter are a scan, though hardly a good one. */
const SHORTEST_QUICK = 2
/** Of fields alone: shorter codes that come slowly may be somebody's number. */
const SHORTEST_SLOW = 6

/**
 * Tells a scanner, which types like a keyboard, from a person by its pace. Its code ends with Enter or Tab, which then
 * press nothing, or by a pause. It is read whole or not at all. What it typed into a field goes out of it again; a
 * slow one is known there by typing capitals and digits faster than anybody does, for words come as fast.
 */
export function createWedge({ longestGap = 100, shortest = 4, onScan, onUnread }: WedgeOptions) {
  const pause = longestGap * GAPS_OF_PAUSE
  let burst: Burst | null = null
  /** Of a key that may have been the beginning of a code. */
  let lastKey = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function isScan({ text, first, field, isTail }: Burst, end: number, isEnded: boolean): boolean {
    const pace = (end - first) / Math.max(1, text.length - (isEnded ? 0 : 1))
    const isSure = isEnded && !field && !isTail && pace <= QUICK
    if (text.length < (isSure ? SHORTEST_QUICK : shortest) || pace > longestGap) return false
    return !field || pace <= QUICK || (isEnded && looksPrinted(text))
  }
  function end(at?: number): boolean {
    clearTimeout(timer)
    const done = burst
    burst = null
    if (!done || !isScan(done, at ?? done.last, at !== undefined)) return false
    if (done.isTail) {
      if (!done.field) onUnread?.()
      return false
    }
    if (done.field) restore(done.field, done.before)
    onScan(done.text)
    return true
  }
  function type(key: string, time: number, target: EventTarget | null): Burst {
    if (burst && time - burst.last <= pause) return { ...burst, text: burst.text + key, last: time }
    const field = isField(target) ? target : null
    const isTail = time - lastKey <= REST
    return { text: key, first: time, last: time, isTail, field, before: field?.value ?? '' }
  }
  return {
    handleKey(event: Key): void {
      const { key, timeStamp: time } = event
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return
      if (key === 'Enter' || key === 'Tab') {
        lastKey = Number.NEGATIVE_INFINITY
        if (burst && time - burst.last <= pause && end(time)) event.preventDefault()
        clearTimeout(timer)
        burst = null
        return
      }
      if ([...key].length !== 1) return
      burst = type(key, time, event.target)
      lastKey = time
      const { text, first, field } = burst
      if (!field && text.length > SURE_AFTER && time - first <= longestGap * text.length)
        event.preventDefault()
      clearTimeout(timer)
      // Keys that a busy page has yet to hear go first.
      timer = setTimeout(() => {
        timer = setTimeout(end)
      }, pause)
    },
    dispose: (): void => clearTimeout(timer),
  }
}

/** Codes are capitals, digits and signs; a Czech keyboard makes letters of the digits. */
const looksPrinted = (text: string): boolean => {
  const code = normalizeScan(text)
  if (text.length < SHORTEST_SLOW || code.length < text.length) return false
  return (
    !/[a-z]/.test(text) && (/\d/.test(code) || isCommand(code)) && !/\p{Lu}/u.test(text.replace(/[A-Z]/g, ''))
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

function restore(field: Field, before: string): void {
  if (field.value === before) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, before)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  /^(?:INPUT|TEXTAREA)$/.test((target as Partial<Element> | null)?.tagName ?? '')
