import { validate } from '@formisch/react'
import { type FocusEvent, type FormEvent, useLayoutEffect, useRef } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { announce } from '#kit/feedback/announce.ts'
import { focusField, listErrors, nameErrors } from '#kit/form/error-summary.tsx'
import type { Form } from '#kit/form/form.ts'
import { markLeft } from '#kit/form/form-marks.ts'
import { isOfForm, readStep, rememberStep } from './history-entry.ts'
import type { Sale } from './model.ts'
import { STEPS, type Step, stepOf } from './steps.ts'

/**
 * Turns the pages of the form. Whether it has pages only its stylesheet knows: their heading is in sight then. All
 * fields are there all the time, so nothing is lost where the island becomes wide or narrow.
 */
export function useSteps(of: Form, sale: Sale, labels: Readonly<Record<string, string>>) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurned = useRef(false)
  const step = sale.step.value
  const hasPages = (): boolean => heading.current?.checkVisibility() ?? false

  useLayoutEffect(() => {
    if (!isTurned.current) return
    isTurned.current = false
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'start' })
  })

  useHistory(sale, hasPages, () => {
    isTurned.current = true
  })

  const turnTo = (next: Step | undefined): void => {
    if (!next) return
    isTurned.current = true
    sale.step.value = next
  }
  const goOn = async (): Promise<void> => {
    const own = Object.fromEntries(Object.entries(labels).filter(([field]) => stepOf(field) === step))
    markLeft(of, Object.keys(own))
    await validate(of)
    const errors = listErrors(of, own, [])
    const [first] = errors
    if (!first) return turnTo(STEPS[STEPS.indexOf(step) + 1])
    if (errors.length > 1) announce(nameErrors(errors))
    focusField(root.current?.querySelector(`[name="${first.field}"]`)?.id ?? '')
  }
  return {
    root,
    heading,
    step,
    turnTo,
    turnBack(): void {
      const entry = readStep()
      const before = STEPS[STEPS.indexOf(step) - 1]
      if (before && entry.step === step && entry.from === before) history.back()
      else turnTo(before)
    },
    goOn,
    reveal(field: string): void {
      sale.step.value = stepOf(field)
    },
    /** Enter sends the form; before the last page it goes on to the next. */
    onSubmitCapture(event: FormEvent): void {
      if (step === 'check' || !hasPages()) return
      event.preventDefault()
      event.stopPropagation()
      void goOn()
    },
    /** An island that becomes narrow shows the page of what has the focus. */
    onFocusCapture({ target }: FocusEvent<Element>): void {
      const field = target.getAttribute('name')
      if (field && !hasPages()) sale.step.value = stepOf(field)
    },
  }
}

/** The browser's own Back and Forward turn the pages, too, with what was typed in them. */
function useHistory(sale: Sale, hasPages: () => boolean, onTurn: () => void): void {
  const step = sale.step.value
  const isShown = useRef(false)
  useLayoutEffect(() => {
    if (readStep().step !== step && hasPages()) rememberStep(step, isShown.current ? 'push' : 'replace')
    isShown.current = true
  }, [step])
  // Before the first paint: the way back may be pressed as soon as the form is seen.
  useLayoutEffect(() => {
    const isInnerStep = (): boolean => hasPages() && isOfForm(buyback.selection.peek().color)
    const follow = (): void => {
      const next = readStep().step
      if (!isInnerStep() || next === sale.step.peek()) return
      onTurn()
      sale.step.value = next
    }
    buyback.isInnerStep = isInnerStep
    addEventListener('popstate', follow)
    return () => {
      buyback.isInnerStep = () => false
      removeEventListener('popstate', follow)
    }
  }, [sale])
}
