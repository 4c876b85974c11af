import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Content } from '#core/widget.ts'

/** A place of a view for nodes of the server's markup. They are moved there, and the view never touches them. */
export function Slot({
  content,
  nodes,
  className,
}: {
  content: Content
  nodes: Content['nodes']
  className?: string
}): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) content.place(nodes, place.current)
  }, [content, nodes])
  return <div ref={place} className={className} />
}
