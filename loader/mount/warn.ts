import type { Placeholder } from '#loader/entry/placeholder.ts'

const warned = new Set<string>()

/** Says what an editor should mend though the island works without, once for all placeholders alike. */
export function warnOnce({ component, pk }: Placeholder, warning: string): void {
  const text = `component "${component}": ${warning}`
  if (warned.has(text)) return
  warned.add(text)
  console.warn(`Ostrov: ${text} First seen in pk ${pk}.`)
}
