import type { Count } from './run-step.ts'

interface VitestReport {
  testResults: readonly {
    status: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
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
    repeated: passed
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName }) => fullName),
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
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => title), ...suites.flatMap(listRepeated)]
}
