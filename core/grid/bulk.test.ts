import { expect, test } from 'vitest'
import { runBulk } from './bulk.ts'

const ids = Array.from({ length: 250 }, (_, at) => String(at))
const explain = (thrown: unknown) => `failed: ${(thrown as Error).message}`

test('many rows go in steps', async () => {
  const calls: number[] = []
  const results = await runBulk({
    ids,
    explain,
    run: async step => {
      calls.push(step.length)
      return step.map(id => ({ id, failure: id === '7' ? 'Je prodaný.' : null }))
    },
  })
  expect(calls).toEqual([100, 100, 50])
  expect(results).toHaveLength(250)
  expect(results.filter(({ failure }) => failure)).toEqual([{ id: '7', failure: 'Je prodaný.' }])
})

test('a step that fails as a whole is told of each of its rows, and the others go on', async () => {
  let step = 0
  const results = await runBulk({
    ids,
    explain,
    run: async rows => {
      if (++step === 2) throw new Error('offline')
      return rows.map(id => ({ id, failure: null }))
    },
  })
  expect(results.filter(({ failure }) => failure === 'failed: offline').map(({ id }) => id)).toEqual(
    ids.slice(100, 200),
  )
  expect(results.filter(({ isLost }) => isLost).map(({ id }) => id)).toEqual(ids.slice(100, 200))
})

test('what is cancelled leaves the rest undone', async () => {
  const controller = new AbortController()
  const results = await runBulk({
    ids,
    explain,
    signal: controller.signal,
    run: async () => [],
    onProgress: () => controller.abort(),
  })
  expect(results).toHaveLength(100)
})
