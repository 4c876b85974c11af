import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { hear } from '#testing/hear.ts'
import { describePage } from '#testing/story-page.ts'
import { until } from '#testing/until.ts'
import { announce, openLiveRegion } from './announce.ts'
import { Note } from './note.tsx'

const region = () => document.querySelector('[role=status]')

test('the region stands on the page before its text, which comes in its language', async () => {
  configurePage(describePage('cz', 'ro', {}))
  announce('Prețul este 9.200 Lei.')
  expect(region()).toBeEmptyDOMElement()
  await until(() => expect(region()).toHaveTextContent('Prețul este 9.200 Lei.'))
  expect(region()).toHaveAttribute('lang', 'ro')
})

test('what is told in one moment is read together, and nothing twice', async () => {
  for (const text of ['Odesílá se…', 'Odesláno.', 'Odesláno.']) announce(text)
  await until(() => expect(region()?.textContent).toBe('Odesílá se…Odesláno.'))
})

test('while a modal dialog is open it is told inside, for nothing of the page is heard', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  announce('Uloženo.')
  await until(() => expect(dialog).toHaveTextContent('Uloženo.'))
  dialog.close()
  announce('Zavřeno.')
  await until(() =>
    expect(document.body.querySelector(':scope > [role=status]')).toHaveTextContent('Zavřeno.'),
  )
  dialog.remove()
})

test('a note is told once, without its buttons; an error is an alert', async () => {
  openLiveRegion()
  const heard = hear()
  const { rerender } = render(
    <Note kind="success">
      Cenu jsme poslali.
      <button type="button">Zavřít</button>
    </Note>,
  )
  await waitFor(() => expect(heard).toEqual(['Cenu jsme poslali.']))
  rerender(<Note kind="success">Cenu jsme poslali.</Note>)
  render(<Note kind="error">Nepodařilo se to.</Note>)
  await waitFor(() => expect(heard).toEqual(['Cenu jsme poslali.', 'Nepodařilo se to.']))
  expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se to.')
})

test('what was told before an alert, or is taken back, is there no more, and the same is told again', async () => {
  openLiveRegion()
  const heard = hear()
  const take = announce('Uloženo.')
  await until(() => expect(region()).toHaveTextContent('Uloženo.'))
  render(<Note kind="error">Nepodařilo se to.</Note>)
  // At once, not only when its time is over.
  expect(region()).toBeEmptyDOMElement()
  announce('Uloženo.')
  await until(() => expect(heard).toEqual(['Uloženo.', 'Nepodařilo se to.', 'Uloženo.']))
  take()
  expect(region()).toBeEmptyDOMElement()
})
