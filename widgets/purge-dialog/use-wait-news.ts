import { useEffect, useRef, useState } from 'react'

/** Says when a wait that the server asked for is over; empty until then. */
export function useWaitNews(isWaiting: boolean, text: string): string {
  const [news, setNews] = useState('')
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current !== isWaiting) setNews(isWaiting ? '' : text)
    wasWaiting.current = isWaiting
  }, [isWaiting, text])
  return news
}
