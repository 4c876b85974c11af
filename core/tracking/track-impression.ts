import { claimOnce } from './once.ts'
import { track } from './track.ts'
import { type ItemList, MOST_ITEMS, type TrackedItem } from './tracked-item.ts'

/** Products that come into view together are told together. */
const PAUSE = 200

interface Batch {
  list: ItemList
  items: TrackedItem[]
  timer: ReturnType<typeof setTimeout>
}

const batches = new Map<string, Batch>()

/** Tells that a product of a list was seen: with the others of its batch, and once per page. */
export function trackImpression(list: ItemList, item: TrackedItem): void {
  if (!claimOnce('view_item_list', list.id, item.item_id)) return
  const batch = batches.get(list.id)
  if (batch) batch.items.push(item)
  else batches.set(list.id, { list, items: [item], timer: setTimeout(sendBatch, PAUSE, list.id) })
}

/** Sends all that wait: the page is being left. */
export function flushImpressions(): void {
  for (const id of batches.keys()) sendBatch(id)
}

function sendBatch(id: string): void {
  const batch = batches.get(id)
  if (!batch) return
  batches.delete(id)
  clearTimeout(batch.timer)
  for (let start = 0; start < batch.items.length; start += MOST_ITEMS) {
    track('view_item_list', {
      item_list_id: id,
      item_list_name: batch.list.name,
      items: batch.items.slice(start, start + MOST_ITEMS),
    })
  }
}
