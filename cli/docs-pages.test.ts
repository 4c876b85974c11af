import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { writeManifest } from '#tools/build/write-manifest.ts'
import { checkPage } from './check/check-page.ts'
import { CONFIG_ID } from './check/config.ts'
import { readManifest } from './check/manifest.ts'

const root = join(import.meta.dirname, '..')
const guides = [
  'README.md',
  'django/README.md',
  ...readdirSync(join(root, 'docs')).map(file => `docs/${file}`),
]

/** The examples that bring a configuration, so that nothing of a page is left out. */
const examples = guides
  .filter(path => path.endsWith('.md'))
  .flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/```html\n([\s\S]+?)```/g)]
      .map(([, source = '']) => ({ path, source }))
      .filter(({ source }) => source.includes(`id="${CONFIG_ID}"`)),
  )

test('the whole pages that the guides show have no error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ostrov-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Files are judged by no build: the guides name none, and write HASH where each has its own.
  await writeManifest(root, folder)
  const manifest = await readManifest(pathToFileURL(join(folder, 'manifest.json')))
  const told = examples.flatMap(({ path, source }) =>
    checkPage(source.replaceAll('HASH', 'aaaaaa'), manifest)
      .filter(({ severity }) => severity === 'error')
      .map(({ kind, problem }) => `${path}: ${kind}: ${problem}`),
  )
  expect(examples.length).toBeGreaterThan(0)
  expect(told).toEqual([])
})
