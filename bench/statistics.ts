export function takePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  if (low === undefined || high === undefined) throw new Error('There is no value to take.')
  return low + (high - low) * (position % 1)
}

export const takeMedian = (values: readonly number[]): number => takePercentile(values, 0.5)

export function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map(item => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
