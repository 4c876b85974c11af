import type { FieldErrors } from './failure.ts'

const OWN_KEYS = new Set(['non_field_errors', '__all__', 'detail'])
const MAX_LENGTH = 500
const MAX_DEPTH = 8

/**
 * Flattens every shape in which Django REST framework tells errors (text, lists, nested and indexed
 * objects, lists with empty holes) into messages by dotted path.
 */
export function readFieldErrors(body: unknown): FieldErrors {
  const found: Record<string, string[]> = Object.create(null)
  collect(body, '', 0, found)
  return found
}

function collect(value: unknown, path: string, depth: number, found: Record<string, string[]>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).slice(0, MAX_LENGTH)
    if (text.trim()) {
      const messages = found[path] ?? []
      messages.push(text)
      found[path] = messages
    }
  } else if (depth < MAX_DEPTH && value && typeof value === 'object') {
    const isList = Array.isArray(value)
    for (const [key, inner] of Object.entries(value)) {
      const isOwn = (isList && typeof inner !== 'object') || OWN_KEYS.has(key)
      collect(inner, isOwn ? path : path ? `${path}.${key}` : key, depth + 1, found)
    }
  }
}

/** The message a person reads first: the form's own, else the first of any field. */
export function pickFirstMessage(errors: FieldErrors): string | null {
  const paths = Object.keys(errors)
  // Keys that are numbers come first in every object, whatever order they were sent in.
  const first = paths.find(path => !/^\d/.test(path)) ?? paths[0]
  return errors['']?.[0] ?? (first === undefined ? null : (errors[first]?.[0] ?? null))
}

/** The address that an error may carry beside its messages; a complaint about a field of that name is none. */
export function readErrorUrl(body: unknown): string | null {
  const url =
    body && typeof body === 'object' && Object.hasOwn(body, 'url') ? (body as { url: unknown }).url : null
  const text = Array.isArray(url) && url.length === 1 ? url[0] : url
  return typeof text === 'string' && /^(?:[/?]|https?:)/i.test(text) ? text : null
}
