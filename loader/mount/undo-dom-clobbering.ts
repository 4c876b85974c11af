import { getAttribute, matches, querySelectorAll, removeAttribute } from './nodes.ts'

/** The elements whose names become members of `document`; and the one name in a form that React walks up by for ever. */
const NAMED =
  'embed[name],form[name],iframe[name],img[name],object[name],object[id],[name=parentNode],[id=parentNode]'

/**
 * Takes the names off elements that hide members of `document`, such as `<img name="createElement">`: the loader does
 * without those members, React can't.
 */
export function undoClobbering(root: Element): void {
  if (matches.call(root, NAMED)) removeName(root)
  for (const element of querySelectorAll.call(root, NAMED)) removeName(element)
}

function removeName(element: Element): void {
  const [name, id] = ['name', 'id'].map(attribute => getAttribute.call(element, attribute) ?? '')
  // An image has its id for a second name, but only while it has a first.
  if (isMember(name) || isMember(id)) removeAttribute.call(element, 'name')
  if (isMember(id) && !(element instanceof HTMLImageElement)) removeAttribute.call(element, 'id')
}

const isMember = (name = ''): boolean => name in Document.prototype
