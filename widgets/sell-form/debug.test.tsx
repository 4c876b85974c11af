import { expect, test } from 'vitest'
import { openSellForm } from '../../stories/act-as-seller.tsx'
test('x', async () => {
  const { server } = await openSellForm()
  await new Promise(r => setTimeout(r, 1000))
  console.log(JSON.stringify(server.calls.map(c => c.route)))
  expect(1).toBe(1)
})
