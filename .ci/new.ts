import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const templates = join(import.meta.dirname, 'new')

/** Which template makes which file; nothing else in the project knows of a widget. */
const FILES: Readonly<Record<string, (name: string) => string>> = {
  'index.ts': name => `widgets/${name}/index.ts`,
  'params.ts': name => `widgets/${name}/params.ts`,
  'messages.ts': name => `widgets/${name}/messages.ts`,
  'view.tsx': name => `widgets/${name}/view.tsx`,
  'style.css': name => `widgets/${name}/style.css`,
  'view.test.tsx': name => `widgets/${name}/view.test.tsx`,
  'story.tsx': name => `stories/${name}.stories.tsx`,
  'demo-page.ts': name => `demo-pages/shop/data/demo-pages/${name}.ts`,
  'spec.ts': name => `demo-pages/${name}.spec.ts`,
}

/** Makes all files of a new widget and returns their paths; throws when the name won't do. */
export function makeWidget(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a widget: use kebab-case, such as stock-note.`)
  const files = Object.entries(FILES).map(([template, locate]) => ({ template, path: locate(name) }))
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Error(`The name "${name}" is taken: ${taken.path} exists.`)
  for (const { template, path } of files) {
    const text = readFileSync(join(templates, `${template}.template`), 'utf8').replaceAll('{{name}}', name)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = files.map(({ path }) => path)
  formatFiles(root, paths)
  return paths
}

/** How lines break depends on how long the name is. */
function formatFiles(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be formatted: ${stderr}`)
}

if (basename(process.argv[1] ?? '') === 'new.ts') {
  try {
    const [name] = process.argv.slice(2)
    if (!name) throw new Error('Say what the widget is called: npm run new stock-note')
    const paths = makeWidget(join(import.meta.dirname, '..'), name)
    console.log(paths.map(path => `made ${path}`).join('\n'))
    console.log('Now write its texts (✎), its test and its spec; "npm test" names what is missing.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
