import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'
import { t } from './stepper-messages.ts'

const TEXTS = { label: 'Počet', fewer: 'Méně', more: 'Více' }

interface Heard {
  onChange: (value: number) => void
  onNone: () => void
}

/** As a cart has it: with none of it, the product goes. */
function Product({ onChange, onNone }: Heard) {
  const [value, setValue] = useState(2)
  if (value === 0) return <p>Pryč</p>
  return (
    <Stepper
      value={value}
      most={9}
      texts={TEXTS}
      onChange={next => {
        onChange(next)
        setValue(next)
      }}
      onNone={() => {
        onNone()
        setValue(0)
      }}
    />
  )
}

function show() {
  const heard = { onChange: vi.fn(), onNone: vi.fn() }
  render(<Product {...heard} />)
  const field = screen.getByRole('textbox', { name: TEXTS.label })
  const type = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  return { field, type, ...heard }
}

test.each(['-2', '2,5', '1 2', '12 34', 'abc', ''])(
  'what is no whole number (%j) changes nothing, and that is said',
  async text => {
    const { field, type, onChange } = show()
    await type(`${text}{Enter}`)
    expect(field).toHaveValue('2')
    expect(screen.getByRole('alert')).toHaveTextContent(t('unfit', { most: 9 }))
    expect(onChange).not.toHaveBeenCalled()
    await type('5')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    expect(onChange.mock.calls).toEqual([[5]])
  },
)

test('spaces around a number are none of it, and more than there are is the most there can be', async () => {
  const { field, type, onChange } = show()
  await type(' 3 {Enter}')
  await type('99999{Enter}')
  expect(onChange.mock.calls).toEqual([[3], [9]])
  expect(field).toHaveValue('9')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['５', 5],
  ['1 000', 9],
  ['1\u00a0000', 9],
  ['1\u202f000', 9],
  ['1 234 567', 9],
])('%j is understood as it was meant', async (text, value) => {
  const { type, onChange } = show()
  await type(`${text}{Enter}`)
  expect(onChange.mock.calls).toEqual([[value]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where there can’t be none, a 0 changes nothing, and that is said', async () => {
  const onChange = vi.fn()
  render(<Stepper value={2} most={9} texts={TEXTS} onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: TEXTS.label })
  for (const text of ['0', '000', '-1']) {
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(t('unfit', { most: 9 }))
    expect(field).toHaveValue('2')
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('a 0 that takes all of it away says so once, though its field loses the focus by that', async () => {
  const { type, onNone } = show()
  await type('0{Enter}')
  expect(screen.getByText('Pryč')).toBeVisible()
  expect(onNone).toHaveBeenCalledTimes(1)
})
