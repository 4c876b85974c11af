import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5'

/** An element of a page, with where it stands in the source. */
export interface Tag {
  name: string
  /** As they are written. */
  attributes: ReadonlyMap<string, { value: string; at: number }>
  parent: Tag | null
  children: Tag[]
  at: number
  /** False for what the browser adds by itself, such as a body nobody wrote. */
  isWritten: boolean
  /** Whether the source closes it. */
  isClosed: boolean
  /** Whether it stands in a `<template>`, where nothing lives. */
  isInert: boolean
  /** Its own text, in pieces as the source has it. */
  texts: readonly { text: string; at: number }[]
}

/** The value of an attribute; null where there is none. */
export const readAttribute = (tag: Tag, name: string): string | null =>
  tag.attributes.get(name)?.value ?? null

/** Where an attribute stands, or its element. */
export const locateAttribute = (tag: Tag, name: string): number => tag.attributes.get(name)?.at ?? tag.at

/** The words of an attribute such as rel. */
export const listWords = (tag: Tag, name: string): string[] =>
  (readAttribute(tag, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean)

/** The text of an element as the source has it, and where that begins. */
export const readText = ({ at, texts }: Tag): { text: string; at: number } => ({
  text: texts.map(piece => piece.text).join(''),
  at: texts[0]?.at ?? at,
})

/** The nearest ancestor that is meant. */
export function findAncestor(tag: Tag, isMeant: (ancestor: Tag) => boolean): Tag | null {
  for (let at = tag.parent; at; at = at.parent) if (isMeant(at)) return at
  return null
}

/** A tag with all that stands in it. */
export function listTags(tag: Tag): Tag[] {
  const all = [tag]
  for (const one of all) for (const child of one.children) all.push(child)
  return all
}

export const isPlaceholder = (tag: Tag): boolean => tag.attributes.has('data-component')

/** The name of a placeholder's component, or an empty text. */
export const nameComponent = (tag: Tag): string => readAttribute(tag, 'data-component') ?? ''

/** A script as the browser sees it: `json` is kept as data, `module` and `classic` are run, `importmap` says how. */
export function readScriptKind(tag: Tag): 'json' | 'module' | 'classic' | 'importmap' | 'data' {
  const type = (readAttribute(tag, 'type') ?? '').trim().toLowerCase()
  if (type === 'module' || type === 'importmap') return type
  if (type === 'application/json') return 'json'
  return type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type) ? 'classic' : 'data'
}

/** A page as the browser makes it of its source. */
export interface Page {
  source: string
  hasDoctype: boolean
  /** All elements, in their order. */
  tags: readonly Tag[]
  /** Those with `data-component` that the loader will find. */
  placeholders: readonly Tag[]
  /** Elements as the source opens and closes them, which the browser may have made something else of. */
  pairs: readonly WrittenPair[]
}

interface WrittenPair {
  name: string
  at: number
  end: number
}

const VOID = new Set('area base br col embed frame hr img input link meta param source track wbr'.split(' '))

export const isVoid = (name: string): boolean => VOID.has(name)

/** Builds the tree, and pairs each closing tag of the source with the nearest open one of its name. */
class PairingParser extends Parser<DefaultTreeAdapterMap> {
  readonly pairs: WrittenPair[] = []
  readonly #open: Omit<WrittenPair, 'end'>[] = []

  override onStartTag(token: Token.TagToken): void {
    const { location, selfClosing, tagName: name } = token
    if (location && !selfClosing && !isVoid(name)) this.#open.push({ name, at: location.startOffset })
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    const index = this.#open.findLastIndex(({ name }) => name === token.tagName)
    const start = this.#open[index]
    if (start && token.location) {
      this.pairs.push({ ...start, end: token.location.startOffset })
      this.#open.length = index
    }
    super.onEndTag(token)
  }
}

export function parsePage(source: string): Page {
  const { document, pairs, tokenizer } = new PairingParser({ sourceCodeLocationInfo: true })
  tokenizer.write(source, true)
  const tags = listTree(source, document)
  return {
    source,
    hasDoctype: document.childNodes.some(node => node.nodeName === '#documentType'),
    tags,
    placeholders: tags.filter(tag => isPlaceholder(tag) && !tag.isInert),
    pairs,
  }
}

interface Unread {
  element: DefaultTreeAdapterTypes.Element
  parent: Tag | null
  isInert: boolean
}

/** Copies the browser's tree in its order, without calling itself: a page may nest deeper than functions may. */
function listTree(source: string, document: DefaultTreeAdapterTypes.Document): Tag[] {
  const tags: Tag[] = []
  const open: Unread[] = []
  const add = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode, parent: Tag | null, isInert: boolean) => {
    for (const node of childNodes.toReversed())
      if ('tagName' in node) open.push({ element: node, parent, isInert })
  }
  add(document, null, false)
  for (let next = open.pop(); next; next = open.pop()) {
    const { element, isInert } = next
    const tag = toTag(source, next)
    tags.push(tag)
    tag.parent?.children.push(tag)
    if ('content' in element) add((element as DefaultTreeAdapterTypes.Template).content, tag, true)
    else add(element, tag, isInert)
  }
  return tags
}

function toTag(source: string, { element, isInert, parent }: Unread): Tag {
  const { attrs, childNodes, sourceCodeLocation: place, tagName: name } = element
  const at = place?.startOffset ?? parent?.at ?? 0
  return {
    name,
    attributes: new Map(
      attrs.map(one => [one.name, { value: one.value, at: place?.attrs?.[one.name]?.startOffset ?? at }]),
    ),
    parent,
    children: [],
    at,
    isWritten: Boolean(place),
    isClosed: Boolean(place?.endTag),
    isInert,
    // As the source has it, so that places in it are places of the source.
    texts: childNodes.flatMap(({ nodeName, sourceCodeLocation: own }) =>
      nodeName === '#text' && own
        ? [{ text: source.slice(own.startOffset, own.endOffset), at: own.startOffset }]
        : [],
    ),
  }
}

/** The line and column of a place in the source, both from 1. */
export function locate({ source }: Page, at: number): { line: number; column: number } {
  const before = source.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}
