import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useFocusInPlace } from './use-focus-in-place.ts'

let change: (isThere: boolean) => void = () => {}
let addStep = () => {}

function Place({ name, children }: { name: string; children?: ReactNode }): ReactNode {
  const place = useFocusInPlace<HTMLElement>()
  return (
    <section ref={place} tabIndex={-1} aria-label={name}>
      {children}
    </section>
  )
}

function Late({ name, isThere }: { name: string; isThere: boolean }): ReactNode {
  return (
    <Place name={name}>
      <h3 hidden>Of narrow pages alone</h3>
      {isThere ? <button type="button">Failed</button> : <input aria-label="What came" />}
    </Place>
  )
}

function Page(): ReactNode {
  const [isThere, setThere] = useState(true)
  const [isStepThere, setStepThere] = useState(false)
  change = setThere
  addStep = () => setStepThere(true)
  return (
    <>
      <Place name="outer">
        {isStepThere && <Late name="step" isThere={isThere} />}
        <Place name="inner">{isThere && <button type="button">Again</button>}</Place>
        {isThere && (
          <Place name="gone">
            <a href="#price">Price list</a>
          </Place>
        )}
      </Place>
      <button type="button">Elsewhere</button>
    </>
  )
}

beforeEach(() => {
  render(<Page />)
})

test('the innermost place takes the focus of what goes from it', async () => {
  screen.getByRole('button', { name: 'Again' }).focus()
  change(false)
  await waitFor(() => expect(screen.getByRole('region', { name: 'inner' })).toHaveFocus())
})

test('a place that goes itself leaves the focus to the one around it', async () => {
  screen.getByRole('link').focus()
  change(false)
  await waitFor(() => expect(screen.getByRole('region', { name: 'outer' })).toHaveFocus())
})

test('a visitor who is elsewhere, or has left by themselves, is not called back', async () => {
  screen.getByRole('button', { name: 'Again' }).focus()
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  change(false)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  change(true)
  const again = await screen.findByRole('button', { name: 'Again' })
  again.focus()
  again.blur()
  await Promise.resolve()
  change(false)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(document.body).toHaveFocus()
})

test('the innermost is it also where it came later than those around it; its first field takes the focus, and no heading out of sight', async () => {
  addStep()
  const failed = await screen.findByRole('button', { name: 'Failed' })
  failed.focus()
  change(false)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'What came' })).toHaveFocus())
})

/** Comes with the focus led into it, as what comes next does. */
function Led({ isThere }: { isThere: boolean }): ReactNode {
  const waiting = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => waiting.current?.focus(), [])
  return (
    <Place name="around">
      <h2>Price</h2>
      <Place name="led">
        {isThere ? <input aria-label="First card" /> : <fieldset ref={waiting} tabIndex={-1} />}
      </Place>
    </Place>
  )
}

test('a place knows of the focus that it is given as it comes', async () => {
  const { rerender } = render(<Led isThere={false} />)
  rerender(<Led isThere />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First card' })).toHaveFocus())
})
