import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { printDeclaration } from './print-declaration.ts'

/** Each exported name of a source as the page shows it. */
function print(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'source.ts')
  writeFileSync(path, source)
  const program = ts.createProgram([path], { strict: true, lib: ['lib.es5.d.ts'], types: [] })
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile)
  return checker
    .getExportsOfModule(module as ts.Symbol)
    .flatMap(({ declarations = [] }) => declarations.map(one => printDeclaration(one, checker)))
}

test('a function is shown without its body, and with the result that it infers', () => {
  expect(
    print(`
/** Of another name. */

/** Doubles. */
export function double(n: number) { return n * 2 }
export const half = (n: number) => n / 2
export const third = (n: number): number => n / 3
export async function wait(ms: number): Promise<void> {}
`),
  ).toEqual([
    '/** Doubles. */\nfunction double(n: number): number',
    'function wait(ms: number): Promise<void>',
    'const half: (n: number) => number',
    'const third: (n: number) => number',
  ])
})

test('of a class its public members are shown', () => {
  const [text] = print(`
export class Cart {
  #items = 0
  private old = 1
  /** How many. */
  readonly count: number = 0
  constructor(start: number) { this.#items = start }
  /** Puts one in. */
  add(name: string) { return this.#items + name.length + this.old }
}`)
  expect(text).toBe(`class Cart {
  /** How many. */
  readonly count: number
  constructor(start: number)
  /** Puts one in. */
  add(name: string): number
}`)
})

test('a type that names its factory is shown with what that makes', () => {
  const [text] = print(`
/** A clock. */
export type Clock = ReturnType<typeof createClock>
function createClock() {
  return {
    /**
     * In milliseconds,
     * from the start.
     */
    now: 0,
    stop(): void {},
  }
}`)
  expect(text).toBe(`/** A clock. */
type Clock = {
  /**
   * In milliseconds,
   * from the start.
   */
  now: number
  stop: () => void
}`)
})

test('what is meant for tests and for other parts of Ostrov is left out', () => {
  expect(
    print(`
export class Cart {
  readonly count: number = 0
  /** For tests: as on a new page. */
  forget(): void {}
  /** @internal Another visitor has one of their own. */
  takeNothing(): void {}
}
export type Clock = ReturnType<typeof createClock>
function createClock() {
  return {
    now: 0,
    /** For tests and stories: it stands still. */
    forget(): void {},
  }
}`),
  ).toEqual(['class Cart {\n  readonly count: number\n}', 'type Clock = {\n  now: number\n}'])
})

test('a long type is written whole, in lines', () => {
  const keys = Array.from({ length: 30 }, (_, at) => `key${at}`)
  const [one, all] = print(
    `
export const visitor = { ${keys.map(key => `${key}: { name: '' as string | null }`).join(', ')} }
export class All { readonly visitor = visitor }
declare const visitor: { ${keys.map(key => `${key}: string | null`).join('; ')} }
`.replace(/^export const.*$/m, line => line.replace('visitor', 'other')),
  )
  expect(one).not.toContain('...')
  expect(one?.split('\n').slice(0, 4)).toEqual([
    'const other: {',
    '  key0: {',
    '    name: string | null',
    '  }',
  ])
  expect(all?.split('\n').slice(0, 3)).toEqual([
    'class All {',
    '  readonly visitor: {',
    '    key0: string | null',
  ])
  expect(all?.split('\n').slice(-2)).toEqual(['  }', '}'])
})
