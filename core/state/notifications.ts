import { type ReadonlySignal, signal } from '@preact/signals-core'

export type NotificationKind = 'info' | 'warning' | 'success' | 'error'

/** A message to the visitor; two of the same kind and words are shown as one. */
export interface Notification {
  id: number
  kind: NotificationKind
  title: string
  text: string
}

/** More at once would push the page away; the oldest go first. */
const MOST = 5
const MAX_LENGTH = 500

const list = signal<readonly Notification[]>([])
let nextId = 1

/** What the page's `notifications` island shows, the oldest first, at most five. */
export const notifications: ReadonlySignal<readonly Notification[]> = list

/** Shows a message in the page's outlet; title and text are shown as text, never as markup. Returns its id. */
export function notify(kind: NotificationKind, title: string, text: string): number {
  const id = nextId++
  const shown = { id, kind, title: title.slice(0, MAX_LENGTH), text: text.slice(0, MAX_LENGTH) }
  const others = list.value.filter(n => n.kind !== kind || n.title !== shown.title || n.text !== shown.text)
  list.value = [...others, shown].slice(-MOST)
  return id
}

export function dismissNotification(id: number): void {
  list.value = list.value.filter(n => n.id !== id)
}

export function clearNotifications(): void {
  list.value = []
}
