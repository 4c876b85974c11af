import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { root } from '#tools/root.ts'
import { GUIDES, linkGuides, partCode } from './guides.ts'
import { pickScheme } from './tokens.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The documents that Storybook renders, by their files, with the page of each. */
const shown = Object.fromEntries(
  globSync('stories/*.mdx', { cwd: root }).flatMap(path => {
    const [, file = ''] = /'\.\.\/docs\/([\w-]+\.md)\?raw'/.exec(read(path)) ?? []
    if (!file || !/<Guide text=\{text\b/.test(read(path))) return []
    const [, title = '', id = ''] = /<Meta title="([^"]+)" id="([^"]+)"/.exec(read(path)) ?? []
    expect(sanitize(title), 'its address is that of its title').toBe(id)
    return [[file, `${id}--docs`]]
  }),
)
const texts = Object.keys(shown).map(file => ({ file, text: linkGuides(read(`docs/${file}`)) }))

test('the pages of documents are those that links lead to', () => {
  expect(GUIDES).toEqual(shown)
})

test('a link to another document leads to its page and the place in it', () => {
  expect(linkGuides('[tags](embedding.md#the-tags), [own](#params), [out](https://example.com/a.md)')).toBe(
    '[tags](?path=/docs/embedding--docs#the-tags), [own](#params), [out](https://example.com/a.md)',
  )
  expect(linkGuides('(*Introduction: Get it*)')).toBe(
    '([Introduction: Get it](?path=/docs/introduction--docs#get-it))',
  )
  expect(linkGuides('[requirements.csv](requirements.csv)')).toBe('`docs/requirements.csv`')
})

test('code in a list stands apart from the sentence before it', () => {
  const list = (gap: string) => `1. Say:\n${gap}   \`\`\`ts\n   a\n   \`\`\`\n   More.\n2. Next.`
  expect(partCode(list(''))).toBe(list('\n'))
  expect(partCode(list('\n'))).toBe(list('\n'))
})

test('every link of a document that Storybook shows leads to a page of it', () => {
  const links = texts.flatMap(({ text }) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(to => !/^(?:#|https?:|\?path=\/docs\/[\w-]+--docs)/.test(to))).toEqual([])
})

test('every page of the kit that a document names is there', () => {
  const titles = globSync('stories/kit-*.stories.tsx', { cwd: root }).flatMap(
    path => /title: 'Kit\/([^']+)'/.exec(read(path))?.[1] ?? [],
  )
  const pages = titles.map(title => `${sanitize(`Kit/${title}`)}--docs`)
  const told = texts.flatMap(({ text }) =>
    [...text.matchAll(/\?path=\/docs\/(kit-[\w-]+)/g)].map(([, id]) => id),
  )
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter(id => !pages.some(page => page === id))).toEqual([])
})

test('every part of the introduction that a document names is there', () => {
  const parts = texts.flatMap(({ text }) =>
    [...text.matchAll(/\[Introduction: ([^\]]+)\]/g)].map(([, part]) => part),
  )
  expect(parts.length).toBeGreaterThan(0)
  const introduction = read('stories/introduction.md')
  expect(parts.filter(part => !introduction.includes(`\n## ${part}\n`))).toEqual([])
})

test('no sentence of such a document names another one without a link', () => {
  const all = [...texts, { file: 'introduction.md', text: read('stories/introduction.md') }]
  const bare = all.flatMap(({ file, text }) =>
    [
      ...text
        .replaceAll(/```[\s\S]*?```/g, '')
        .replaceAll(/\[[^\]]+\]\([^)]+\)/g, '')
        .matchAll(/[\w/-]+\.md\b/g),
    ]
      .filter(([name]) => Object.hasOwn(GUIDES, basename(name)))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(bare).toEqual([])
})

test('the page on theming tells each other token with its default', () => {
  const told = [...read('docs/theming.md').matchAll(/^\| `--ostrov-((?!color-)[\w-]+)` \| `(.+?)` \|/gm)]
  const [, all = ''] = /:root \{([^}]*)\}/.exec(read('widgets/_kit/tokens.css')) ?? []
  const tokens = all.matchAll(/--ostrov-((?!color-)[\w-]+):\s*([^;]+);/g)
  expect(told.map(([, name, value]) => [name, value])).toEqual(
    [...tokens].map(([, name, value = '']) => [name, value.replace(/\s+/g, ' ')]),
  )
})

test('the page on theming tells each colour with its value in both schemes', () => {
  const told = [
    ...read('docs/theming.md').matchAll(/^\| `--ostrov-color-([\w-]+)` \| `(.+?)` \| `(.+?)` \|/gm),
  ]
  const colours = read('widgets/_kit/tokens.css').matchAll(/--ostrov-color-([\w-]+): (light-dark\(.+\));/g)
  expect(told.map(([, name, light, dark]) => [name, light, dark])).toEqual(
    [...colours].map(([, name, value = '']) => [name, pickScheme(value, 'light'), pickScheme(value, 'dark')]),
  )
})
