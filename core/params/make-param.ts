import type { DescribedValue } from './described-value.ts'
import { choice, flag, image, integer, list, money, type Param, reference, text } from './vocabulary.ts'

/** The param that a description tells of, for those who have the data and not the widget: an editor, a server. */
export function makeParam(description: DescribedValue): Param<unknown> {
  const { kind, min, max, choices = [], item } = description
  const options = description.default === undefined ? {} : { default: description.default as never }
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  switch (kind) {
    case 'text':
      return text({ ...options, ...limits })
    case 'integer':
      return integer({ ...options, ...limits })
    case 'money':
      return money(options)
    case 'flag':
      return flag(options)
    case 'choice':
      return choice(choices, options)
    case 'reference':
      return reference(options)
    case 'image':
      return image(options)
    case 'list':
      return list(item ? makeParam(item) : text(), { ...options, ...limits })
  }
}
