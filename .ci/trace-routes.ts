import { type Outline, outlineSource, type Reference } from './outline-source.ts'
import { listWidgets } from './plugins/widgets-plugin.ts'
import { type ApiCall, readCalls } from './read-calls.ts'

/** Every write asks for the CSRF cookie by this route where the page has none. */
const CSRF_ROUTE = 'active-user'

/** The routes that each widget may ask, by what of core/api its sources come to; a page must carry them. */
export function traceRoutes(root: string): Record<string, string[]> {
  const calls = readCalls(root)
  const outlines = new Map<string, Outline>()
  const readOutline = (file: string): Outline => {
    const outline = outlines.get(file) ?? outlineSource(root, file)
    outlines.set(file, outline)
    return outline
  }
  return Object.fromEntries(
    listWidgets(root).map(name => {
      const traced = trace({ file: `widgets/${name}/index.ts`, name: 'widget' }, readOutline)
      return [name, listRoutes(calls, traced)]
    }),
  )
}

interface Traced {
  /** `file name` of each declaration that may run. */
  seen: ReadonlySet<string>
  texts: ReadonlySet<string>
}

function trace(start: Reference, readOutline: (file: string) => Outline): Traced {
  const seen = new Set<string>()
  const texts = new Set<string>()
  const open: Reference[] = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    const key = `${at.file} ${at.name}`
    if (seen.has(key)) continue
    seen.add(key)
    const { file, name } = at
    const { declarations, imports } = readOutline(file)
    if (name === '*') for (const own of declarations.keys()) open.push({ file, name: own })
    // Whoever imports a file runs what stands in it outside of all declarations.
    else if (name !== '') open.push({ file, name: '' })
    if (name === '') for (const [local, to] of imports) if (local.startsWith('\0')) open.push(to)
    const imported = imports.get(name)
    if (imported) open.push(imported)
    for (const outlined of declarations.get(name) ?? []) {
      open.push(...outlined.dynamic)
      for (const text of outlined.texts) texts.add(text)
      for (const used of outlined.names) {
        const other = imports.get(used)
        if (other) open.push(other)
        else if (declarations.has(used)) open.push({ file, name: used })
      }
    }
  }
  return { seen, texts }
}

function listRoutes(calls: readonly ApiCall[], { seen, texts }: Traced): string[] {
  const own = calls.filter(({ file, functionName }) => seen.has(`${file} ${functionName}`))
  const routes = own.flatMap(({ routes }) => {
    const all = routes ?? []
    // One function of several flows asks only for those that the widget names.
    return all.length > 1
      ? all.filter(route => texts.has(route.split('-')[0] ?? '') || texts.has(route))
      : all
  })
  const writes = own.some(({ method }) => method !== 'GET') ? [CSRF_ROUTE] : []
  return [...new Set([...routes, ...writes])].sort()
}
