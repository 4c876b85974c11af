import { rmSync } from 'node:fs'
import { type Count, reports, runStep, type Step, type StepResult } from './run-step.ts'

/** Runs steps side by side, and shows each in the given order: one line, with all its output where it failed. */
export async function runTogether(steps: readonly Step[]): Promise<StepResult[]> {
  const running = steps.map(runStep)
  const results: StepResult[] = []
  for (const step of running) {
    const result = await step
    printStep(result)
    results.push(result)
  }
  return results
}

export function printStep({ name, passed, failed, seconds, output, repeated = [] }: StepResult): void {
  if (failed > 0) console.log(`\n${dropControls(output).trim()}\n`)
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${counts.padEnd(28)} ${seconds.toFixed(1)} s`)
  for (const title of repeated) console.log(`  passed at the second try: ${dropControls(title)}`)
}

/** A test's title may hold what no terminal should be sent. */
const dropControls = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')

/** Ends with the line that counts everything, and the exit code that goes with it. */
export function printTotal(results: readonly Count[]): void {
  rmSync(reports, { recursive: true, force: true })
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
