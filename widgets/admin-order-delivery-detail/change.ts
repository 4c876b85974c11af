import {
  addDeliveryItem,
  changeDeliveryWindow,
  changeItemPicking,
  handOver,
  lockDelivery,
  type OrderDelivery,
  replaceItem,
} from '#core/api/picking/deliveries.ts'
import type { PickingState } from '#core/api/picking/picking-state.ts'
import { write } from '#core/http/write.ts'

/** What is to be done to the order; each is one call. */
export type Change =
  | { kind: 'item'; item: string; state: PickingState }
  | { kind: 'replace'; item: string; product: string }
  | { kind: 'add'; product: string }
  | { kind: 'window'; from: string | null; to: string | null }
  | { kind: 'hand-over' }
  | { kind: 'lock'; action: 'take' | 'release' }

/** What was done by a change, as the texts name it. */
export type Done = 'item' | 'replace' | 'add' | 'window' | 'handOver' | 'take' | 'release' | 'undo'

export const nameChange = (change: Change): Done => {
  if (change.kind === 'lock') return change.action
  return change.kind === 'hand-over' ? 'handOver' : change.kind
}

export async function sendChange(change: Change, { id, version }: OrderDelivery, idempotencyKey: string) {
  const all = { args: { id }, idempotencyKey }
  switch (change.kind) {
    case 'item': {
      const args = { id, item: change.item }
      return (
        await write(changeItemPicking, { picking_state: change.state, version }, { args, idempotencyKey })
      ).data
    }
    case 'replace': {
      const args = { id, item: change.item }
      return (await write(replaceItem, { product: change.product, version }, { args, idempotencyKey })).data
    }
    case 'add':
      return (await write(addDeliveryItem, { product: change.product, quantity: 1, version }, all)).data
    case 'window':
      return (
        await write(
          changeDeliveryWindow,
          { delivery_from: change.from, delivery_to: change.to, version },
          all,
        )
      ).data
    case 'hand-over':
      return (await write(handOver, { version }, all)).data
    case 'lock':
      return (await write(lockDelivery, { action: change.action }, all)).data
  }
}
