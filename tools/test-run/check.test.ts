import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

test('a folder without git is told that the check needs it, and no test is said to have failed', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/bootstrap.mjs'), 'test-run/check.ts'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, GIT_DIR: join(root, 'no-such-folder') } },
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('it needs a git checkout')
})
