import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteName } from '#shop/server/route-table.ts'
import { readCsv } from '#tools/test-run/read-csv.ts'
import type { Call, Row } from './call.ts'

/** The rows of the matrix; what has no required behaviour in a class of calls has nothing to show. */
export const MATRIX: readonly { id: string; fault: string; required: string }[] = readCsv(
  readFileSync(join(import.meta.dirname, 'fault-matrix.csv'), 'utf8'),
)
  .slice(1)
  .filter(([, , , , requests, required]) => requests !== '-' || required !== '-')
  .map(([id = '', fault = '', , , , required = '']) => ({ id, fault, required }))

/** Each row is played on this many routes at least. */
export const LEAST_ROUTES = 5

export interface Play<C extends Call> {
  row: Row<C>
  turn: number | null
}

/** What is played on each call: every row where all are wanted, and on the others a few rows each, by rotation. */
export function rotateRows<C extends Call>(
  calls: readonly C[],
  rows: readonly Row<C>[],
  whole: readonly RouteName[],
): { call: C; plays: Play<C>[] }[] {
  const plan = calls.map(call => ({ call, plays: [] as Play<C>[] }))
  let next = 0
  for (const row of rows) {
    const fitting = plan.filter(
      ({ call }) => !call.unfit?.includes(row.id) && (call.cases?.[row.id] || (row.fits?.(call) ?? true)),
    )
    const isWhole = ({ call }: (typeof plan)[number]): boolean =>
      whole.includes(call.route) || call.cases?.[row.id] !== undefined
    const [always, others] = [fitting.filter(isWhole), fitting.filter(one => !isWhole(one))]
    for (const { plays } of always) plays.push({ row, turn: null })
    const played = plan.filter(({ plays }) => plays.some(play => play.row.id === row.id)).length
    const wanted = Math.min(others.length, Math.max(0, LEAST_ROUTES - played))
    for (let turn = 0; turn < wanted; turn++) others[next++ % others.length]?.plays.push({ row, turn })
  }
  return plan
}
