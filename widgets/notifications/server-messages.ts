import { report } from '#core/report.ts'
import type { NotificationKind } from '#core/state/notifications.ts'

/** Django's levels by number and by name; debug is no kind of its own, a visitor reads it as information. */
const KINDS: ReadonlyMap<string, NotificationKind> = new Map([
  ['10', 'info'],
  ['debug', 'info'],
  ['20', 'info'],
  ['info', 'info'],
  ['25', 'success'],
  ['success', 'success'],
  ['30', 'warning'],
  ['warning', 'warning'],
  ['40', 'error'],
  ['error', 'error'],
])

export interface ServerMessage {
  kind: NotificationKind
  title: string | null
  text: string
}

/** The messages that the server laid into the page, their texts as they stand; what is no message is reported. */
export function readServerMessages(json: string): ServerMessage[] {
  if (!json.trim()) return []
  return parseList(json).flatMap((entry, index) => {
    const message = readMessage(entry)
    if (message) return [message]
    report(`notifications: entry ${index} of "initial" is no message {level, title, text}; it was left out.`)
    return []
  })
}

function parseList(json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json)
    if (Array.isArray(list)) return list
  } catch {
    // Reported below like any other thing that is no list.
  }
  report('notifications: "initial" is no JSON list of messages {level, title, text}.')
  return []
}

function readMessage(entry: unknown): ServerMessage | null {
  const { level, kind, title, text } = (entry ?? {}) as Readonly<Record<string, unknown>>
  const known = KINDS.get(String(kind ?? level))
  if (!known || typeof text !== 'string' || !text.trim()) return null
  return { kind: known, title: typeof title === 'string' && title.trim() ? title : null, text }
}
