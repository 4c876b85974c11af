import type { MouseEvent } from 'react'

/** What of the page's address names the order that is shown. */
export const ORDER = 'order'

/** The number in a row opens its order on this page; where it is asked for elsewhere, the browser does. */
export function openOrder(event: MouseEvent<HTMLElement>, open: (number: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const number = new URLSearchParams(event.target.closest('a')?.search).get(ORDER)
  if (number === null) return
  event.preventDefault()
  open(number)
}
