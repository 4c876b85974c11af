import type { Count } from './run-step.ts'

/** Counts of what Python's test runner says; whatever did not pass counts as failed, skipped tests too. */
export function countDjango(output: string): Count {
  const ran = Number(/^Ran (\d+) tests? in /m.exec(output)?.[1] ?? 0)
  const verdict = /^(?:OK|FAILED)(?: \((.*)\))?$/m.exec(output)
  const notPassed = [...(verdict?.[1] ?? '').matchAll(/=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0)
  if (!verdict || ran === 0) return { passed: 0, failed: Math.max(1, notPassed) }
  // One test may fail in several of its parts.
  const failed = Math.min(notPassed, ran)
  return { passed: ran - failed, failed }
}
