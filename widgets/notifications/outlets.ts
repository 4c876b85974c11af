import { signal } from '@preact/signals-core'

/** The outlets on the page, the first mounted first: it alone speaks, and the next one when it is gone. */
const mounted = signal<readonly symbol[]>([])

export interface Outlet {
  isSpeaking: () => boolean
  enter: () => void
  leave: () => void
}

export function createPlace(): Outlet {
  const me = Symbol()
  const leave = (): void => {
    mounted.value = mounted.peek().filter(other => other !== me)
  }
  return {
    isSpeaking: () => mounted.value[0] === me,
    enter() {
      leave()
      mounted.value = [...mounted.peek(), me]
    },
    leave,
  }
}
