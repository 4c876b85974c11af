import { effect, signal } from '@preact/signals-core'

/** How long something is told, in milliseconds. */
const STAYS = 4000

/** What has just been done, such as that cells were copied; empty once that was told. */
export function createTold() {
  const text = signal('')
  let end = (): void => {}
  const forget = (): void => {
    end()
    text.value = ''
  }
  return {
    text,
    /** For a while, or as long as `holds` by its signals. */
    tell(what: string, holds?: () => boolean): void {
      end()
      text.value = what
      if (holds)
        end = effect(() => {
          if (!holds()) text.value = ''
        })
      else {
        const timer = setTimeout(forget, STAYS)
        end = () => clearTimeout(timer)
      }
    },
    forget,
  }
}
