import { spawnSync } from 'node:child_process'

/** Runs npm in a folder and returns what it writes; throws an error with its own words where it fails. */
export function runNpm(cwd: string, ...args: readonly string[]): string {
  const isWindows = process.platform === 'win32'
  const { error, status, stdout, stderr } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd,
    encoding: 'utf8',
    shell: isWindows,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error || status !== 0)
    throw new Error(`npm ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`)
  return stdout
}
