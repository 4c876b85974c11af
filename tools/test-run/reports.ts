import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count, SecondTry } from './run-step.ts'

interface VitestReport {
  testResults: readonly {
    /** The whole path of the file. */
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: readonly {
    status: string
    results: readonly { duration: number; error?: { message?: string } }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: readonly unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Whatever did not pass counts as failed, skipped tests too; so does a file that could not even be read. */
export function countVitest(json: string): Count {
  const { testResults } = JSON.parse(json) as VitestReport
  const files = testResults.map(file => ({ ...file, path: relative(process.cwd(), file.name) }))
  const tests = files.flatMap(({ assertionResults, path }) =>
    assertionResults.map(test => ({ ...test, path })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  const broken = files.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  return {
    passed: passed.length,
    failed: tests.length - passed.length + broken.length,
    secondTries: passed
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ path, fullName, failureMessages: [reason] }) => nameSecondTry(path, fullName, reason)),
    seconds: sumByFile(files.map(({ path, startTime, endTime }) => [path, endTime - startTime])),
  }
}

export function countPlaywright(json: string): Count {
  const report = JSON.parse(json) as PlaywrightReport
  const { errors, stats } = report
  const specs = listSpecs(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    secondTries: specs.flatMap(({ file, tests, title }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => nameSecondTry(file, title, results.find(({ error }) => error)?.error?.message)),
    ),
    seconds: sumByFile(
      specs.flatMap(({ file, tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => [file, duration] as const)),
      ),
    ),
  }
}

const listSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
]

const nameSecondTry = (file: string, title: string, reason = 'no reason is told'): SecondTry => ({
  test: `${file}: ${title}`,
  reason: stripVTControlCharacters(reason).split('\n')[0] ?? '',
})

/** A file is run more than once where it has several runtimes or markets. */
function sumByFile(times: readonly (readonly [file: string, milliseconds: number])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [file, time] of times) sums.set(file, (sums.get(file) ?? 0) + time / 1000)
  return sums
}
