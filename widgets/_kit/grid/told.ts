import { batch, effect, signal } from '@preact/signals-core'

/** How long something is told, in milliseconds. */
const STAYS = 4000

/** What has just been done, such as that cells were copied; empty once that was told. */
export function createTold(readLast: () => object | null) {
  const text = signal('')
  /** The step of edits that it is about, or null. */
  const about = signal<object | null>(null)
  /** The last step of edits that is told no more: something else has begun since. */
  const passed = signal<object | null>(null)
  let isHeld = false
  let end = (): void => {}
  const forget = (): void => {
    end()
    text.value = ''
  }
  return {
    text,
    about,
    passed,
    /** For a while, or as long as `holds` by its signals. */
    tell(what: string, holds?: () => boolean, step: object | null = null): void {
      end()
      isHeld = holds !== undefined
      batch(() => {
        text.value = what
        about.value = step
      })
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
    /** Something else begins: what only told of a success goes. */
    pass(): void {
      passed.value = readLast()
      if (!isHeld) forget()
    },
  }
}
