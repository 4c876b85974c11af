const LIMIT = 5
const WINDOW = 10_000

const repeated = new WeakMap<Element, number[]>()

/** Whether an island may be mounted again: a script of the page that never stops emptying it must not win for ever. */
export function mayRepeat(element: Element): boolean {
  const now = performance.now()
  const recent = (repeated.get(element) ?? []).filter(at => now - at < WINDOW)
  repeated.set(element, [...recent, now])
  return recent.length < LIMIT
}
