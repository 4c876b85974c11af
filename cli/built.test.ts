import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLI_BUILD } from '#tools/package/cli-build.ts'
import { MANIFEST, makePage } from './check/manifest.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-cli-'))
const cli = join(folder, 'dist/cli/ostrov.js')

beforeAll(async () => {
  await build({ ...CLI_BUILD, outDir: join(folder, 'dist/cli') })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'dist/manifest.json'), JSON.stringify(MANIFEST))
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/good.html'), makePage())
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8', input })

test('the built command finds the manifest beside it, and needs no package', () => {
  const { status, stderr, stdout } = run(['check', 'pages'])
  expect({ status, stderr, stdout }).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('pages/good.html: nothing to mend.\n\n1 page, 0 errors, 0 warnings.\n'),
  })
})

test('a page can be piped in', () => {
  const { status, stdout } = run(['check', '-'], makePage({ config: '' }))
  expect(status).toBe(1)
  expect(stdout).toContain('(stdin):17:1: error config-missing')
})
