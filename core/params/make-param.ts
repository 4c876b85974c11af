import * as v from 'valibot'
import { isSafeLink } from '#core/safe-link.ts'
import type { DescribedValue } from './described-value.ts'
import { readAs } from './param.ts'
import { choice, flag, image, integer, link, list, money, type Param, reference, text } from './vocabulary.ts'

/**
 * The param that a description tells of, for those who have the data and not the widget: an editor, a server. It holds
 * whoever sets it to more than the island does, which makes the best of a link or a code that somebody set long ago.
 */
export function makeParam(description: DescribedValue): Param<unknown> {
  const { kind, min, max, choices = [], pattern, of, item } = description
  const options = description.default === undefined ? {} : { default: description.default as never }
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  switch (kind) {
    case 'text':
      return pattern === undefined
        ? text({ ...options, ...limits })
        : restrict(text({ ...options, ...limits, pattern }), pattern, 'text')
    case 'integer':
      return integer({ ...options, ...limits })
    case 'money':
      return money(options)
    case 'flag':
      return flag(options)
    case 'choice':
      return choice(choices, options)
    case 'reference':
      return pattern === undefined
        ? reference({ ...options, ...(of && { of }) })
        : restrict(reference({ ...options, pattern }), pattern, 'an id')
    case 'link':
      return hold(link({ ...options, ...limits }), isSafeLink, LINK)
    case 'image':
      return image(options)
    case 'list':
      return list(item ? makeParam(item) : text(), { ...options, ...limits })
  }
}

const LINK = 'a path of this site (/…) or an https address'

/** The same param of which only what matches is taken. */
function restrict(param: Param<string>, pattern: string, what: string): Param<string> {
  const rule = new RegExp(pattern)
  return hold(param, value => rule.test(value), `${what} that matches ${pattern}`)
}

/** The same param of which fewer texts are taken; its own default always is. */
function hold(
  { schema, describe }: Param<string>,
  isTaken: (value: string) => boolean,
  expected: string,
): Param<string> {
  const read = (value: unknown) => {
    const { success, output } = v.safeParse(schema, value)
    return success && (output === describe.default || isTaken(output)) ? output : undefined
  }
  return { schema: readAs(read, expected), describe }
}
