/** A mail's text with what stands in braces filled in; a name that is not known stays as it is, so that it is seen. */
export const fillMail = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z_]{1,40})\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? whole) : whole,
  )

/** The names in braces that nothing is known for. */
export const listUnknownFields = (text: string, fields: Readonly<Record<string, string>>): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}]{1,40})\}/g)].flatMap(([, name = '']) =>
      Object.hasOwn(fields, name) ? [] : [name],
    ),
  ),
]
