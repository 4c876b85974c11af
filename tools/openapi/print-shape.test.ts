import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CONTRACT } from '#core/api/contract.ts'
import { Id, listOf, Price } from '#core/api/wire.ts'
import { printShape } from './print-shape.ts'

test('a body is printed in short, with what may be missing and what is told by name', () => {
  const Item = v.object({ id: Id, price: v.nullable(Price), kind: v.picklist(['a', 'b']) })
  const body = v.object({ items: listOf(Item), note: v.optional(v.string(), '') })
  expect(printShape(body)).toBe(
    [
      '{',
      '  items: {',
      '    id: Id',
      '    price: Price | null',
      '    kind: "a" | "b"',
      '  }[]',
      '  note?: string',
      '}',
    ].join('\n'),
  )
  expect(printShape(v.record(v.string(), v.array(v.union([v.string(), v.number()]))))).toBe(
    'Record<string, (string | number)[]>',
  )
})

test('the bodies of all calls can be printed', () => {
  const bodies = Object.values(CONTRACT).flatMap(({ request, response }) => [request, response])
  const printed = bodies.flatMap(body => (body ? [printShape(body)] : []))
  expect(printed.length).toBeGreaterThan(80)
  expect(printed.filter(text => text === '')).toEqual([])
})
