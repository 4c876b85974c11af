import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { shapeMarkup } from '#tools/build/shape-markup.ts'
import { openBuiltServer } from '#tools/serve/built-server.ts'

const built = openBuiltServer()
const widgets = listWidgets(join(import.meta.dirname, '..'))

for (const name of widgets) {
  test(`${name} is rendered where there is no browser, in both markets, twice alike`, () => {
    for (const market of ['cz', 'ro'] as const) {
      const render = () => built.renderLoadingState(name, { market })
      const first = render()
      expect(first === null || first.language === (market === 'cz' ? 'cs' : 'ro')).toBe(true)
      expect(render()).toEqual(first)
    }
  })

  test(`${name} has a skeleton that nobody meets, or none`, () => {
    const { markup = '' } = built.renderLoadingState(name, { market: 'cz' }) ?? {}
    for (const size of ['small', 'large'] as const) {
      const shape = shapeMarkup(markup, size) ?? ''
      expect(shape).not.toMatch(/ (id|name|style|role|tabindex|href|src|on\w+|aria-[\w-]+)=/)
      expect(shape).not.toMatch(/<(form|output|script|style|iframe|dialog|details)\b/)
    }
  })
}

test('it runs on any Node with no package beside it', () => {
  const files = readdirSync(built.folder).filter(file => file.endsWith('.js'))
  const imported = files.flatMap(file =>
    [...readFileSync(join(built.folder, file), 'utf8').matchAll(/^(?:import .*|\} )from "([^"]+)";$/gm)].map(
      ([, specifier]) => specifier,
    ),
  )
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter(specifier => !specifier?.startsWith('./'))).toEqual([])
  const script = `import('./index.js').then(({ renderIsland }) => {
    const { isRendered } = renderIsland('buyback-selector', { page: { market: 'cz' } })
    console.log(isRendered, typeof document, typeof window)
  })`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: built.folder })
  expect(`${stdout}${stderr}`.trim()).toBe('true undefined undefined')
})

test('rendering keeps no timer and no listener, so that a script of a server ends by itself', () => {
  const script = `import('./index.js').then(({ renderIsland }) => {
    const data = [{ route: 'buyout-types', answer: [{ value: 'a', label: 'A' }] }]
    for (let i = 0; i < 50; i++) renderIsland('buyback-selector', { page: { market: 'cz' }, data })
    console.log(process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length)
  })`
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], {
    cwd: built.folder,
    timeout: 20_000,
  })
  expect([String(stdout).trim(), status]).toEqual(['0', 0])
})
