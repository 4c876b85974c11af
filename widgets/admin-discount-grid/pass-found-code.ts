import type { MouseEvent } from 'react'
import type { Discount } from '#core/api/discounts/discounts.ts'
import { passCode } from '#core/discounts/pass-code.ts'
import type { ListModel } from '#core/state/list-model.ts'

/** The page of a discount that a code led to gets the code; in another tab it is typed anew. */
export function passFoundCode(event: MouseEvent, { rows, query, isSecret }: ListModel<Discount>): void {
  const { search } = query.peek()
  if (!isSecret?.(search) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  const found = rows.peek()?.find(({ id }) => link?.search === `?id=${id}`)
  if (found && !found.name.toLowerCase().includes(search.toLowerCase())) passCode(found.id, search)
}
