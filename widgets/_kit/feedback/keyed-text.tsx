import { createElement, type ReactNode } from 'react'

/**
 * A value that changes while it is looked at: a price, a count, a status, an error. Its element is made anew for
 * each value, because a browser's translation detaches text nodes and a runtime would go on writing to the old one.
 */
export function KeyedText({
  value,
  as = 'span',
  className,
  children,
}: {
  value: string | number
  as?: 'span' | 'p' | 'strong' | 'output' | 'li' | 'legend' | 'h2' | 'h3' | 'dd'
  className?: string
  children?: ReactNode
}): ReactNode {
  return createElement(as, { key: value, className }, children ?? value)
}
