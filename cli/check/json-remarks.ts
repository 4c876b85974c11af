import type { Remark } from './finding.ts'
import type { JsonNode } from './scan-json.ts'

const REFUSED = new Set(['__proto__', 'constructor', 'prototype'])

export const isRefused = (key: string): boolean => REFUSED.has(key)

/** Keys that stand twice in one object, and keys that are refused; `start` is where the text begins. */
export function judgeKeys(root: JsonNode, start: number, what: string): Remark[] {
  const remarks: Remark[] = []
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const seen = new Set<string>()
    for (const { key, at, value } of node.members ?? []) {
      open.push(value)
      const named = JSON.stringify(key.slice(0, 80))
      if (seen.has(key))
        remarks.push({
          kind: 'json-repeated-key',
          at: start + at,
          problem: `${what} have the key ${named} twice.`,
          fix: 'Keep one of them.',
        })
      if (isRefused(key))
        remarks.push({
          kind: 'json-refused-key',
          at: start + at,
          problem: `${what} have the key ${named}.`,
          fix: 'Give it another name, or take it out.',
        })
      seen.add(key)
    }
    open.push(...(node.items ?? []))
  }
  return remarks
}
