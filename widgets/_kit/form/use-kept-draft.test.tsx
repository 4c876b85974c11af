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

function Newsletter({ onDraft }: { onDraft: (draft: EarlyDraft<Typed>) => void }): ReactNode {
  onDraft(useKeptDraft<Typed>('newsletter null', () => ({ email: '', password: '' })))
  return null
}

test('two forms that a page has given no number keep what was typed into each, whichever of them comes back', () => {
  const drafts: EarlyDraft<Typed>[] = []
  const show = (at: number) =>
    render(
      <Newsletter
        onDraft={draft => {
          drafts[at] = draft
        }}
      />,
    )
  const readEmails = () => drafts.map(({ values }) => values.email)
  const forms = [show(0), show(1)]
  drafts.forEach((draft, at) => {
    draft.values.email = `${at}@example.cz`
  })
  forms[1]?.unmount()
  forms[1] = show(1)
  expect(readEmails()).toEqual(['0@example.cz', '1@example.cz'])
  for (const form of forms) form.unmount()
  show(0)
  show(1)
  expect(readEmails()).toEqual(['0@example.cz', '1@example.cz'])
})
