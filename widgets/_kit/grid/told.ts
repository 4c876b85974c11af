import { signal } from '@preact/signals-core'

/** How long something is told, in milliseconds. */
const STAYS = 4000

/** What has just been done, such as that cells were copied; empty once that was told. */
export function createTold() {
  const text = signal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    clearTimeout(timer)
    text.value = ''
  }
  return {
    text,
    tell(what: string): void {
      clearTimeout(timer)
      text.value = what
      timer = setTimeout(forget, STAYS)
    },
    forget,
  }
}
