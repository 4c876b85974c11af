import { afterEach, expect, test, vi } from 'vitest'
import { closePage, counter, find, recordEvents, rest, start, stateOf, writePage } from './test-page.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
})

test('a placeholder becomes an island and tells so', async () => {
  const { told, end } = recordEvents()
  writePage('<div data-component="counter" data-component-pk="17"><p>Server</p></div>')
  start({ counter })
  await vi.waitFor(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect(find('[data-component]').textContent).toBe('0Přidat')
  expect(find('.ostrov').lang).toBe('cs')
  expect(told).toEqual(['ready counter 17'])
  end()
})
