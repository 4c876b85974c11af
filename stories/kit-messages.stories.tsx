import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FailureError } from '#core/http/failure.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { kitStory } from '../.storybook/kit-story.tsx'

/** What is said in the flow of the page. Errors are told to screen readers at once, the rest politely. */
export default {
  title: 'Kit/Notes and failures',
  globals: { language: 'en' },
  parameters: { showsErrors: true },
} satisfies Meta

const fail = (failure: FailureError['failure']) => (
  <FailureNote
    failure={new FailureError(failure, 'buyout-types')}
    lead="The types are not here."
    onRetry={() => {}}
  />
)

export const Notes = kitStory(
  {
    Information: <Note kind="info">The price holds until 30 November.</Note>,
    Success: <Note kind="success">We have sent you the price.</Note>,
    Warning: <Note kind="warning">The price changed meanwhile from 8,100 to 7,900 crowns.</Note>,
    Error: <Note kind="error">The sale was not accepted.</Note>,
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not accepted')
  },
)

export const Failures = kitStory(
  {
    Offline: fail({ kind: 'offline' }),
    'No answer in time': fail({ kind: 'timeout' }),
    'Signed out': fail({ kind: 'signed-out' }),
    'Not allowed': fail({ kind: 'forbidden', message: null }),
    'Not found': fail({ kind: 'not-found' }),
    'Too many attempts': fail({ kind: 'too-many', retryAfter: 30 }),
    'The server broke': fail({ kind: 'server', requestId: 'c0ffee-1' }),
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText(/c0ffee-1/)).toBeVisible()
  },
)
