import type { SourceFile } from './read-sources.ts'

/** Each circle once, as the files on its way. */
export function listCircles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const file = byPath.get(path)
    if (!file || state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const { target } of file.imports) visit(target, [...way, path])
    state.set(path, 'done')
  }
  for (const path of byPath.keys()) visit(path, [])
  return circles
}
