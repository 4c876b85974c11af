import { effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { createRecordState } from './record-state.ts'

test('a form is told to show what is saved each time its changes are discarded', () => {
  const emptyValues = { name: '' }
  const state = createRecordState({ name: 'x', id: null, emptyValues, toValues: () => emptyValues })
  const shown: unknown[] = []
  const stop = effect(() => {
    shown.push(state.incoming.value)
  })
  for (const name of ['A', 'B']) {
    state.note({ name })
    state.revertAll()
  }
  stop()
  expect(shown.slice(1)).toEqual([emptyValues, emptyValues])
})
