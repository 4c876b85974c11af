import { type FocusEvent, type FormEvent, useLayoutEffect, useRef } from 'react'
import type { CheckoutStep, Missing } from '#core/checkout/choice.ts'
import { readEntry, writeEntry } from './history-entry.ts'
import type { CheckoutModel } from './model.ts'
import { findOwed, stepAfter, stepBefore, stepOfChoice } from './steps.ts'

/**
 * Turns the screens of the order. Whether it has screens only its stylesheet knows: their heading is in sight then. All
 * of it is there all the time, so nothing is lost where the island becomes wide or narrow.
 */
export function useSteps(model: CheckoutModel) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const goal = useRef<'heading' | 'delivery' | 'payment' | null>(null)
  const step = model.step.value
  const hasPages = (): boolean => heading.current?.checkVisibility() ?? false

  useLayoutEffect(() => {
    const name = goal.current
    goal.current = null
    const part = name && root.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (part) focusTop(part.querySelector<HTMLElement>(FIRST_OWED) ?? part.querySelector('h3'), part)
    else if (name) focusTop(heading.current)
  })

  useHistory(model, hasPages, () => {
    goal.current = 'heading'
  })

  const turnTo = (next: CheckoutStep | undefined): void => {
    if (!next) return
    goal.current = 'heading'
    model.asked.value = []
    model.step.value = next
  }
  /** Leads to the first that was not chosen, and says of each at its place that it was not. */
  const ask = (first: Missing, missing: readonly Missing[] = [first]): void => {
    const name = stepOfChoice(first)
    model.step.value = name
    // The same again is asked again.
    model.asked.value = []
    queueMicrotask(() => {
      goal.current = name
      model.asked.value = missing
    })
  }
  const goOn = async (): Promise<void> => {
    const owed = findOwed(step, model.checkout.missing.peek())
    if (owed) ask(owed)
    else if (step !== 'details' || (await model.checkDetails.peek()?.())) turnTo(stepAfter(step))
  }
  return {
    root,
    heading,
    step,
    turnTo,
    turnBack(): void {
      const entry = readEntry()
      if (entry.step === step && entry.from === stepBefore(step)) history.back()
      else turnTo(stepBefore(step))
    },
    goOn,
    /** Enter sends the order; before the last screen it goes on to the next. What is not chosen is asked before all else. */
    onSubmitCapture(event: FormEvent<HTMLElement>): void {
      // The forms of discounts are their own.
      if (!(event.target instanceof Element) || event.target.closest('[data-own-form]')) return
      const isLast = step === 'summary' || !hasPages()
      const missing = model.checkout.missing.peek()
      const [owed] = missing
      if (isLast && !owed) return
      event.preventDefault()
      event.stopPropagation()
      if (!isLast || !owed) return void goOn()
      ask(owed, missing)
      // What else is missing is seen at once, not after the next press.
      void model.tellFields.peek()?.()
    },
    /** An island that becomes narrow shows the screen of what has the focus. */
    onFocusCapture({ target }: FocusEvent<Element>): void {
      if (hasPages()) return
      const part = target.closest('[data-part]')?.getAttribute('data-part')
      if (part && part !== step) model.step.value = part as CheckoutStep
    },
  }
}

/** The browser's own Back and Forward turn the screens, too; whoever reads the page anew finds the one they left. */
function useHistory(model: CheckoutModel, hasPages: () => boolean, onTurn: () => void): void {
  const step = model.step.value
  const isTurned = useRef(false)
  useLayoutEffect(() => {
    const from = readEntry().step ?? 'delivery'
    if (from !== step && hasPages()) writeEntry({ step, from }, isTurned.current ? 'push' : 'replace')
    isTurned.current = true
  }, [step])
  // Before the first paint: the way back may be pressed as soon as a screen is seen.
  useLayoutEffect(() => {
    const follow = (): void => {
      const next = readEntry().step ?? 'delivery'
      if (next === model.step.peek() || !hasPages()) return
      onTurn()
      model.asked.value = []
      model.step.value = next
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [model])
}

/** A card that can be chosen of a question that has no answer. */
const FIRST_OWED = 'fieldset:not(:has(:checked)) > .ostrov-choices :enabled'

function focusTop(goal: HTMLElement | null, top = goal?.parentElement): void {
  goal?.focus({ preventScroll: true })
  top?.scrollIntoView({ block: 'start' })
}
