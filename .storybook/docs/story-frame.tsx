import { type ReactNode, useEffect, useRef } from 'react'

/** A story in a page of its own, with its own server, and as high as it is. */
export function StoryFrame({
  id,
  title,
  more = '',
  height,
}: {
  id: string
  title: string
  /** More of its address. */
  more?: string
  /** The least of it, for what covers the page and so adds nothing to its height. */
  height?: string | undefined
}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = (): void => {
    const page = frame.current?.contentDocument
    if (!page) return
    if (page.defaultView) keepPlace(page.defaultView)
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
      style={{ minBlockSize: height }}
      src={`iframe.html?id=${id}&viewMode=story${more}`}
      loading="lazy"
      onLoad={follow}
    />
  )
}

/** What a story's visitor does moves the focus within the frame, not the page that is read around it. */
function keepPlace({ HTMLElement: { prototype } }: typeof globalThis): void {
  const { focus } = prototype
  prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
