import { signal } from '@preact/signals-core'

/** How long it is told that cells were copied, in milliseconds. */
const STAYS = 4000

/** How many cells have just been copied; 0 once that was told. */
export function createCopied() {
  const count = signal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    clearTimeout(timer)
    count.value = 0
  }
  return {
    count,
    tell(cells: number): void {
      clearTimeout(timer)
      count.value = cells
      timer = setTimeout(forget, STAYS)
    },
    forget,
  }
}
