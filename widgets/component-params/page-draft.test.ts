import { beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { DRAFT } from '#testing/fixtures/component-params.ts'
import { answerJson, answerLate, startLocalServer } from '#testing/local-server.ts'
import { createPageDraft } from './page-draft.ts'

const server = startLocalServer()
const onRead = vi.fn()
const answer = (version: number) => answerJson({ ...DRAFT, version })

beforeEach(() => {
  onRead.mockReset()
  setReporter(() => {})
  const routes = { 'page-draft': '/draft/', 'page-draft-step': '/draft/' }
  configurePage({ market: 'cz', routes, csrf: { token: 'secret' } })
})

test('F20 of two answers the one of the newer draft counts, in whatever order they come', async () => {
  const draft = createPageDraft('5', onRead)
  server.play(answerLate(60, answer(3)), answer(4))
  await Promise.all([draft.load(false), draft.load(true)])
  expect(draft.data.value?.version).toBe(4)
  expect(onRead).toHaveBeenCalledTimes(1)
})

test('who decides about a draft names the version that they see; where another one stands, it is read and said', async () => {
  const draft = createPageDraft('5', onRead)
  expect(await draft.act('undo')).toBe(false)
  expect(server.seen).toHaveLength(0)
  server.play(answer(3))
  await draft.load(false)
  server.play(answerJson({ detail: 'Ne.' }, 409), answer(5))
  expect(await draft.act('discard')).toBe(false)
  expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({ version: 3, action: 'discard' })
  expect([draft.outrun.value, draft.data.value?.version]).toEqual([{ gone: [] }, 5])
})

test('what is undone right after it was done waits for the draft that has it, and nobody is blamed', async () => {
  const draft = createPageDraft('5', onRead)
  server.play(answer(3))
  await draft.load(false)
  server.play(answerLate(60, answer(4)), answer(5))
  void draft.load(true)
  expect(await draft.act('undo')).toBe(true)
  expect(JSON.parse(server.seen[2]?.body ?? '')).toEqual({ version: 4, action: 'undo' })
  expect(draft.outrun.value).toBeNull()
})
