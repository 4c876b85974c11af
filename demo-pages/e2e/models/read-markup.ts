import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

/** What a reader without scripts, and a machine, find in a page. */
export interface ReadMarkup {
  /** Levels of the headings, in their order. */
  headings: number[]
  mainText: string
  links: string[]
  /** Components whose placeholder holds nothing to read. */
  empty: string[]
}

export function readMarkup(text: string): ReadMarkup {
  const elements = listElements(parse(text))
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName))
  const [main] = named('main')
  return {
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) => Number(tagName[1])),
    mainText: main ? readText(main) : '',
    links: named('a').flatMap(link => readAttribute(link, 'href') ?? []),
    empty: elements.flatMap(element => {
      const component = readAttribute(element, 'data-component')
      return component && !readText(element) ? [component] : []
    }),
  }
}

/** The shape of an island to come is not shown without scripts. */
const isHidden = (element: Element): boolean =>
  ['script', 'template', 'style'].includes(element.tagName) ||
  /\bostrov-waiting\b/.test(readAttribute(element, 'class') ?? '')

const readAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attribute => attribute.name === name)?.value

const listElements = (node: Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(listElements) : []),
]

/** A picture says what stands for it. */
function readText(node: Node): string {
  if ('value' in node) return node.value.trim()
  if ('tagName' in node && node.tagName === 'img') return readAttribute(node, 'alt') ?? ''
  if (!('childNodes' in node) || ('tagName' in node && isHidden(node))) return ''
  return node.childNodes.map(readText).join(' ').trim()
}
