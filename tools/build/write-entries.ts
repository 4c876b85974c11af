import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Params } from '#core/params/define-params.ts'
import { listWidgets, readIndex } from './plugins/widgets-plugin.ts'

/** The package's entries that are made from the folders of `widgets/`, by their place in it. */
export const listEntries = (root: string): Record<string, string> => ({
  loader: join(entriesFolder(root), 'loader.ts'),
  ...Object.fromEntries(
    listWidgets(root).map(name => [`widgets/${name}/index`, join(entriesFolder(root), `${name}.ts`)]),
  ),
})

/** Writes them: each widget with its component for apps, and the loader with all widgets. */
export async function writeEntries(root: string): Promise<void> {
  rmSync(entriesFolder(root), { recursive: true, force: true })
  mkdirSync(entriesFolder(root), { recursive: true })
  const names = listWidgets(root)
  for (const name of names)
    writeFileSync(join(entriesFolder(root), `${name}.ts`), await spellWidget(root, name))
  writeFileSync(join(entriesFolder(root), 'loader.ts'), spellLoader(root, names))
}

/** Components, and what brings islands up, are a browser's; a React server needs to be told. */
const USE_CLIENT = "'use client'\n\n"

const entriesFolder = (root: string): string => join(root, 'dist/entries')

async function spellWidget(root: string, name: string): Promise<string> {
  const widget = `${USE_CLIENT}export { widget } from '#widgets/${name}/index.ts'\n`
  // What keeps the server's markup has nothing to keep in an app.
  if (readIndex(root, name).keepsContent) return widget
  const { params }: { params: Params } = await import(`#widgets/${name}/params.ts`)
  const required = Object.entries(params.fields).flatMap(([param, { describe }]) =>
    describe.isRequired ? [`'${param}'`] : [],
  )
  const component = nameComponent(name)
  return `${widget}import { toComponent, type WidgetComponent } from '#loader/app/to-component.tsx'
import { widget } from '#widgets/${name}/index.ts'

export const ${component}: WidgetComponent<typeof widget.params, ${required.join(' | ') || 'never'}> =
  /* @__PURE__ */ toComponent('${component}', widget)
`
}

const nameComponent = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function spellLoader(root: string, names: readonly string[]): string {
  const rows = names.map(
    name => `  ['${name}', {
    when: ${JSON.stringify(readIndex(root, name).when)},
    load: () => import('#widgets/${name}/index.ts'),
    css: [],
  }],`,
  )
  return `${USE_CLIENT}import type { Registry } from '#loader/entry/registry.ts'
import { startOwnLoader } from '#loader/app/start-own-loader.ts'
import type { Loader } from '#loader/entry/start-loader.ts'

export type { Loader, Registry }

const widgets: Registry = new Map([
${rows.join('\n')}
])

/** Brings the page's placeholders to life, the widgets of the package and those that are given; a second start changes nothing. */
export const startLoader = (more: Registry = new Map()): Loader =>
  startOwnLoader(new Map([...widgets, ...more]))
`
}
