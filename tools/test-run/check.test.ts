import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

test('what the check has run already it does not run, and count, a second time', () => {
  const already = ['widgets/anatomy.test.ts', 'core/architecture.test.ts']
  expect(already.filter(file => !existsSync(join(root, file)))).toEqual([])
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--project=unit'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, OSTROV_RUN_ALREADY: already.join() } },
  )
  expect(stdout).not.toMatch(/anatomy|architecture/)
  expect(stdout).toContain('core/page.test.ts')
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
