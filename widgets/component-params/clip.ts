import type { ComponentParam } from '#core/api/cms/component-params.ts'
import { parseParams } from '#core/params/read-params.ts'

/** The params of a component as they travel by the clipboard. */
export interface Clip {
  component: string | null
  /** Name to value, as a placeholder has them; nothing is known of them yet. */
  params: ReadonlyMap<string, unknown>
}

export const writeClip = (component: string, params: readonly ComponentParam[]): string =>
  JSON.stringify({ component, params }, null, 2)

/** Reads what somebody pasted, whatever it is: our own form, or params as a placeholder has them; else null. */
export function readClip(text: string): Clip | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const { component, params } = (parsed ?? {}) as { component?: unknown; params?: unknown }
    const isOurs = typeof component === 'string' && Array.isArray(params)
    const given = parseParams(isOurs ? JSON.stringify(params) : text)
    return { component: isOurs ? component : null, params: given }
  } catch {
    return null
  }
}

let copied: string | null = null

/** Keeps a text for this page, and gives it to the clipboard for others where the browser lets us. */
export async function copyText(text: string): Promise<void> {
  copied = text
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // The page's own memory serves.
  }
}

/** The clipboard's text; what was copied here where the browser does not let us look, and null where nothing was. */
export async function pasteText(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()) || copied
  } catch {
    return copied
  }
}
