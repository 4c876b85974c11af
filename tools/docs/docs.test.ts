import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PageConfig } from '#core/page.ts'
import { root } from '../root.ts'

const pages = [
  'README.md',
  'django/README.md',
  ...readdirSync(join(root, 'docs')).map(file => `docs/${file}`),
]
  .filter(path => path.endsWith('.md'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const readPage = (name: string): string => pages.find(({ path }) => path === `docs/${name}`)?.text ?? ''

const readSources = (...folders: string[]): string =>
  folders
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(file => !/\.(?:test|fixture|d)\.tsx?$|\/testing\//.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')

const listOnce = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([found]) => found))].sort()

/** An answer is a customer's: it is not lost, late or an error, and no server sends it. */
const NOT_IN_GLOSSARY =
  /.{0,20}\baddress(?:es)?\b|\b(?:lost|late|no|one's|server's|keeps) answers?\b|\ban answer that is an error|\banswers? of the server|\*\*Answers?\b.*/i

test('every page of docs is linked from the README', () => {
  const readme = pages[0]?.text ?? ''
  const forgotten = pages.filter(({ path }) => path.startsWith('docs/') && !readme.includes(`](${path})`))
  expect(forgotten.map(({ path }) => path)).toEqual([])
})

test('what a server sends is a response, and an address is where somebody lives', () => {
  const files = pages.filter(({ path }) => !/(?:decisions|changelog|api|glossary|ui-terms)\.md$/.test(path))
  const found = files.flatMap(({ path, text }) =>
    text
      // Names in code are the contract's.
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
      .replaceAll(/\b(?:e-mail|IP) address(?:es)?\b|telephone numbers, addresses\b/g, '')
      .split('\n')
      .flatMap(line => NOT_IN_GLOSSARY.exec(line)?.[0] ?? [])
      .map(words => `${path}: ${words}`),
  )
  expect(found).toEqual([])
})

test('decisions are numbered one after the other', () => {
  const numbers = [...readPage('decisions.md').matchAll(/^### (\d+)\. /gm)].map(([, number]) =>
    Number(number),
  )
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('links of the documentation lead somewhere', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(path), target)))
      .map(([, target]) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('pages that the package has in it link to nothing that it has not', () => {
  const leading = pages
    .filter(({ path }) => path.startsWith('docs/'))
    .flatMap(({ path, text }) => [...text.matchAll(/\]\(\.\.\/[^)]*\)/g)].map(([link]) => `${path}: ${link}`))
  expect(leading).toEqual([])
})

test('files that the documentation names are there', () => {
  const missing = pages.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:\.storybook|bench|cli|core|demo-pages|django|loader|server|stories|testing|tools|widgets)\/[\w./-]+)`/g,
      ),
    ]
      .filter(([, file = '']) => !/stock-note/.test(file) && !existsSync(join(root, file)))
      .map(([, file]) => `${path}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('no page has npx run a package that is not installed', () => {
  const all = [...pages, { path: 'stories/introduction.md', text: read('stories/introduction.md') }]
  const loose = all.flatMap(({ path, text }) =>
    // Tools of the project are installed with it.
    [...text.matchAll(/(?:`|^)npx (?!--no |tsc\b)[^`\n]*/gm)].map(([found]) => `${path}: ${found}`),
  )
  expect(loose).toEqual([])
})

test('the introduction of Storybook tells figures, licence, recipe and browsers as the README and the guides do', () => {
  const introduction = read('stories/introduction.md')
  const readme = pages[0]?.text ?? ''
  const sizes = introduction.split('\n## Sizes\n')[1]?.split('\n## ')[0] ?? ''
  const rows = sizes.match(/^\| .+ kB \|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(row => !readme.includes(`\n${row}`))).toEqual([])
  const told = [
    ...(introduction.match(/No licence is granted\..+/) ?? ['its licence']),
    ...(introduction.match(/```sh\n[\s\S]+?```/) ?? ['its recipe']),
    ...(introduction.match(/```html\n[\s\S]+?```/) ?? ['its island']),
  ]
  expect(told.filter(text => !readme.includes(text))).toEqual([])
  const [, browsers = 'its browsers'] = /\*\*Browsers\*\*: (.+)\./.exec(introduction) ?? []
  expect(readPage('releases-and-delivery.md')).toContain(browsers)
})

test('every key of the page is explained', () => {
  const keys = Object.keys(PageConfig.entries)
  expect(keys.filter(key => !readPage('embedding.md').includes(`| \`${key}\` |`))).toEqual([])
})

test('every event, channel and key of storage is told', () => {
  /** Modules that the build makes, and the id of the page's configuration. */
  const others = ['ostrov:server-widgets', 'ostrov:widgets']
  const names = listOnce(readSources('core', 'loader', 'server', 'widgets'), /\bostrov:[a-z]+(?:-[a-z]+)*/g)
  expect(names.length).toBeGreaterThan(5)
  const page = readPage('events-and-markers.md')
  expect(names.filter(name => !others.includes(name) && !page.includes(`\`${name}`))).toEqual([])
  for (const state of ['waiting', 'loading', 'ready', 'failed']) expect(page).toContain(`\`ostrov:${state}\``)
})

test('every attribute by which page and loader speak is told', () => {
  const attributes = listOnce(readSources('loader', 'server'), /\bdata-[a-z]+(?:-[a-z]+)*/g)
  expect(attributes.length).toBeGreaterThan(5)
  const page = readPage('events-and-markers.md')
  expect(attributes.filter(name => !page.includes(`\`${name}`))).toEqual([])
})

test('no event and no attribute is told that no code knows', () => {
  const page = readPage('events-and-markers.md')
  const sources = readSources('core', 'loader', 'server', 'widgets', 'cli')
  const told = page
    .split('\n')
    .flatMap(line => /^\| `(ostrov:[a-z-]+|data-[a-z-]+)/.exec(line)?.[1] ?? [])
    // The loader fires one event for each state.
    .filter(name => !/^ostrov:(?:waiting|loading|ready|failed)$/.test(name))
  expect(told.length).toBeGreaterThan(15)
  const spell = (name: string) =>
    name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isKnown = (name: string) => sources.includes(name) || sources.includes(`dataset.${spell(name)}`)
  expect(told.filter(name => !isKnown(name))).toEqual([])
})

test('the page on security lists what the code keeps in browser storage, and nothing else', () => {
  const code = globSync('{core,loader,widgets}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.(?:test|fixture|d)\.tsx?$|\/testing\//.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .filter(text => /\b(?:local|session)Storage\b/.test(text))
    .join('\n')
  const keys = listOnce(code, /(?<=['`])ostrov:(?!restored)[\w-]+/g)
  expect(keys.length).toBeGreaterThan(5)
  expect(listOnce(readPage('security.md'), /(?<=^\| `)ostrov:[\w-]+/gm)).toEqual(keys)
})
