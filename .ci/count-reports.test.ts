import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-reports.ts'

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map(one => ({ status: one })),
})

test('passed and failed tests are counted across files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 })
})

test('a file that could not be read counts as a failure', () => {
  const report = { testResults: [file('failed'), file('passed', 'passed')] }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 1, failed: 1 })
})

test('a test that was left out counts as a failure', () => {
  const report = { testResults: [file('passed', 'passed', 'pending', 'todo')] }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 1, failed: 2 })
})

test('end to end, only what passed at once counts as passed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }
  expect(countPlaywright(JSON.stringify({ errors: [{}], stats }))).toEqual({ passed: 4, failed: 7 })
})
