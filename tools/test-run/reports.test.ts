import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './reports.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: `${process.cwd()}/some.test.ts`,
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: statuses.map(one => ({ status: one, fullName: `one ${one}`, failureMessages: [] })),
})

test('passed and failed tests are counted across files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    secondTries: [],
    seconds: new Map([['some.test.ts', 5]]),
  })
})

test('a file that could not be read counts as a failure', () => {
  const report = { testResults: [file('failed'), file('passed', 'passed')] }
  expect(countVitest(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 1, secondTries: [] })
})

test('a test that was left out counts as a failure', () => {
  const report = { testResults: [file('passed', 'passed', 'pending', 'todo')] }
  expect(countVitest(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 2, secondTries: [] })
})

test('a test that passed at its second try is named', () => {
  const shaky = {
    status: 'passed',
    fullName: 'a badge counts',
    failureMessages: ['\u001b[31mError: 0 is not 1\u001b[39m\n  at here'],
  }
  const report = {
    testResults: [
      { ...file('passed'), name: `${process.cwd()}/stories/badge.stories.tsx`, assertionResults: [shaky] },
      file('passed', 'passed'),
    ],
  }
  expect(countVitest(JSON.stringify(report))).toMatchObject({
    passed: 2,
    failed: 0,
    secondTries: [{ test: 'stories/badge.stories.tsx: a badge counts', reason: 'Error: 0 is not 1' }],
  })
})

test('end to end, what passed at last counts as passed, and what needed a second try is named', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }
  const results = [{ error: { message: 'Error: it is hidden\n  at here' }, duration: 900 }, { duration: 600 }]
  const specs = ['flaky', 'expected'].map(status => ({
    file: 'cart.spec.ts',
    title: `it is ${status}`,
    tests: [{ status, results }],
  }))
  const beside = {
    file: 'tabs.spec.ts',
    title: 'beside',
    tests: [{ status: 'flaky', results: [{ duration: 100 }] }],
  }
  const suites = [{ suites: [{ specs }] }, { specs: [beside] }]
  expect(countPlaywright(JSON.stringify({ errors: [{}], stats, suites }))).toEqual({
    passed: 6,
    failed: 5,
    secondTries: [
      { test: 'cart.spec.ts: it is flaky', reason: 'Error: it is hidden' },
      { test: 'tabs.spec.ts: beside', reason: 'no reason is told' },
    ],
    seconds: new Map([
      ['cart.spec.ts', 3],
      ['tabs.spec.ts', 0.1],
    ]),
  })
})
