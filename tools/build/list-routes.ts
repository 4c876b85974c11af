import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#core/http/endpoint.ts'
import { resolveImport } from '#tools/lint/source-files.ts'
import { listWidgets } from './plugins/widgets-plugin.ts'

/** Every write asks for the CSRF cookie by this route where the page has none. */
const CSRF_ROUTE = 'active-user'

/** The routes that each widget may ask: of the endpoints that it, or what it imports, imports. A page must carry them. */
export async function listRoutes(root: string): Promise<Record<string, string[]>> {
  const readImports = readImportsOf(root)
  const routes = listWidgets(root).map(async name => {
    const endpoints = await collectEndpoints(root, walk(`widgets/${name}/index.ts`, readImports))
    const isWriting = endpoints.some(({ method }) => method !== 'GET')
    const all = [...endpoints.map(endpoint => endpoint.name), ...(isWriting ? [CSRF_ROUTE] : [])]
    return [name, [...new Set(all)].sort()] as const
  })
  return Object.fromEntries(await Promise.all(routes))
}

/** The files that a widget consists of, its own and those it shares with others; endpoints are where it ends. */
export const listFiles = (root: string, name: string): string[] => {
  const start = `widgets/${name}/index.ts`
  return [...new Set([start, ...walk(start, readImportsOf(root)).map(one => one.file)])]
}

/** Reads each file once. */
function readImportsOf(root: string): (file: string) => Import[] {
  const imports = new Map<string, Import[]>()
  return file => {
    const known = imports.get(file) ?? parseImports(file, readFileSync(join(root, file), 'utf8'))
    imports.set(file, known)
    return known
  }
}

interface Import {
  /** From the project's root. */
  file: string
  names: readonly string[]
}

/** All imports, types apart, of a file and of whatever it comes to; endpoints are where it ends. */
function walk(start: string, readImports: (file: string) => Import[]): Import[] {
  const seen = new Set([start])
  const found: Import[] = []
  for (const file of seen) {
    for (const one of readImports(file)) {
      found.push(one)
      if (!one.file.startsWith('core/api/')) seen.add(one.file)
    }
  }
  return found
}

async function collectEndpoints(root: string, imports: readonly Import[]): Promise<Endpoint[]> {
  const found: unknown[] = []
  for (const { file, names } of imports.filter(one => one.file.startsWith('core/api/'))) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    found.push(...names.map(name => module[name]))
  }
  return found.filter(isEndpoint)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'doc' in value

const STATIC = /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^;'"]*?)(?: from )?'([^']+\.tsx?)'/gm
const DYNAMIC = /\bimport\('([^']+\.tsx?)'\)/g

export function parseImports(file: string, text: string): Import[] {
  const resolve = (specifier: string): string => resolveImport(file, specifier)
  const named = [...text.matchAll(STATIC)].flatMap(([, braces, specifier = '']) => {
    const names = braces?.split(',').flatMap(part => /^\s*(?!type\s)(\w+)/.exec(part)?.[1] ?? [])
    return names?.length === 0 ? [] : [{ file: resolve(specifier), names: names ?? [] }]
  })
  const later = [...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    file: resolve(specifier),
    names: [],
  }))
  return [...named, ...later]
}
