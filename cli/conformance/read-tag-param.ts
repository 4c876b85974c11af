import { readAttribute, type Tag } from '../check/tag.ts'

/** A param of a placeholder as text, in either way of writing params: an object, or a list of name and value. */
export function readTagParam(tag: Tag, name: string): string[] {
  const [script] = tag.children.filter(child => readAttribute(child, 'type') === 'application/json')
  const text = readAttribute(tag, 'data-params') ?? script?.texts.map(piece => piece.text).join('')
  const value = readParam(parseParams(text ?? ''), name)
  return (typeof value === 'string' && value) || typeof value === 'number' ? [String(value)] : []
}

function readParam(params: unknown, name: string): unknown {
  if (params === null || typeof params !== 'object') return undefined
  if (!Array.isArray(params)) return (params as Record<string, unknown>)[name]
  return (params as { name?: unknown; value?: unknown }[]).find(param => param?.name === name)?.value
}

function parseParams(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
