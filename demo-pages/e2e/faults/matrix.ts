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

/** Each row is played on this many routes at least: what it asks for is done by one place of core for all of them. */
export const LEAST_ROUTES = 3

export interface Play<C extends Call> {
  row: Row<C>
  turn: number | null
}

/**
 * What is played on each call: every row where all are wanted, and the others in turn where least is played, so that each
 * call has one at least.
 */
export function rotateRows<C extends Call>(
  calls: readonly C[],
  rows: readonly Row<C>[],
  whole: readonly RouteName[],
): { call: C; plays: Play<C>[] }[] {
  const plan = calls.map(call => ({ call, plays: [] as Play<C>[] }))
  const fits = ({ call }: (typeof plan)[number], row: Row<C>): boolean =>
    !call.unfit?.includes(row.id) && (call.cases?.[row.id] !== undefined || (row.fits?.(call) ?? true))
  for (const row of rows) {
    const fitting = plan.filter(one => fits(one, row))
    const isWhole = ({ call }: (typeof plan)[number]): boolean =>
      whole.includes(call.route) || call.cases?.[row.id] !== undefined
    const [always, others] = [fitting.filter(isWhole), fitting.filter(one => !isWhole(one))]
    for (const { plays } of always) plays.push({ row, turn: null })
    const wanted = Math.max(0, LEAST_ROUTES - always.length)
    const chosen = others.toSorted((a, b) => a.plays.length - b.plays.length).slice(0, wanted)
    for (const [turn, { plays }] of chosen.entries()) plays.push({ row, turn })
  }
  for (const [turn, one] of plan.filter(({ plays }) => plays.length === 0).entries()) {
    const fitting = rows.filter(row => fits(one, row))
    const row = fitting[turn % fitting.length]
    if (row) one.plays.push({ row, turn })
  }
  return plan
}
