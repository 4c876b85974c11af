import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PageConfig } from '#core/page.ts'
import { listPartNames } from './kit-parts.ts'
import { type Anchor, makeAnchors } from './search-anchors.ts'
import { SEARCH_WORDS } from './search-words.ts'

/** What each widget calls itself, in the languages of the markets. */
export type Labels = Readonly<Record<string, readonly string[]>>

/** What a page names in code for each widget: calls, and keys of its configuration. */
export type CodeNames = Readonly<Record<string, readonly string[]>>

interface Entry {
  type: string
  importPath: string
}

/** An index whose pages have all the words that they are looked for by. */
export const addWords = <E extends Entry>(
  entries: Readonly<Record<string, E>>,
  root: string,
  labels: Labels,
  codes: CodeNames = {},
): Record<string, E & { anchors?: readonly Anchor[] }> =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entry.type === 'docs'
        ? { ...entry, anchors: listAnchors(entry.importPath, root, labels, codes) }
        : entry,
    ]),
  )

function listAnchors(path: string, root: string, labels: Labels, codes: CodeNames): readonly Anchor[] {
  const name = basename(path).replace(/\.(?:stories\.tsx|mdx)$/, '')
  const parts = name.startsWith('kit-') ? listPartNames(readFileSync(join(root, path), 'utf8')) : []
  const { [name]: own, ...others } = labels
  const names = path.endsWith('.mdx') ? listNames(readGuide(join(root, path))) : (codes[name] ?? [])
  const words = [...parts, ...(own ?? []), ...listWords(own ?? []), ...(SEARCH_WORDS[name] ?? []), ...names]
  // What another is called leads to that one first.
  const taken = new Set([name, ...fold(Object.values(others).flat())])
  for (const word of fold(own ?? [])) taken.delete(word)
  const known = new Set(fold(words).filter(word => !taken.has(word)))
  return makeAnchors(own ? name : null, [...known])
}

/** The document that a page shows; nothing where it shows none. */
function readGuide(page: string): string {
  const [, file] = /'(\.\.\/docs\/[\w-]+\.md)\?raw'/.exec(readFileSync(page, 'utf8')) ?? []
  return file === undefined ? '' : readFileSync(join(dirname(page), file), 'utf8')
}

/**
 * What may be imported, as the API declares it or as code of a document imports it, the calls that it declares, and the
 * events, marks and keys of the configuration that tables explain.
 */
export const listNames = (guide: string): readonly string[] => {
  const code = [...guide.matchAll(/^```tsx?\n([\s\S]+?)^```$/gm)].map(([, text = '']) => text)
  const declared = code
    .filter(text => text.startsWith("// from 'ostrov"))
    .flatMap(text => [...text.matchAll(/^(?:const|class|function) (\w+)|\b(?:query|mutation)\('([\w-]+)'/gm)])
    .flatMap(([, name, call]) => name ?? call ?? [])
  const imported = code
    .flatMap(text => [...text.matchAll(/^import \{([^}]+)\} from 'ostrov/gm)])
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const told = [...guide.matchAll(/^\| `((?:ostrov:|data-)[a-z-]+)/gm)].map(([, name = '']) => name)
  const keys = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
  return [...declared, ...imported, ...told, ...keys.filter(name => name in PageConfig.entries)]
}

/** Words by which nobody searches. */
const LITTLE = /^(?:.{1,2}|pro|přes|din|după|prin|spre|pentru|privind)$/u

const listWords = (labels: readonly string[]): readonly string[] =>
  labels.flatMap(label => label.match(/[\p{L}-]+/gu) ?? []).filter(word => !LITTLE.test(word))

/** As they are typed, and as many type them: “kosik” for “košík”. */
const fold = (words: readonly string[]): readonly string[] =>
  [...words, ...words.map(dropAccents)].map(word => word.toLowerCase())

const dropAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
