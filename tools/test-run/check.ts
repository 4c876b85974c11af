import { spawnSync } from 'node:child_process'
import { root } from '../root.ts'
import { printTotal, runTogether } from './run-step.ts'
import { STEPS, testWithVitest } from './steps.ts'

/** They read the project's files instead of importing them, so that no change is seen to touch them. */
const OF_THE_WHOLE = [
  'core/architecture',
  'widgets/anatomy',
  'tools/docs/docs',
  'tools/docs/write-api',
  'tools/test-run/requirements',
  'tools/test-run/test-files',
]
/** Folders whose component tests are run when something in them has changed. */
const FOLDER = /^(?:widgets\/_kit\/[\w-]+|widgets\/[\w-]+|loader\/[\w-]+)\//

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

if (git('rev-parse', '--git-dir') === null) {
  console.error(
    'npm run check looks at what has changed since main, so it needs a git checkout, and this folder is none. npm test runs everything.',
  )
  process.exit(1)
}

// What a change touches is what differs from where the branch left `main`; on `main` itself, from the last commit.
const base = git('merge-base', 'HEAD', 'main') ?? 'HEAD'
const changed = [
  ...(git('diff', '--name-only', base)?.split('\n') ?? []),
  ...(git('ls-files', '--others', '--exclude-standard')?.split('\n') ?? []),
]
const folders = new Set(changed.flatMap(file => FOLDER.exec(file)?.[0] ?? []))
const whole = testWithVitest('rules of the whole', ['unit'], 1, ...OF_THE_WHOLE)
const touched = {
  ...testWithVitest('touched unit tests', ['unit', 'shop'], 1, '--changed', base, '--passWithNoTests'),
  // They have run already: a test counts once. Vitest's own `--exclude` does not reach its projects.
  env: { OSTROV_RUN_ALREADY: OF_THE_WHOLE.map(path => `${path}.test.ts`).join() },
}
const components = testWithVitest('touched components', ['preact'], 2, ...folders, '--passWithNoTests')

printTotal([
  ...(await runTogether(STEPS.lint, STEPS.types)),
  ...(await runTogether(
    whole,
    { ...touched, mayBeEmpty: true },
    ...(folders.size > 0 ? [{ ...components, mayBeEmpty: true }] : []),
  )),
])
