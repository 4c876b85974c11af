import { expect, test } from 'vitest'
import { createKeyedSends } from './intent.ts'

test('a payload keeps its key until it has succeeded, whatever else is sent meanwhile', async () => {
  const sendKeyed = createKeyedSends()
  const keys: string[] = []
  const send = (payload: unknown, isGood: boolean): Promise<unknown> =>
    sendKeyed(payload, async key => {
      keys.push(key)
      if (!isGood) throw new Error('lost')
    })
  await expect(send(['move', 1], false)).rejects.toThrow('lost')
  await send(['move', 2], true)
  await send(['move', 1], true)
  await send(['move', 1], true)
  const [first, other, again, anew] = keys
  expect(again).toBe(first)
  expect(new Set([first, other, anew]).size).toBe(3)
})
