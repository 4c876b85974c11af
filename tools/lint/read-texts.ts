import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Language } from '#core/market.ts'
import { root } from '../root.ts'

/** One text that somebody reads, with all that stands in its place in another language. */
export interface SpokenText {
  /** File and line, or file and key. */
  place: string
  language: Language
  text: string
}

/** The same text in two languages or more. */
export type TextPair = readonly SpokenText[]

const LANGUAGES: Readonly<Record<string, Language>> = { cs: 'cs', cz: 'cs', ro: 'ro', en: 'en', admin: 'en' }
const SOURCES = ['core/**/*.ts', 'widgets/**/*.ts', 'demo-pages/shop/**/*.ts']
const SEEDS = ['demo-pages/shop/**/*.json']
const CATALOGUES = ['django/ostrov/locale/*/LC_MESSAGES/django.po']
const NO_TEXTS = /\.(test|fixture|d)\.ts$|-examples\.json$/

/** Every text of the project that stands in Czech beside Romanian: messages, the shop's words, its seeds, Django's. */
export const readTexts = (): TextPair[] => [
  ...listFiles(SOURCES).flatMap(file => readSource(file, read(file))),
  ...listFiles(SEEDS).flatMap(file => readSeed(file, JSON.parse(read(file)))),
  ...readCatalogues(),
]

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const listFiles = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .filter(file => !NO_TEXTS.test(file))
    .sort()

/** Objects of a module that have a language beside another: `{ cs: …, ro: … }`, or by markets `{ cz: …, ro: … }`. */
export function readSource(file: string, code: string): TextPair[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: TextPair[] = []
  const visit = (node: ts.Node): void => {
    const sides = ts.isObjectLiteralExpression(node) ? readSides(node) : null
    if (sides) found.push(...pairUp(file, sides))
    else ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

type Side = { language: Language; texts: ReadonlyMap<string, string> }

function readSides(node: ts.ObjectLiteralExpression): Side[] | null {
  const sides = node.properties.flatMap(property => {
    if (!ts.isPropertyAssignment(property)) return []
    const language = LANGUAGES[readName(property.name)]
    return language ? [{ language, texts: readLeaves(property.initializer) }] : []
  })
  return sides.length > 1 ? sides : null
}

const readName = (name: ts.PropertyName): string => ('text' in name ? name.text : name.getText())

/** The texts under a node by the keys that lead there; what is computed from a value stands as `{}` in them. */
function readLeaves(node: ts.Node, path = '', into = new Map<string, string>()): Map<string, string> {
  if (ts.isStringLiteralLike(node)) into.set(path, node.text)
  else if (ts.isTemplateExpression(node))
    into.set(path, node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''))
  else if (!ts.isCallExpression(node)) {
    // What a call is given is a value, no text.
    let index = 0
    ts.forEachChild(node, child => {
      if (ts.isPropertyAssignment(child))
        readLeaves(child.initializer, `${path}.${readName(child.name)}`, into)
      else readLeaves(child, `${path}#${index++}`, into)
    })
  }
  return into
}

const pairUp = (file: string, sides: readonly Side[]): TextPair[] => {
  const keys = new Set(sides.flatMap(({ texts }) => [...texts.keys()]))
  return [...keys].map(key =>
    sides.flatMap(({ language, texts }) => {
      const text = texts.get(key)
      return text === undefined ? [] : [{ place: `${file}${key}`, language, text }]
    }),
  )
}

/** Words of a seed: `{ "cs": …, "ro": … }`, each a text or a list of them. */
export function readSeed(file: string, value: unknown): TextPair[] {
  if (value === null || typeof value !== 'object') return []
  const entries = Object.entries(value)
  if (entries.map(([key]) => key).join() !== 'cs,ro') return entries.flatMap(([, one]) => readSeed(file, one))
  const lists = entries.map(([language, words]) => ({
    language: LANGUAGES[language] ?? 'en',
    words: [words].flat().filter(word => typeof word === 'string'),
  }))
  const longest = Math.max(...lists.map(({ words }) => words.length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap(({ language, words }) =>
      words[at] === undefined ? [] : [{ place: file, language, text: words[at] }],
    ),
  )
}

/** Django's catalogues, by their English. */
function readCatalogues(): TextPair[] {
  const pairs = new Map<string, SpokenText[]>()
  for (const file of listFiles(CATALOGUES)) {
    const language = LANGUAGES[file.split('/')[3] ?? ''] ?? 'en'
    for (const [, id = '', text = ''] of read(file).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
      pairs.set(id, [...(pairs.get(id) ?? []), { place: `${file} ${id}`, language, text }])
  }
  return [...pairs.values()]
}
