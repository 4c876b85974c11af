import type { Count } from './run-step.ts'

interface VitestReport {
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

interface PlaywrightReport {
  errors: readonly unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Whatever did not pass counts as failed, skipped tests too; so does a file that could not even be read. */
export function countVitest(json: string): Count {
  const { testResults } = JSON.parse(json) as VitestReport
  const statuses = testResults.flatMap(file => file.assertionResults.map(test => test.status))
  const passed = statuses.filter(status => status === 'passed').length
  const broken = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length
  return { passed, failed: statuses.length - passed + broken }
}

export function countPlaywright(json: string): Count {
  const { errors, stats } = JSON.parse(json) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
