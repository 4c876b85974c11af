import * as v from 'valibot'
import { CONTRACT, type RouteName } from '#core/api/contract.ts'
import type { Call, Fixture } from './fake-server.ts'
import type { GridRow } from './fixtures/grids/grid-fixture.ts'

const pageOf = (count: number, results: readonly GridRow[]) => ({
  count,
  next: null,
  previous: null,
  results,
})

/** Pages of so many rows, each with an id of its own, as the shop answers them: beyond the last one it is a 404. */
export const answerRows =
  (row: GridRow, count: number) =>
  ({ query }: Call): Fixture => {
    const size = Number(query.get('page_size'))
    const pages = Math.max(1, Math.ceil(count / size))
    const page = query.get('page') === 'last' ? pages : Number(query.get('page'))
    if (page > pages) return { status: 404, body: { detail: 'Neplatná stránka.' } }
    const first = (page - 1) * size
    const length = Math.max(0, Math.min(size, count - first))
    return pageOf(
      count,
      Array.from({ length }, (_, at) => ({ ...row, id: nameId(row, first + at + 1) })),
    )
  }

const nameId = ({ id }: GridRow, at: number): string | number => (typeof id === 'number' ? at : String(at))

/** The row with a text in the place of each of its texts, as far as the contract lets one stand there. */
export function spoilRow(route: RouteName, row: GridRow, text: string): GridRow {
  const response: v.GenericSchema = CONTRACT[route].response ?? v.never()
  const isAllowed = (value: unknown): boolean => v.is(response, pageOf(1, [value as GridRow]))
  const spoil = (value: unknown, place: (inner: unknown) => unknown): unknown => {
    if (typeof value === 'string') return isAllowed(place(text)) ? text : value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const spoilt = new Map<string, unknown>(Object.entries(value))
    for (const [key, inner] of Object.entries(value)) {
      const around = (next: unknown) => place({ ...Object.fromEntries(spoilt), [key]: next })
      spoilt.set(key, spoil(inner, around))
    }
    return Object.fromEntries(spoilt)
  }
  return { ...(spoil(row, whole => whole) as GridRow), id: row.id }
}
