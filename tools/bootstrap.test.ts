import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ostrov boot '))
const bootstrap = join(folder, 'tools/bootstrap.mjs')
const stamp = join(folder, 'node_modules/.ostrov-stamp')

const write = (path: string, text: string, mode = 0o644): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text, { mode })
}
const stampPackages = (): void => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)))
  writeFileSync(stamp, hash.digest('hex'))
}
const run = (...args: string[]) =>
  spawnSync(process.execPath, [bootstrap, ...args], { cwd: '/', encoding: 'utf8', env: listEnv() })
const listEnv = () => ({
  ...process.env,
  npm_execpath: '',
  PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
})

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), bootstrap)
  write('package.json', '{"type":"module"}')
  write('package-lock.json', '{}')
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
  write(
    'bin/npm',
    '#!/bin/sh\necho "$@" > "$(dirname "$0")/npm-was-called"\nexit "$(cat "$(dirname "$0")/npm-exit")"\n',
    0o755,
  )
  write('bin/npm-exit', '0')
  write(
    'tools/tell.ts',
    'console.log(JSON.stringify([process.cwd(), process.argv.slice(2)])); process.exitCode = 5',
  )
  write(
    'tools/wait.ts',
    `import { spawn } from 'node:child_process'
    process.on('SIGTERM', () => process.exit(9))
    spawn(process.execPath, ['-e', 'console.log("up " + process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`,
  )
  stampPackages()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a script gets its arguments and the root as its folder, and its exit code comes back', () => {
  const { stdout, status } = run('tell.ts', 'a b', '--c')
  expect(JSON.parse(stdout)).toEqual([folder, ['a b', '--c']])
  expect(status).toBe(5)
})

test('packages are installed when the lock has changed, and not again', () => {
  write('package-lock.json', '{"changed":true}')
  expect(run('tell.ts').stdout).toMatch(/^Installing packages/)
  expect(readFileSync(join(folder, 'bin/npm-was-called'), 'utf8')).toMatch(
    /^install --no-save --no-audit --no-fund /,
  )
  rmSync(join(folder, 'bin/npm-was-called'))
  expect(run('tell.ts').stdout).toMatch(/^\[/)
  expect(existsSync(join(folder, 'bin/npm-was-called'))).toBe(false)
})

test('an installation that fails is told, and tried again the next time', () => {
  write('package-lock.json', '{"changed":"again"}')
  write('bin/npm-exit', '1')
  const failed = run('tell.ts')
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('could not be installed')
  write('bin/npm-exit', '0')
  expect(run('tell.ts').stdout).toMatch(/^Installing packages/)
})

test('a script that is not there is told', () => {
  const { status, stderr } = run('nothing.ts')
  expect(stderr).toContain('There is no script tools/nothing.ts.')
  expect(status).toBe(2)
})

test('a signal reaches the script and what it has started', async () => {
  const running = spawn(process.execPath, [bootstrap, 'wait.ts'], {
    env: listEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await readUntil(running, /up (\d+)/)
  onTestFinished(() => sweep(running, Number(pid)))
  // The output is closed only when the last process that holds it is gone.
  const closed = new Promise<number | null>(resolve => running.on('close', resolve))
  running.kill('SIGTERM')
  expect(await closed).toBe(9)
})

test('a script ends when the shell that npm put before it is ended', async () => {
  const quoted = [process.execPath, bootstrap, 'wait.ts'].map(word => `"${word}"`).join(' ')
  const shell = spawn('sh', ['-c', `${quoted}; true`], {
    env: { ...listEnv(), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await readUntil(shell, /up (\d+)/)
  onTestFinished(() => sweep(shell, Number(pid)))
  const closed = new Promise(resolve => shell.on('close', resolve))
  shell.kill('SIGTERM')
  await closed
})

function readUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise(resolve => {
    child.stdout?.on('data', chunk => {
      const found = pattern.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
  })
}

/** Nothing stays behind where the test fails. */
function sweep(bootstrapped: ChildProcess, pid: number): void {
  for (const end of [() => process.kill(pid, 'SIGKILL'), () => bootstrapped.kill('SIGKILL')]) {
    try {
      end()
    } catch {
      // Already gone.
    }
  }
}
