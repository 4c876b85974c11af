import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalls } from './read-calls.ts'
import { traceRoutes } from './trace-routes.ts'

const root = mkdtempSync(join(tmpdir(), 'ostrov-trace-'))
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const makeWidget = (name: string, view: string): void => {
  write(`widgets/${name}/index.ts`, "import { View } from './view.tsx'\nexport const widget = make({ View })")
  write(`widgets/${name}/view.tsx`, view)
}

beforeAll(() => {
  write('core/api/http.ts', 'export const read = () => fetch()\nexport const write = () => fetch()')
  write(
    'core/api/shelf.ts',
    `import { read, write } from './http.ts'
    type Flow = 'sale' | 'rent'
    export type Shelf = string
    export const readShelf = (id: string) => read('shelf', Shelf, { args: { id } })
    export const readFlow = (flow: Flow) => read(\`\${flow}-types\`, Types)
    export const fillShelf = (key: string) =>
      write('shelf-fill', Ignored, {}, { idempotencyKey: key, method: 'patch', doneStatus: 201 })
    export const readUnknown = (name: string) => read(name, Shelf)`,
  )
  write(
    'core/state/shelf.ts',
    "import { readShelf } from '../api/shelf.ts'\nexport const shelf = () => readShelf('1')\nexport const other = () => 1",
  )
  makeWidget('far', "import { shelf } from '../../core/state/shelf.ts'\nexport const View = () => shelf()")
  makeWidget('beside', "import { other } from '../../core/state/shelf.ts'\nexport const View = () => other()")
  makeWidget(
    'typed',
    "import type { readShelf } from '../../core/api/shelf.ts'\nexport const View = (read: typeof readShelf) => null",
  )
  makeWidget('later', "export const View = () => import('./part.tsx')")
  write(
    'widgets/later/part.tsx',
    "import { fillShelf } from '../../core/api/shelf.ts'\nexport const Part = () => fillShelf('k')",
  )
  makeWidget(
    'flowing',
    "import { readFlow } from '../../core/api/shelf.ts'\nexport const View = () => readFlow('rent')",
  )
  makeWidget('at-once', "import '../../core/start.ts'\nexport const View = () => null")
  write('core/start.ts', "import { readShelf } from './api/shelf.ts'\nreadShelf('1')")
})
afterAll(() => rmSync(root, { recursive: true }))

test('the calls of core/api are read as they are spelled', () => {
  const calls = readCalls(root).map(({ functionName, routes, method, args, isIdempotent, doneStatus }) => [
    functionName,
    routes,
    method,
    args,
    isIdempotent,
    doneStatus,
  ])
  expect(calls).toEqual([
    ['readShelf', ['shelf'], 'GET', ['id'], false, null],
    ['readFlow', ['sale-types', 'rent-types'], 'GET', [], false, null],
    ['fillShelf', ['shelf-fill'], 'PATCH', [], true, 201],
    ['readUnknown', null, 'GET', [], false, null],
  ])
})

test('a widget needs the routes of what it comes to, and no others', () => {
  expect(traceRoutes(root)).toEqual({
    // By way of another module.
    far: ['shelf'],
    // The same module, another part of it.
    beside: [],
    // A type asks nobody.
    typed: [],
    // What is loaded later, with the cookie that every write needs.
    later: ['active-user', 'shelf-fill'],
    // Of two flows only its own.
    flowing: ['rent-types'],
    // What runs when a file is imported.
    'at-once': ['shelf'],
  })
})
