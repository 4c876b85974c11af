import { createWindowLimit, type WindowLimit } from '#core/window-limit.ts'

const limits = new WeakMap<Element, WindowLimit>()

/** Whether an island may be mounted again: a script of the page that keeps emptying it must not go on for ever. */
export function canRemount(element: Element): boolean {
  const limit = limits.get(element) ?? createWindowLimit(5, 10_000)
  limits.set(element, limit)
  return limit.take()
}
