/** `/cz/platba/{id}/` names what is shown by its last part; undefined where there is no page, or no part. */
export const readLastPart = (path = globalThis.location?.pathname): string | undefined =>
  path?.split('/').findLast(Boolean)

/** As a shop may spell it; what has other characters names no order anywhere. */
const TOKEN = /^[\w-]{6,100}$/

/**
 * The token of the order that is shown: the one that is given, else the last part of the page's path. Undefined where it
 * can't be one, null where there is no page to read it of.
 */
export function readOrderToken(
  given: string,
  path = globalThis.location?.pathname,
): string | undefined | null {
  const token = given || readLastPart(path)
  if (token === undefined) return path === undefined ? null : undefined
  return TOKEN.test(token) ? token : undefined
}
