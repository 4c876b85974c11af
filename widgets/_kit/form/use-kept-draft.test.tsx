import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import type { EarlyDraft } from './early-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface Typed extends Record<string, string> {
  email: string
  password: string
}
let draft: EarlyDraft<Typed>

function SignIn(): ReactNode {
  draft = useKeptDraft<Typed>('sign-in', () => ({ email: '', password: '' }), 'password')
  return null
}

beforeEach(() => keptDrafts.clear())

test('what was typed comes back with the form, a password nowhere', () => {
  const { unmount } = render(<SignIn />)
  draft.values.email = 'jana@example.cz'
  draft.values.password = 'tajné'
  unmount()
  expect(JSON.stringify([...keptDrafts])).not.toContain('tajné')
  render(<SignIn />)
  expect(draft.values).toEqual({ email: 'jana@example.cz', password: '' })
  expect(keptDrafts.size).toBe(0)
})
