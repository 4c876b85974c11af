import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Add } from './report.ts'

/** A value of a JSON text, with where it stands. */
export type JsonNode = Node

/** Why a text is no JSON, and where. */
export interface JsonFault {
  at: number
  expected: string
  /** Whether the text ends before its value does. */
  isCut: boolean
}

const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes',
  ValueExpected: 'a value',
  ColonExpected: '":"',
  CommaExpected: '"," or a closing bracket',
  CloseBraceExpected: '"," or "}"',
  CloseBracketExpected: '"," or "]"',
  EndOfFileExpected: 'nothing more',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfString: 'the closing quote of a text (line breaks in it are written \\n)',
  InvalidCharacter: 'a text without control characters (write \\n, \\t)',
  InvalidUnicode: 'a text whose escapes are those of JSON',
  InvalidEscapeCharacter: 'a text whose escapes are those of JSON',
}

/** Reads JSON as the browser does, with where everything of it stands: repeated keys too, which `JSON.parse` drops. */
export function readJson(text: string): { root: JsonNode; value: unknown } | { fault: JsonFault } {
  const errors: ParseError[] = []
  try {
    const root = parseTree(text, errors, { disallowComments: true })
    const value: unknown = JSON.parse(text)
    if (root) return { root, value }
  } catch (thrown) {
    if (thrown instanceof RangeError) return { fault: { at: 0, expected: 'less nesting', isCut: false } }
  }
  return { fault: describeFault(text, errors) }
}

function describeFault(text: string, errors: readonly ParseError[]): JsonFault {
  const codes = errors.map(({ error }) => printParseErrorCode(error))
  const [first = { offset: 0, length: 0 }] = errors
  // An unknown word is told by what it stands in the place of.
  const expected = EXPECTED[codes.find(code => code !== 'InvalidSymbol') ?? ''] ?? 'JSON'
  const end = codes[0] === 'UnexpectedEndOfString' ? first.offset + first.length : first.offset
  const isCut = end >= text.length
  return { at: isCut ? text.length : first.offset, expected, isCut }
}

interface JsonMember {
  key: string
  at: number
  value?: JsonNode
}

/** The members of an object, each with where its key stands; of anything else none. */
export const listMembers = ({ children = [], type }: JsonNode): JsonMember[] =>
  type === 'object'
    ? children.flatMap(({ children: [key, value] = [] }) =>
        key ? [{ key: String(key.value), at: key.offset, ...(value && { value }) }] : [],
      )
    : []

/** The items of a list; of anything else none. */
export const listItems = ({ children = [], type }: JsonNode): readonly JsonNode[] =>
  type === 'array' ? children : []

/** Where the last part of a path that is there stands; of a repeated key the last one, which counts. */
export function findPlace(root: JsonNode, path: readonly string[]): number {
  let node: JsonNode | undefined = root
  let at = root.offset
  for (const key of path) {
    const member: JsonMember | undefined = listMembers(node).findLast(one => one.key === key)
    const item: JsonNode | undefined = listItems(node)[Number(key)]
    at = member?.at ?? item?.offset ?? at
    node = member?.value ?? item
    if (!node) break
  }
  return at
}

const REFUSED = new Set(['__proto__', 'constructor', 'prototype'])

export const isRefused = (key: string): boolean => REFUSED.has(key)

/** Keys that stand twice in one object, and keys that are refused; `locate` tells where a place in the text is. */
export function checkKeys(root: JsonNode, what: string, locate: (at: number) => number, add: Add): void {
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const seen = new Set<string>()
    for (const { at, key, value } of listMembers(node)) {
      const named = JSON.stringify(key.slice(0, 80))
      if (seen.has(key)) add('json-repeated-key', locate(at), `${what} have the key ${named} twice.`)
      if (isRefused(key)) add('json-refused-key', locate(at), `${what} have the key ${named}.`)
      seen.add(key)
      if (value) open.push(value)
    }
    open.push(...listItems(node))
  }
}
