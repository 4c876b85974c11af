import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

/** `small` for a place as narrow as a phone or a column, `large` for all others. */
export const SKELETON_SIZES = ['small', 'large'] as const
export type SkeletonSize = (typeof SKELETON_SIZES)[number]

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** What names a node, leads somewhere, says something or does something. */
const LOST =
  /^(id|for|form|name|value|href|src|srcset|title|style|tabindex|role|popover|auto.*|placeholder|action|method|accesskey|contenteditable|aria-.*|on.*|data-(ostrov|params|rendered|replay|state|when|component.*))$/

const GONE = ['script', 'style', 'template', 'iframe', 'object', 'embed', 'audio', 'video', 'dialog']
/** Could not stand inside another of its kind, takes the focus, or is a live region by nature. */
const RENAMED: Readonly<Record<string, string>> = {
  form: 'div',
  details: 'div',
  summary: 'div',
  output: 'span',
}
const CONTROLS = ['button', 'input', 'select', 'textarea']
/** What stands for something even without a text in it. */
const SHAPES = /\bostrov-skeleton\b/

/**
 * The shape of a rendered view: its elements with what dresses them, and nothing that a script, a reader or the
 * keyboard could find. An element with `data-size` is left out of the other size. Null where nothing would be seen.
 */
export function shapeMarkup(markup: string, size: SkeletonSize): string | null {
  const fragment = parseFragment(markup)
  fragment.childNodes = shapeNodes(fragment.childNodes, size)
  return fragment.childNodes.some(isSeen) ? serialize(fragment) : null
}

const shapeNodes = (nodes: readonly Node[], size: SkeletonSize): Node[] =>
  nodes.filter(node => isKept(node, size)).map(node => ('tagName' in node ? shapeElement(node, size) : node))

function isKept(node: Node, size: SkeletonSize): boolean {
  if (!('tagName' in node)) return node.nodeName === '#text'
  const read = (name: string) => node.attrs.find(attribute => attribute.name === name)?.value
  const isApart = read('hidden') !== undefined || read('popover') !== undefined
  const isForReaders = /\bostrov-hidden\b/.test(read('class') ?? '')
  const isOtherSize = (read('data-size') ?? size) !== size
  return !GONE.includes(node.tagName) && !isApart && !isForReaders && !isOtherSize
}

function shapeElement(element: Element, size: SkeletonSize): Element {
  const { tagName } = element
  const attrs = element.attrs.filter(({ name }) => !LOST.test(name) && name !== 'data-size')
  if (CONTROLS.includes(tagName)) attrs.push({ name: 'disabled', value: '' })
  if (tagName === 'img') attrs.push({ name: 'alt', value: '' })
  const name = RENAMED[tagName] ?? tagName
  const inside = tagName === 'details' ? element.childNodes.filter(isSummary) : element.childNodes
  const shaped = { ...element, nodeName: name, tagName: name, attrs: uniqueByName(attrs) }
  shaped.childNodes = shapeNodes(inside, size)
  return shaped
}

const isSummary = (node: Node): boolean => node.nodeName === 'summary'

const uniqueByName = (attrs: Element['attrs']): Element['attrs'] => [
  ...new Map(attrs.map(attribute => [attribute.name, attribute])).values(),
]

function isSeen(node: Node): boolean {
  if (!('tagName' in node)) return 'value' in node && node.value.trim() !== ''
  const isShape = node.attrs.some(({ name, value }) => name === 'class' && SHAPES.test(value))
  return isShape || [...CONTROLS, 'img', 'svg'].includes(node.tagName) || node.childNodes.some(isSeen)
}
