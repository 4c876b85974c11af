import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count } from './run-step.ts'

interface VitestReport {
  testResults: readonly {
    /** The whole path of the file. */
    name: string
    status: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: readonly unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Whatever did not pass counts as failed, skipped tests too; so does a file that could not even be read. */
export function countVitest(json: string): Count {
  const { testResults } = JSON.parse(json) as VitestReport
  const tests = testResults.flatMap(file => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed')
  const broken = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length
  return {
    passed: passed.length,
    failed: tests.length - passed.length + broken,
    repeated: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(test => nameRepeated(relative(process.cwd(), name), test.fullName, test.failureMessages[0])),
    ),
  }
}

export function countPlaywright(json: string): Count {
  const report = JSON.parse(json) as PlaywrightReport
  const { errors, stats } = report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    repeated: listRepeated(report),
  }
}

function listRepeated({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => nameRepeated(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...suites.flatMap(listRepeated)]
}

/** By its file, for titles are short, and with the first line of why it failed, for that is gone with the report. */
const nameRepeated = (file: string, title: string, reason = 'no reason is told'): string =>
  `${file}: ${title} (${stripVTControlCharacters(reason).split('\n')[0]})`
