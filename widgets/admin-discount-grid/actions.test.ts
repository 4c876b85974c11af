import { afterEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { listActions } from './actions.ts'

afterEach(() => vi.unstubAllGlobals())

test('DS-007 what was switched on is switched off again, but for what was on before', async () => {
  configurePage({
    market: 'cz',
    routes: { 'change-discounts': '/bulk/', 'active-user': '/user/' },
    csrf: { token: 'x' },
  })
  const bodies: { action: string; ids: string[] }[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const body = await new Request(input, init).json()
    bodies.push(body)
    const results = body.ids.map((id: string) => ({
      id,
      error: id === '3' ? 'Tato sleva už neexistuje.' : null,
      is_changed: id === '1',
    }))
    return Response.json({ results })
  })
  const activate = listActions().find(({ id }) => id === 'activate')
  expect(await activate?.run(['1', '2', '3'], 'a')).toEqual([
    { id: '1', failure: null },
    { id: '2', failure: null },
    { id: '3', failure: 'Tato sleva už neexistuje.' },
  ])
  await activate?.undo?.(['1', '2'], 'b')
  expect(bodies).toEqual([
    { action: 'activate', ids: ['1', '2', '3'] },
    { action: 'deactivate', ids: ['1'] },
  ])
})
