import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { announce } from '#kit/feedback/announce.ts'

/** Which of the answered steps is open, and how one comes from step to step. */
export interface Folding {
  /** The answered step that is not folded: it is being changed, or walked through with the arrows. */
  held: string | null
  /** Keeps a step open while its choices are walked through; what leaves it folds it. */
  hold: (step: string) => void
  /** Opens an answered step again and leads into it. */
  reopen: (step: string) => void
  /** Folds the step that is open, unless it goes on, and leads to what comes next, or to its line where nothing does. */
  settle: (isDone?: boolean) => void
  /** Leads to what is open, as who came by the keyboard. */
  lead: () => void
}

/**
 * Steps that fold once they are answered. In `root` what is open is marked by `data-open`, the first one being next, and
 * the step that is held by `data-held`.
 */
export function useFolding(root: RefObject<HTMLElement | null>): Folding {
  const [held, setHeld] = useState<string | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)

  useLayoutEffect(() => {
    if (wish) leadOn(root.current, wish)
  }, [root, wish])

  useEffect(() => {
    if (held === null) return
    // Not as the focus goes: a press on something below would miss it.
    const foldWhenLeft = (): void => {
      if (!root.current?.querySelector('[data-held]')?.contains(document.activeElement)) setHeld(null)
    }
    addEventListener('keyup', foldWhenLeft)
    addEventListener('click', foldWhenLeft)
    return () => {
      removeEventListener('keyup', foldWhenLeft)
      removeEventListener('click', foldWhenLeft)
    }
  }, [root, held])

  const lead = (isByKeyboard: boolean, left: Element | null = null): void => setWish({ isByKeyboard, left })
  return {
    held,
    hold: setHeld,
    reopen(step) {
      setHeld(step)
      lead(true)
    },
    settle(isDone = true) {
      if (isDone) setHeld(null)
      const focused = document.activeElement
      lead(focused?.matches(':focus-visible') ?? false, focused?.closest('.ostrov-step'))
    },
    lead: () => lead(true),
  }
}

interface Wish {
  isByKeyboard: boolean
  /** The step that was just answered, where it had the focus. */
  left: Element | null
}

/**
 * What comes next takes the place of what was answered: in sight, with the focus, and told once. Where nothing does, the
 * line of what was answered is in sight: a long list above it is gone, and the page would stay where it ended.
 */
function leadOn(root: HTMLElement | null, { isByKeyboard, left }: Wish): void {
  const next =
    root?.querySelector<HTMLElement>('[data-held]') ?? root?.querySelector<HTMLElement>('[data-open]')
  if (!next) {
    const lines = [...(root?.querySelectorAll('.ostrov-folded') ?? [])]
    const line = lines.find(one => left?.contains(one)) ?? lines.at(-1)
    if (line) showStep(line.closest('.ostrov-step') ?? line)
    return
  }
  showStep(next)
  // Who points is not led into a field, or a phone would bring up its keyboard.
  const goal = isByKeyboard
    ? (next.querySelector<HTMLElement>('fieldset :checked') ??
      next.querySelector<HTMLElement>('fieldset input, fieldset[aria-busy], h3'))
    : null
  ;(goal ?? next).focus({ preventScroll: true })
  const said = [...next.querySelectorAll('.ostrov-progress, legend, .ostrov-legend')].slice(0, 2)
  if (said.length > 1) announce(said.map(({ textContent }) => textContent).join(': '))
}

function showStep(step: Element): void {
  const { top, bottom } = step.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) step.scrollIntoView({ block: 'start' })
}
