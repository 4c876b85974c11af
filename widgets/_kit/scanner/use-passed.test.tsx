import { signal } from '@preact/signals-core'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PassedScan } from '#core/picking/scan-queue.ts'
import { usePassed } from './use-passed.ts'

const REFUSED: readonly PassedScan[] = [{ key: 'a', code: 'SN1', reason: 'Už je načtený.' }]

test('an effect of the scan before, which runs once the last was answered, does not take its verdict away', () => {
  const passed = signal<readonly PassedScan[]>([])
  const { result } = renderHook(() => usePassed({ passed }))
  const before = result.current
  act(() => {
    passed.value = REFUSED
  })
  const last = result.current
  expect(before('good')).toBe('good')
  expect(last('good'), 'of several, one did not count').toBe('bad')
  expect(last('good'), 'which is heard once').toBe('good')
})
