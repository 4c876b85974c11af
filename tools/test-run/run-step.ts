import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The folder of the reports that tools write; it goes with the total. */
export const reports = mkdtempSync(join(tmpdir(), 'ostrov-reports-'))

/** What a runner's report says. */
export interface Count {
  passed: number
  failed: number
  /** Tests that passed at their second try. */
  secondTries?: readonly SecondTry[]
  /** By file, from its first test to its last one. */
  seconds?: ReadonlyMap<string, number>
}

export interface SecondTry {
  test: string
  /** The first line of why the first try failed. */
  reason: string
}

export interface Step {
  name: string
  /** Arguments of Node: the tool's script and its own arguments. */
  args: readonly string[]
  /** The report that the tool writes; without one the step counts as a single test. */
  report?: { file: string; count: (report: string) => Count }
  /** Where a change touches no test, there is none to run. */
  mayBeEmpty?: boolean
  env?: Readonly<Record<string, string>>
}

export interface StepResult extends Count {
  name: string
  time: number
  output: string
}

/** No step may hold up the rest for ever; a busy machine takes four times as long as a quiet one. */
const DEADLINE = 50 * 60_000
const SHOWN_FILES = 10

/** Runs steps side by side, and prints each in the given order: one line, and all its output where it failed. */
export async function runTogether(...steps: readonly Step[]): Promise<StepResult[]> {
  const running = steps.map(runStep)
  const results: StepResult[] = []
  for (const step of running) {
    const result = await step
    printStep(result)
    results.push(result)
  }
  return results
}

/** A step that could not even begin. */
export function failStep(name: string, output: string): StepResult {
  const result = { name, passed: 0, failed: 1, time: 0, output }
  printStep(result)
  return result
}

/** Runs a step to its end, whatever becomes of it. */
async function runStep(step: Step): Promise<StepResult> {
  const start = performance.now()
  const { code, output } = await run(step)
  const time = (performance.now() - start) / 1000
  return { name: step.name, output, time, ...countStep(step, code) }
}

function countStep({ report, mayBeEmpty = false }: Step, code: number): Count {
  const failed: Count = { passed: 0, failed: 1 }
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : failed
  if (!existsSync(report.file)) return mayBeEmpty && code === 0 ? { passed: 0, failed: 0 } : failed
  const count = report.count(readFileSync(report.file, 'utf8'))
  // A runner may fail beyond its tests, and one that ran none has shown nothing.
  const isSilentFailure = count.failed === 0 && (code !== 0 || (count.passed === 0 && !mayBeEmpty))
  return isSilentFailure ? { ...count, failed: 1 } : count
}

function run({ args, env }: Step): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: '1', ...env },
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const timer = setTimeout(() => {
      output += `\nStopped after ${DEADLINE / 60_000} minutes.\n`
      // Playwright ends its web server at this signal, and at no other.
      child.kill('SIGINT')
    }, DEADLINE)
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}

function printStep({ name, passed, failed, time, output, secondTries = [] }: StepResult): void {
  if (failed > 0) console.log(`\n${dropControls(output).trim()}\n`)
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(26)} ${counts.padEnd(28)} ${time.toFixed(1)} s`)
  for (const { test, reason } of secondTries)
    console.log(dropControls(`  passed at the second try: ${test} (${reason})`))
}

/** A test's title may hold what no terminal should be sent. */
const dropControls = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')

/** What took the time, so that a suite or a file that grows is seen. */
export function printTimes(results: readonly StepResult[]): void {
  console.log('\nSeconds by suite')
  for (const { name, time } of results.toSorted((a, b) => b.time - a.time)) printTime(time, name)
  console.log(`The ${SHOWN_FILES} slowest test files`)
  const files = results.flatMap(({ name, seconds }) =>
    [...(seconds ?? [])].map(([file, time]) => ({ file: `${file} (${name})`, time })),
  )
  for (const { file, time } of files.toSorted((a, b) => b.time - a.time).slice(0, SHOWN_FILES))
    printTime(time, file)
  console.log('')
}

const printTime = (time: number, what: string): void => console.log(`${time.toFixed(1).padStart(8)}  ${what}`)

/** Ends with the line that counts everything, and the exit code that goes with it. */
export function printTotal(results: readonly Count[]): void {
  rmSync(reports, { recursive: true, force: true })
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
