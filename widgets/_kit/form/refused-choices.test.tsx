import { useSignals } from '@preact/signals-react/runtime'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { login } from '#core/api/visitor/session.ts'
import { configurePage } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { useModel } from '#kit/react/use-model.ts'
import { describePage } from '#testing/story-page.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { FormShell } from './form-shell.tsx'
import { useModelForm } from './model-form.ts'
import { RadioField } from './radio-field.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import './form.css'

const createModel = () =>
  createFormModel({
    endpoint: login,
    fields: {},
    initialValues: { gender: '', hasAgreed: false, other: false },
    schema: v.object({
      gender: v.pipe(v.string(), v.minLength(1, 'required')),
      other: v.boolean(),
      hasAgreed: v.pipe(v.boolean(), v.literal(true, 'required')),
    }) as never,
  })

function Choices(): ReactNode {
  useSignals()
  const model = useModel(createModel)
  const form = useModelForm(model)
  return (
    <FormShell
      of={form}
      model={model}
      labels={{ gender: 'Pohlaví', hasAgreed: 'Souhlas' }}
      submitLabel="Odeslat"
    >
      <RadioField
        of={form}
        name="gender"
        label="Pohlaví"
        options={[
          { value: 'm', label: 'Muž' },
          { value: 'f', label: 'Žena' },
        ]}
      />
      <div role="radiogroup" aria-invalid="true" aria-label="Platba">
        <input type="radio" disabled aria-label="Teď ne" />
      </div>
      <CheckboxField of={form} name="hasAgreed" label="Souhlasím" isRequired />
      <CheckboxField of={form} name="other" label="Něco navíc" />
    </FormShell>
  )
}

const readBorder = (element: Element): string => getComputedStyle(element).borderBlockStartColor

test.each(['light', 'dark'])(
  'in the %s theme a refused box and refused radios have the border of an error',
  async theme => {
    configurePage(describePage('cz', 'cs'))
    const { container } = render(
      <div className="ostrov" data-theme={theme}>
        <span style={{ border: '1px solid var(--ostrov-color-danger)' }}>danger</span>
        <Choices />
      </div>,
    )
    const danger = readBorder(screen.getByText('danger'))
    const refused = [
      screen.getByLabelText('Muž'),
      screen.getByLabelText('Žena'),
      screen.getByRole('checkbox', { name: 'Souhlasím' }),
    ]
    for (const input of refused) expect(readBorder(input)).not.toBe(danger)
    await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }))
    await waitFor(() => expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(3))
    for (const input of refused) expect(readBorder(input)).toBe(danger)
    for (const name of ['Něco navíc', 'Teď ne'])
      expect(readBorder(screen.getByLabelText(name))).not.toBe(danger)
  },
)
