/** Arguments or a query, as calls carry them. */
export type CallValues = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The same for the same values, in whatever order and form they came. */
export const writeValuesKey = (values: CallValues = {}): string =>
  JSON.stringify(
    Object.entries(values)
      .flatMap(([key, value]) => (value === undefined ? [] : [value].flat().map(one => [key, `${one}`])))
      .sort(),
  )

/** Names one call with its arguments and query. */
export const writeCallKey = ({
  endpoint: { name },
  args,
  query,
}: {
  endpoint: { name: string }
  args?: CallValues | undefined
  query?: CallValues | undefined
}): string => `${name} ${writeValuesKey(args)} ${writeValuesKey(query)}`
