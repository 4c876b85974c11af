import type { DescribedValue } from './described-value.ts'
import type { Need } from './param.ts'

/** The params that are on without what they need: neither the component is there, nor the other param set. */
export function listUnmetNeeds(
  described: Readonly<Record<string, Pick<DescribedValue, 'default' | 'needs'>>>,
  read: (name: string) => unknown,
  there: ReadonlySet<string>,
): [name: string, need: Need][] {
  return Object.entries(described).flatMap(([name, { default: own, needs }]) => {
    const isOn = !/^(?:false|0|)$/i.test(String(read(name) ?? own ?? '').trim())
    return needs && isOn && !there.has(needs.component) && !read(needs.or) ? [[name, needs]] : []
  })
}
