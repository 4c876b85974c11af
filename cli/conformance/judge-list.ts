import type { Backend } from './backend.ts'

/** Tells what stands in a list more than once. */
export function judgeRepeats({ book }: Backend, route: string, what: string, ids: readonly string[]): void {
  for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i)))
    book.tell(route, 'list-repeated', `The ${what} "${id}" stands in the list more than once.`)
}
