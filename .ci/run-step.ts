import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const reports = mkdtempSync(join(tmpdir(), 'ostrov-reports-'))

export interface Count {
  passed: number
  failed: number
  /** Titles of those that passed at their second try. */
  repeated?: readonly string[]
}

export interface Step {
  name: string
  /** Arguments of Node: the tool's script and its own arguments. */
  args: readonly string[]
  /** The report that the tool writes; without one the step counts as a single test. */
  report?: { file: string; count: (report: string) => Count }
  env?: Readonly<Record<string, string>>
}

export interface StepResult extends Count {
  name: string
  seconds: number
  output: string
}

/** No step may hold up the rest for ever. */
const DEADLINE = 15 * 60_000

/** Runs a step to its end, whatever becomes of it. */
export async function runStep(step: Step): Promise<StepResult> {
  const start = performance.now()
  const { code, output } = await run(step)
  const count = step.report
    ? countReport(step.report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  return { name: step.name, output, seconds: (performance.now() - start) / 1000, ...count }
}

function countReport({ file, count }: NonNullable<Step['report']>, code: number): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed, repeated = [] } = count(readFileSync(file, 'utf8'))
  // A runner may fail beyond its tests, and one that ran none has shown nothing.
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, repeated }
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
      child.kill('SIGTERM')
    }, DEADLINE)
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}
