import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { root } from '../root.ts'

const COMMANDS = {
  dev: ['-p', '6006', '--no-open', '--ci', '--no-version-updates'],
  build: ['--output-dir', 'storybook-static'],
} as const

const isCommand = (word: string | undefined): word is keyof typeof COMMANDS =>
  word !== undefined && Object.hasOwn(COMMANDS, word)

/** What Storybook is told: `dev` unless a command comes first; of two settings the last counts, so any may be changed. */
export function listArguments(given: readonly string[]): string[] {
  const [first, ...others] = given
  const [command, rest] = isCommand(first) ? ([first, others] as const) : (['dev', given] as const)
  if (rest[0] && !rest[0].startsWith('-'))
    throw new Error(`"${rest[0]}" is no option. Usage: npm run storybook -- [build] [--port 6006] [options]`)
  return [command, ...COMMANDS[command], ...rest, '--disable-telemetry']
}

/** Runs Storybook to its end; it calls nobody outside. Returns its exit status. */
export function runStorybook(given: readonly string[], stdio: 'inherit' | 'pipe' = 'inherit'): number {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...listArguments(given)],
    { cwd: root, stdio, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  if (status !== 0 && stderr) console.error(stderr.toString())
  return status ?? 1
}

// Starts it on http://localhost:6006, or with `build` writes it to storybook-static/.
if (basename(process.argv[1] ?? '') === 'storybook.ts') {
  try {
    process.exitCode = runStorybook(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
