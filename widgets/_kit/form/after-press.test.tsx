import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { login } from '#core/api/visitor/session.ts'
import { configurePage } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { useModel } from '#kit/react/use-model.ts'
import { describePage } from '#testing/story-page.ts'
import { DateField } from '../date/date-field.tsx'
import { useModelForm } from './model-form.ts'
import { TextField } from './text-field.tsx'

const createModel = () =>
  createFormModel({
    endpoint: login,
    fields: { name: 'e_mail', day: 'password' },
    initialValues: { name: '', day: '' },
    schema: v.object({ name: required(textField()), day: required(textField()) }),
  })

function Fields(): ReactNode {
  const form = useModelForm(useModel(createModel))
  return (
    <>
      <TextField of={form} name="name" label="Jméno" />
      <DateField of={form} name="day" label="Den" kind="past" />
      <button type="button">Jinam</button>
    </>
  )
}

const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'

beforeEach(() => {
  configurePage(describePage('cz', 'cs'))
  render(<Fields />)
})

test.each([
  ['Jméno', 'mouseup'],
  ['Den', 'mouseup'],
  ['Jméno', 'dragend'],
])('%s that is left by a press says what it lacks once there is a %s, and not before', async (name, end) => {
  const field = screen.getByRole('textbox', { name })
  const other = screen.getByRole('button', { name: 'Jinam' })
  await userEvent.click(field)
  fireEvent.mouseDown(other)
  other.focus()
  expect(field).not.toHaveFocus()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(isWrong(field)).toBe(false)
  fireEvent(other, new MouseEvent(end, { bubbles: true }))
  await waitFor(() => expect(isWrong(field)).toBe(true))
})

test('a field that is left by the keyboard says so at once', async () => {
  const field = screen.getByRole('textbox', { name: 'Jméno' })
  await userEvent.click(field)
  await userEvent.tab()
  await waitFor(() => expect(isWrong(field)).toBe(true))
})
