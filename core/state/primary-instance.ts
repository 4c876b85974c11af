import { signal } from '@preact/signals-core'

/** Of a widget's instances on a page the first mounted speaks for all; when it goes, the next one does. */
export function createPrimaryInstance() {
  const mounted = signal<readonly symbol[]>([])
  return {
    /** One more instance; it counts from its mounting on. */
    create() {
      const me = Symbol()
      return {
        isPrimary: (): boolean => mounted.value[0] === me,
        mount(): () => void {
          mounted.value = [...mounted.peek(), me]
          return () => {
            mounted.value = mounted.peek().filter(other => other !== me)
          }
        },
      }
    },
  }
}
