import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A heading that takes the focus when what it heads comes up. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return heading
}
