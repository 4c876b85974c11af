import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5'
import { pairTags, type WrittenPair, type WrittenTag } from './pair-tags.ts'
import { type Attribute, isPlaceholder, listTags, type Tag } from './tag.ts'

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
  /** Where each line begins. */
  lines: readonly number[]
}

/** Builds the tree and takes down how the source was written, in one reading. */
class RecordingParser extends Parser<DefaultTreeAdapterMap> {
  readonly written: WrittenTag[] = []

  override onStartTag(token: Token.TagToken): void {
    this.#record(token, token.selfClosing ? 'self-closed' : 'start')
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    this.#record(token, 'end')
    super.onEndTag(token)
  }

  #record({ tagName, location }: Token.TagToken, kind: WrittenTag['kind']): void {
    if (location) this.written.push({ name: tagName, at: location.startOffset, kind })
  }
}

export function parsePage(source: string): Page {
  const parser = new RecordingParser({ sourceCodeLocationInfo: true })
  parser.tokenizer.write(source, true)
  const tags = copyTree(source, parser.document).flatMap(listTags)
  return {
    source,
    hasDoctype: parser.document.childNodes.some(node => node.nodeName === '#documentType'),
    tags,
    placeholders: tags.filter(tag => isPlaceholder(tag) && !tag.isInert),
    pairs: pairTags(parser.written),
    lines: listLines(source),
  }
}

/** Copies the browser's tree, level by level: a page may nest deeper than functions may call themselves. */
function copyTree(source: string, document: DefaultTreeAdapterTypes.Document): Tag[] {
  const roots: Tag[] = []
  const open: Unread[] = listElements(document).map(element => ({ element, parent: null, isInert: false }))
  for (let next = 0; next < open.length; next++) {
    const { element, parent, isInert } = open[next] as Unread
    const tag = toTag(source, element, parent, isInert)
    const siblings = parent?.children ?? roots
    siblings.push(tag)
    const isTemplate = 'content' in element
    const inner = isTemplate ? (element as DefaultTreeAdapterTypes.Template).content : element
    for (const child of listElements(inner))
      open.push({ element: child, parent: tag, isInert: isInert || isTemplate })
  }
  return roots
}

interface Unread {
  element: DefaultTreeAdapterTypes.Element
  parent: Tag | null
  isInert: boolean
}

const listElements = ({
  childNodes,
}: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
  childNodes.filter(node => 'tagName' in node)

function toTag(
  source: string,
  element: DefaultTreeAdapterTypes.Element,
  parent: Tag | null,
  isInert: boolean,
): Tag {
  const { sourceCodeLocation: place, tagName } = element
  const at = place?.startOffset ?? parent?.at ?? 0
  const attributes = element.attrs.map(({ name, value }): [string, Attribute] => [
    name,
    { value, at: place?.attrs?.[name]?.startOffset ?? at },
  ])
  return {
    name: tagName,
    attributes: new Map(attributes),
    parent,
    children: [],
    at,
    isWritten: Boolean(place),
    isClosed: Boolean(place?.endTag),
    isInert,
    texts: element.childNodes.flatMap(node => readText(source, node)),
  }
}

/** The text as the source has it, so that places in it are places of the source. */
function readText(source: string, node: DefaultTreeAdapterTypes.ChildNode): { text: string; at: number }[] {
  if (node.nodeName !== '#text' || !node.sourceCodeLocation) return []
  const { startOffset, endOffset } = node.sourceCodeLocation
  return [{ text: source.slice(startOffset, endOffset), at: startOffset }]
}

function listLines(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line and column of a place in the source, both from 1. */
export function locate({ lines }: Page, at: number): { line: number; column: number } {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: at - (lines[low] ?? 0) + 1 }
}
