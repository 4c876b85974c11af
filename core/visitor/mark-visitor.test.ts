import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { markVisitor } from './mark-visitor.ts'
import { knownVisitor, loadVisitor, refreshVisitor } from './visitor.ts'

const server = startLocalServer()
const jana = (session_mark: string | null) =>
  answerJson({ authenticated: true, e_mail: 'jana@example.cz', session_mark })

beforeEach(() => {
  clearResources()
  configurePage({ market: 'cz', routes: { 'active-user': '/user/' } })
})

/** The mark of whom the server answers. */
async function markOf(answer: ReturnType<typeof answerJson>): Promise<string | null> {
  server.play(answer)
  const before = knownVisitor.peek()
  if (before) refreshVisitor()
  else loadVisitor()
  await until(() => expect([null, before]).not.toContain(knownVisitor.peek()))
  return markVisitor()
}

test('a mark is the server’s own, stays while somebody is signed in again here, and is another for another person', async () => {
  const first = 'a'.repeat(32)
  expect(await markOf(jana(first))).toBe(first)
  expect(await markOf(answerJson({ authenticated: false }))).toBeNull()
  expect(await markOf(jana('b'.repeat(32)))).toBe(first)
  const petr = { authenticated: true, e_mail: 'petr@example.cz', session_mark: 'c'.repeat(32) }
  expect(await markOf(answerJson(petr))).toBe('c'.repeat(32))
})

test.each([null, '', 'short', 'jana@example.cz, who packs here'])(
  'what is no mark marks nobody: %s',
  async mark => {
    const answer = { authenticated: true, e_mail: `${String(mark).length}@example.cz`, session_mark: mark }
    expect(await markOf(answerJson(answer))).toBeNull()
  },
)
