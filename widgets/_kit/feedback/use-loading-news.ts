import { useEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { announce, SOON, takeBack } from './announce.ts'

/** Tells that something is loading, where that takes its time, and that it has come; a failure speaks for itself. */
export function useLoadingNews(name: string, isLoading: boolean, hasCome: boolean): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!isLoading) {
      if (isTold.current && hasCome) announce(words('loadedPart', { name }))
      isTold.current = false
      return
    }
    const news = words('loadingPart', { name })
    const timer = setTimeout(() => {
      isTold.current = true
      announce(news)
    }, SOON)
    return () => {
      clearTimeout(timer)
      takeBack(news)
    }
  }, [name, isLoading, hasCome])
}
