import { type ReactNode, useEffect, useRef } from 'react'

/** A story in a page of its own, with its own server, and as high as it is. */
export function StoryFrame({
  id,
  title,
  more = '',
}: {
  id: string
  title: string
  /** More of its address. */
  more?: string
}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = (): void => {
    const page = frame.current?.contentDocument
    if (!page) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      const { bottom } = (page.querySelector('.story-page') ?? page.body).getBoundingClientRect()
      if (frame.current) frame.current.style.blockSize = `${Math.ceil(bottom)}px`
    })
    observer.current.observe(page.body)
  }
  return (
    <iframe
      ref={frame}
      className="docs-frame"
      title={title}
      src={`iframe.html?id=${id}&viewMode=story${more}`}
      loading="lazy"
      onLoad={follow}
    />
  )
}
