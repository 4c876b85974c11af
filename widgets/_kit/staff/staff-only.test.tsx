// @react

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { configurePage } from '#core/page.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { startFakeServer } from '#testing/fake-server.ts'
import { StaffOnly } from './staff-only.tsx'

test.each([
  [
    'cs',
    { kind: 'server', requestId: 'c0ffee-1' },
    /Když se to zopakuje, pošlete správci tento kód: c0ffee-1$/,
  ],
  ['cs', { kind: 'contract', where: 'x: 0' }, /Když se to zopakuje, řekněte to správci\.$/],
  [
    'ro',
    { kind: 'server', requestId: 'c0ffee-1' },
    /Dacă se repetă, trimiteți administratorului acest cod: c0ffee-1$/,
  ],
  ['ro', { kind: 'server' }, /Dacă se repetă, anunțați administratorul\.$/],
] as const)(
  'staff are told (%s) whom to turn to with what, not to call the customers’ line',
  async (language, failure, told) => {
    configurePage({ market: 'cz', language, routes: { 'active-user': '/core/active-user/' } })
    const fake = startFakeServer({ 'active-user': 'hang' })
    const { unmount } = render(
      <>
        <StaffOnly>{null}</StaffOnly>
        <FailureNote failure={new FailureError(failure as Failure, 'x')} />
      </>,
    )
    const text = (await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')
    expect(text).toMatch(told)
    expect(text).not.toMatch(/linku|clienți/)
    unmount()
    fake.stop()
  },
)
