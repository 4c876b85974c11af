import { expect, test, vi } from 'vitest'
import { configurePage, turnPage } from '#core/page.ts'
import { keptDrafts } from './kept-drafts.ts'

const page = { market: 'cz', user: { authenticated: true } }

test.each([
  { next: 'the same visitor', user: page.user, kept: 1 },
  { next: 'another visitor', user: { authenticated: false }, kept: 0 },
])('of what was typed a page for $next finds $kept drafts', ({ user, kept }) => {
  configurePage(page)
  keptDrafts.set({ values: { email: 'jana@example.cz' } }, 'newsletter 1')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  turnPage({ ...page, user })
  clock.mockRestore()
  expect(keptDrafts.size).toBe(kept)
  keptDrafts.clear()
})
