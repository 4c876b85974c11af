import { computed, signal } from '@preact/signals-core'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { applyUrl } from '#core/state/browser-url.ts'

/** The key of the chosen setting in the address. */
const KEY = 'setting'
export const NEW = 'new'

const readAddress = (): string | null => new URLSearchParams(location.search).get(KEY)

function writeAddress(id: string | null): void {
  if (readAddress() === id) return
  const url = new URL(location.href)
  if (id === null) url.searchParams.delete(KEY)
  else url.searchParams.set(KEY, id)
  applyUrl(url.pathname + url.search + url.hash, 'push')
}

/** Which setting the address names; what is typed and not saved is not left for another one without a question. */
export function createChosenSetting(show: (id: string | null) => void) {
  const chosen = signal<string | null>(null)
  const dirtyForms = signal<ReadonlySet<string>>(new Set())
  const isDirty = computed(() => dirtyForms.value.size > 0)
  /** What is to be shown once what was typed may be left behind. */
  const wanted = signal<{ id: string | null } | null>(null)

  const turnTo = (id: string | null): void => {
    chosen.value = id
    show(id)
  }
  const go = (id: string | null): void => {
    writeAddress(id)
    wanted.value = null
    dirtyForms.value = new Set()
    turnTo(id)
  }
  const choose = (id: string | null): void => {
    if (isDirty.peek() && id !== chosen.peek()) wanted.value = { id }
    else go(id)
  }
  const follow = (): void => {
    const id = readAddress()
    if (isDirty.peek()) choose(id)
    else turnTo(id)
  }
  return {
    chosen,
    isDirty,
    dirtyForms,
    wanted,
    go,
    choose,
    /** Told by each form whether something is typed in it that is not saved. */
    noteDirty(form: string, isFormDirty: boolean): void {
      if (dirtyForms.peek().has(form) === isFormDirty) return
      const next = new Set(dirtyForms.peek())
      if (isFormDirty) next.add(form)
      else next.delete(form)
      dirtyForms.value = next
    },
    stay(): void {
      writeAddress(chosen.peek())
      wanted.value = null
    },
    discard: (): void => go(wanted.peek()?.id ?? null),
    mount(): () => void {
      follow()
      addEventListener('popstate', follow)
      const stopGuard = guardLeaving(isDirty)
      return () => {
        stopGuard()
        removeEventListener('popstate', follow)
      }
    },
  }
}
