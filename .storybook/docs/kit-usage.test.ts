import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listKitStylesheets } from '#tools/build/list-stylesheets.ts'
import { root } from '#tools/root.ts'
import { listImports } from './kit-parts.ts'

const read = (file: string): string => readFileSync(join(root, 'stories', file), 'utf8')
const pages = readdirSync(join(root, 'stories'))
  .map(file => /^(kit-[a-z-]+)\.stories\.tsx$/.exec(file)?.[1])
  .filter(name => name !== undefined)

test('there are pages of the kit', () => {
  expect(pages.length).toBeGreaterThan(10)
})

test.each(pages)('the page %s has a usage of all parts whose imports it tells', page => {
  const told = listImports(read(`${page}.stories.tsx`))
  expect(told.length).toBeGreaterThan(0)
  const usage = read(`examples/${page}.tsx`)
  expect(listImports(usage)).toEqual(expect.arrayContaining(told))
  for (const { name } of told) expect(usage, 'it is used').toContain(`<${name}`)
  expect(usage, 'nothing of stories, tests or fixtures is in it').not.toMatch(/storybook|stories|#testing/)
})

test.each(pages)('the usage of %s names the stylesheets that pages do not share', page => {
  const usage = read(`examples/${page}.tsx`)
  const shared = new Set(listKitStylesheets(root))
  const named = [...usage.matchAll(/@import "\.\.\/_kit\/([\w/-]+\.css)"/g)].map(([, file = '']) =>
    join(root, 'widgets/_kit', file),
  )
  for (const file of named) expect(existsSync(file) && !shared.has(file), file).toBe(true)
  const texts = named.map(file => `${file}\n${readFileSync(file, 'utf8')}`).join('\n')
  if (usage.includes('kind="danger"')) expect(texts).toContain('danger.css')
})
