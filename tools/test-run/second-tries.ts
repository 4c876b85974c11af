import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Of so many tests one may need a second try: a browser of a busy machine stops painting now and then. */
const TESTS = 300
/** Runs that are remembered, this one among them. */
const RUNS = 10

/**
 * Says why second tries are more than bad luck: too many in this run, or the same test as in one of the runs before.
 * Those are remembered in a file of the machine; on a fresh clone, where there is none, only the first rule holds.
 */
export function checkSecondTries(record: string, again: readonly string[], passed: number): string[] {
  const former: string[][] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, `${JSON.stringify([...former, again].slice(-RUNS), null, 1)}\n`)
  const known = new Set(former.slice(1 - RUNS).flat())
  const repeated = again.filter(test => known.has(test))
  const isTooOften = again.length > Math.ceil(passed / TESTS)
  return [
    ...(isTooOften
      ? [`${again.length} of ${passed} tests needed a second try, more than one in ${TESTS}.`]
      : []),
    ...repeated.map(test => `Needed a second try in one of the last ${RUNS} runs too: ${test}`),
  ]
}
