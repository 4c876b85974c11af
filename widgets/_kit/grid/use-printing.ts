import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Paper shows all rows, and they are there before the browser looks. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const turn = (): void => flushSync(() => setPrinting(paper.matches))
    paper.addEventListener('change', turn)
    return () => paper.removeEventListener('change', turn)
  }, [])
  return isPrinting
}
