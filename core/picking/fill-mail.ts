/** A mail's text with what stands in braces filled in; a name that is not known stays as it is, so that it is seen. */
export const fillMail = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z_]{1,40})\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? whole) : whole,
  )

/** A field in braces, or what has one that is not closed or was never opened. */
export const FIELD_LIKE = /(\{+[^{}]{1,40}\}+|\{+[^{}\s]*|[^{}\s]*\}+)/

/** What stands in braces and nothing is known for, with all its braces, as it would be sent; also where one is missing. */
export const listUnknownFields = (text: string, fields: Readonly<Record<string, string>>): string[] => [
  ...new Set(
    text.split(FIELD_LIKE).filter((piece, at) => {
      if (at % 2 === 0) return false
      const [, name = ''] = /^\{+([^{}]+)\}+$/.exec(piece) ?? []
      return !Object.hasOwn(fields, name)
    }),
  ),
]

export interface Gap {
  /** With its square brackets. */
  text: string
  start: number
  end: number
}

/** The first gap that a template leaves to be filled, and that is still there; brackets of the writer’s own are none. */
export function findGap(text: string, templates: readonly string[]): Gap | null {
  const gaps = templates.flatMap(template => template.match(/\[[^[\]]{1,60}\]/g) ?? [])
  const [first] = gaps
    .map(gap => ({ text: gap, start: text.indexOf(gap), end: text.indexOf(gap) + gap.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  return first ?? null
}
