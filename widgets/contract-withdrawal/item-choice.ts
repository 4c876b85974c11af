import { signal } from '@preact/signals-core'
import type { Order } from '#core/api/orders/orders.ts'

type Item = Order['items'][number]

/** What of an order is returned, and how many of it. */
export function createItemChoice(order: Pick<Order, 'items'>) {
  const items = signal(listReturnable(order))
  /** By the items' ids; 0 where it stays. */
  const quantities = signal<ReadonlyMap<string, number>>(new Map())
  const isAsked = signal(false)
  const quantityOf = (id: string): number => quantities.value.get(id) ?? 0
  const list = (): { id: string; quantity: number }[] =>
    items.peek().flatMap(({ id }) => {
      const quantity = quantities.peek().get(id) ?? 0
      return quantity > 0 ? { id, quantity } : []
    })

  const set = (id: string, quantity: number): void => {
    quantities.value = new Map([...quantities.peek(), [id, quantity]])
    if (quantity > 0) isAsked.value = false
  }

  return {
    items,
    quantityOf,
    /** True after a try to send without any. */
    isAsked,
    set,
    toggle(item: Item, isReturned: boolean): void {
      set(item.id, isReturned ? (item.returnable ?? 0) : 0)
    },
    /** Some may have been returned meanwhile; no more is chosen than is left. */
    limit(read: Pick<Order, 'items'>): void {
      items.value = listReturnable(read)
      const left = new Map(items.peek().map(({ id, returnable }) => [id, returnable ?? 0]))
      quantities.value = new Map(
        [...quantities.peek()].map(([id, quantity]) => [id, Math.min(quantity, left.get(id) ?? 0)]),
      )
    },
    list,
    /** At each try to send. */
    ask(): void {
      isAsked.value = list().length === 0
    },
    /** The same in words' parts, with what it costs. */
    describe(): Returned {
      const chosen = items.value.map(({ id, name, unit_price }) => ({
        id,
        name,
        unit_price,
        quantity: quantityOf(id),
      }))
      const returned = chosen.filter(({ quantity }) => quantity > 0)
      return {
        items: returned,
        sum: returned.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
      }
    },
  }
}

export interface Returned {
  items: { id: string; name: string; quantity: number }[]
  /** What they cost, in minor units. */
  sum: number
}

export type ItemChoice = ReturnType<typeof createItemChoice>

const listReturnable = ({ items }: Pick<Order, 'items'>): Item[] =>
  items.filter(({ returnable }) => (returnable ?? 0) > 0)
