import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const listFiles = (env: NodeJS.ProcessEnv): string =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--project=unit'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
  ).stdout

test('what the check has run already it does not run, and count, a second time', () => {
  expect(listFiles({})).toContain('widgets/anatomy.test.ts')
  const rest = listFiles({ OSTROV_RUN_ALREADY: 'widgets/anatomy.test.ts,core/architecture.test.ts' })
  expect(rest).not.toMatch(/anatomy|architecture/)
  expect(rest).toContain('core/page.test.ts')
})

test('a folder without git is told that the check needs it, and no test is said to have failed', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/bootstrap.mjs'), 'test-run/check.ts'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, GIT_DIR: join(root, 'no-such-folder') } },
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('it needs a git checkout')
})
