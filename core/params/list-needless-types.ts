import type { DescribedValue } from './described-value.ts'

/** The params that say a type of device where another one says the device itself, by which the island goes. */
export function listNeedlessTypes(
  described: Readonly<Record<string, Pick<DescribedValue, 'of'>>>,
  values: ReadonlyMap<string, unknown>,
): string[] {
  const set = Object.keys(described).filter(name => values.get(name))
  const hasDevice = (flow: string | undefined): boolean =>
    set.some(name => described[name]?.of === `${flow}-device`)
  return set.filter(name => {
    const [flow, kind] = described[name]?.of?.split('-') ?? []
    return kind === 'type' && hasDevice(flow)
  })
}
