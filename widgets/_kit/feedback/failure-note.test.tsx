import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FailureError } from '#core/http/failure.ts'
import { FailureNote } from './failure-note.tsx'

test('a failure of the server shows the id of its request, which a visitor can tell the hotline', () => {
  const failure = new FailureError({ kind: 'server', requestId: 'c0ffee-1' }, 'buyout-types')
  const { rerender } = render(<FailureNote failure={failure} />)
  expect(screen.getByRole('alert').querySelector('small')?.textContent).toBe(' ID c0ffee-1')
  rerender(<FailureNote failure={new FailureError({ kind: 'server' }, 'buyout-types')} />)
  expect(screen.getByRole('alert').querySelector('small')).toBeNull()
})
