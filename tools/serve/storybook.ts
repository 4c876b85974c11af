import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'

const [command = 'dev', ...rest] = process.argv.slice(2)
const args =
  command === 'build'
    ? ['build', '--output-dir', 'storybook-static', ...rest]
    : ['dev', '-p', '6006', '--no-open', '--ci', '--no-version-updates', ...rest]

/** Starts Storybook on http://localhost:6006, or with `build` writes it to storybook-static/. Calls nobody outside. */
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args, '--disable-telemetry'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
)
process.exitCode = status ?? 1
