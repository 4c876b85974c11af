import { signal } from '@preact/signals-core'
import type { ListModel } from './list-model.ts'

const PAUSE = 60_000

/** How many rows came since the list was read; asked quietly once a minute, while the page is looked at. */
export function createListNews<Row>(list: ListModel<Row>, isSeen: () => boolean, pause = PAUSE) {
  const fresh = signal(0)
  let controller: AbortController | null = null

  async function ask(): Promise<void> {
    if (!isSeen() || list.isPending.peek() || !list.rows.peek()) return
    controller?.abort()
    controller = new AbortController()
    const { signal: abort } = controller
    const askedOf = list.query.peek()
    try {
      const { count } = await list.readPage({ page: 1, pageSize: 1 }, abort)
      if (!abort.aborted && list.query.peek() === askedOf)
        fresh.value = Math.max(0, count - list.count.peek())
    } catch {
      // It is a comfort: what is wrong with the list itself is told where it is read.
    }
  }
  return {
    fresh,
    ask,
    mount(): () => void {
      const timer = setInterval(() => void ask(), pause)
      const forget = list.fetchedAt.subscribe(() => {
        fresh.value = 0
      })
      return () => {
        clearInterval(timer)
        controller?.abort()
        forget()
      }
    },
  }
}
