import { contains, getAttribute, matches, querySelector, querySelectorAll } from './nodes.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a visitor fills in. */
export const FIELDS =
  'input:not([type=hidden],[type=file],[type=submit],[type=button],[type=reset],[type=image]),select,textarea'

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)

const CLICKABLE = 'a,button,summary,input,[role],[tabindex],[data-replay]'

/** What a visitor means by a click on `target`: a button rather than the picture in it. */
export const findClickable = (target: Element): Element => target.closest(CLICKABLE) ?? target

/** What an element of the server's markup is in the island: itself, or what has its id, key, name, place or text. */
export function findMatch(source: Element, root: Element): Element | undefined {
  if (contains.call(root, source)) return source
  return findByKey(source, root) ?? findByName(source, root) ?? findByLook(source, root)
}

function findByKey(source: Element, root: Element): Element | undefined {
  for (const key of ['id', 'data-replay']) {
    const value = getAttribute.call(source, key)
    const found = value ? querySelector.call(root, `[${key}="${CSS.escape(value)}"]`) : null
    if (found) return found
  }
  return undefined
}

function findByName(source: Element, root: Element): Element | undefined {
  const name = getAttribute.call(source, 'name')
  if (!name) return undefined
  const kind = describeKind(source)
  const value = getAttribute.call(source, 'value')
  const alike = [...querySelectorAll.call(root, `[name="${CSS.escape(name)}"]`)].filter(
    other => describeKind(other) === kind,
  )
  const same = alike.find(other => getAttribute.call(other, 'value') === value)
  return same ?? (/radio|checkbox|button/.test(kind) ? undefined : alike[0])
}

/** Among fields of its kind, or among what says the same, it is the one in the same place, if there are as many. */
function findByLook(source: Element, root: Element): Element | undefined {
  if (source instanceof HTMLFormElement) return undefined
  const isField = matches.call(source, FIELDS)
  const readLook = isField ? describeKind : readText
  const look = readLook(source)
  if (!look) return undefined
  const [before = [], after = []] = [source.getRootNode() as ParentNode, root].map(side =>
    [...listIn(side, isField ? FIELDS : `${CLICKABLE},${source.localName}`)].filter(
      other => readLook(other) === look,
    ),
  )
  if (before.length === after.length) return after[before.indexOf(source)]
  return isField ? undefined : (after.findLast(other => other.localName === source.localName) ?? after.at(-1))
}

/** A placeholder may be a form, which hides its methods behind its fields' names; a fragment has methods of its own. */
const listIn = (side: ParentNode, selector: string): Iterable<Element> =>
  side instanceof Element ? querySelectorAll.call(side, selector) : side.querySelectorAll(selector)

function describeKind(element: Element): string {
  if (element instanceof HTMLFormElement) return 'form'
  if (element instanceof HTMLButtonElement) return 'button'
  if (element instanceof HTMLTextAreaElement) return 'text'
  if (!(element instanceof HTMLInputElement)) return element.localName
  if (/^(radio|checkbox)$/.test(element.type)) return element.type
  return element.matches(FIELDS) ? 'text' : 'button'
}

const readText = (element: Element): string =>
  ((element instanceof HTMLInputElement ? element.value : element.textContent) ?? '')
    .trim()
    .replace(/\s+/g, ' ')
