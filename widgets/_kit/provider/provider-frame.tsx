import { type ReactNode, useEffect, useRef } from 'react'
import { listenToFrame } from './listen-to-frame.ts'
import { PROVIDER_DEADLINE } from './load-script.ts'

interface Frame {
  /** Judged by whoever opens it. */
  src: string
  /** Of which messages are heard; those of all others are not. */
  origin: string
  /** What the frame is, to who can't see it. */
  title: string
  onMessage: (data: unknown) => void
  /** It has shown nothing for ten seconds; it may come still. */
  onSilent?: () => void
  /** It shows something. */
  onLoad?: () => void
  /** For tests. */
  deadline?: number
}

/** A provider's page in a frame of ours. */
export function ProviderFrame({
  src,
  origin,
  title,
  deadline = PROVIDER_DEADLINE,
  ...given
}: Frame): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  // Who renders anew with other functions is called by those.
  const told = useRef(given)
  told.current = given

  useEffect(() => {
    let isLoaded = false
    const settle = (): void => {
      isLoaded = true
      clearTimeout(timer)
    }
    const timer = setTimeout(() => !isLoaded && told.current.onSilent?.(), deadline)
    const node = frame.current
    const load = (): void => {
      settle()
      told.current.onLoad?.()
    }
    node?.addEventListener('load', load)
    const stop = listenToFrame(
      () => frame.current,
      origin,
      data => {
        settle()
        told.current.onMessage(data)
      },
    )
    // Set here, so that nobody loads before somebody listens.
    if (node) node.src = src
    return () => {
      clearTimeout(timer)
      node?.removeEventListener('load', load)
      stop()
    }
  }, [src, origin, deadline])

  return (
    <iframe
      ref={frame}
      className="provider-frame"
      title={title}
      allow="geolocation"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
    />
  )
}
