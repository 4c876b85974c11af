import { page } from '#core/page.ts'

/** A route name that the page's table lacks, or an argument it needs; says which. */
export class RouteError extends Error {
  override name = 'RouteError'
}

/** Whether the page's server has a call at all. */
export const hasRoute = (name: string): boolean => Object.hasOwn(page.value.routes, name)

export type RouteArguments = Readonly<Record<string, string | number>>

/** The path of a named route with each argument URL-encoded; throws RouteError. */
export function reverse(name: string, given: RouteArguments = {}): string {
  const template = hasRoute(name) ? page.value.routes[name] : undefined
  if (template === undefined) {
    throw new RouteError(
      `The page's route table has no route "${name}". Add it to "routes" in script#ostrov-page.`,
    )
  }
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = Object.hasOwn(given, key) ? String(given[key]) : ''
    if (value === '') throw new RouteError(`Route "${name}" (${template}) needs the argument "${key}".`)
    const segment = encodeSegment(value)
    if (segment === null)
      throw new RouteError(`Route "${name}" (${template}) can't take "${value}" as "${key}".`)
    return segment
  })
}

function encodeSegment(value: string): string | null {
  // A segment of dots would climb out of the template's path.
  if (/^\.+$/.test(value)) return null
  try {
    return encodeURIComponent(value)
  } catch {
    // Half of a surrogate pair has no encoding.
    return null
  }
}
