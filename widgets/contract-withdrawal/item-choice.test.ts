import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createItemChoice } from './item-choice.ts'

const make = (id: string, returnable: number) => ({ id, returnable, name: id }) as never

test('only what can be returned is offered, and what is chosen is listed', () => {
  const choice = createItemChoice({ items: [make('a', 2), make('b', 0), make('c', 1)] })
  expect(choice.items.value.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(choice.list()).toEqual([])
  choice.isAsked.value = true
  for (const item of choice.items.value) choice.toggle(item, true)
  expect(choice.isAsked.value).toBe(false)
  choice.set('a', 1)
  expect(choice.list()).toEqual([
    { id: 'a', quantity: 1 },
    { id: 'c', quantity: 1 },
  ])
})

test('whatever is read later, no more is chosen than is left', () => {
  const counts = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(counts, counts, (before, after) => {
      const toItems = (all: readonly number[]) => ({ items: all.map((count, at) => make(String(at), count)) })
      const choice = createItemChoice(toItems(before))
      for (const item of choice.items.value) choice.toggle(item, true)
      choice.limit(toItems(after))
      for (const { id, quantity } of choice.list())
        expect(quantity).toBeLessThanOrEqual(after[Number(id)] ?? 0)
    }),
  )
})
