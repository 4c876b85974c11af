import * as v from 'valibot'
import { Code } from '#core/tracking/fields.ts'

export interface TabPart {
  /** What memory and analytics know it by: its id, where that is fit for them. */
  name: string
  /** Null where neither an attribute nor a heading says one. */
  label: string | null
  /** The element that the part begins with. */
  opening: Element
  nodes: readonly ChildNode[]
  /** Its own heading: where that is the label too it need not be seen twice, and where there is none, print adds one. */
  heading: 'label' | 'other' | 'none'
}

export interface SplitContent {
  /** What stands before the first part. */
  intro: readonly ChildNode[]
  parts: readonly TabPart[]
}

const HEADING = /^h[1-6]$/

/** Divides the server's nodes into parts: by the elements with `data-tab`, or by the headings of the first one's level. */
export function splitContent(nodes: readonly ChildNode[]): SplitContent {
  const elements = nodes.filter(node => node instanceof Element)
  const marked = elements.filter(element => element.hasAttribute('data-tab'))
  const level = elements.find(isHeading)?.localName
  const openings = marked.length > 0 ? marked : elements.filter(({ localName }) => localName === level)
  const starts = openings.map(opening => nodes.indexOf(opening))
  const names = new Set<string>()
  return {
    intro: nodes.slice(0, starts[0] ?? nodes.length),
    parts: openings.map((opening, index) => ({
      name: makeName(opening, index, names),
      opening,
      nodes: nodes.slice(starts[index], starts[index + 1]),
      ...readTitle(opening),
    })),
  }
}

const isHeading = ({ localName }: Element): boolean => HEADING.test(localName)

function makeName({ id }: Element, index: number, names: Set<string>): string {
  const name = v.is(Code, id) && !names.has(id) ? id : `tab-${index + 1}`
  names.add(name)
  return name
}

function readTitle(opening: Element): Pick<TabPart, 'label' | 'heading'> {
  const first = isHeading(opening) ? opening : opening.firstElementChild
  const heading = first && isHeading(first) ? readWords(first.textContent) : ''
  const label = readWords(opening.getAttribute('data-tab'))
  if (!heading) return { label: label || null, heading: 'none' }
  return label ? { label, heading: 'other' } : { label: heading, heading: 'label' }
}

const readWords = (text: string | null): string => (text ?? '').trim().replace(/\s+/g, ' ')
