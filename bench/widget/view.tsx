import { useSignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect } from 'react'

export interface Counter {
  label: string
  start: number
  step: number
}

/** The build replaces it: each of the widgets is code of its own, as on a page of different ones. */
const KIND = 0

const markInteractive = (): void => window.bench.mark()

/** A button that counts: the least that params, state and an effect can be seen at work with. */
export function View({ params }: { params: Counter }): ReactNode {
  useSignals()
  const count = useSignal(params.start)
  // For all contestants the same moment: it is on the page and answers. Effects come later, and with some much later.
  useLayoutEffect(markInteractive, [])
  return (
    <button
      type="button"
      className={`counter-${KIND}`}
      onClick={() => {
        count.value += params.step
      }}
    >
      {params.label}: {count.value}
    </button>
  )
}
