import { getAttribute, listOnPage, matches, querySelectorAll, removeAttribute } from './nodes.ts'

/** The elements whose names become members of `document`. */
const NAMED = 'embed[name],form[name],iframe[name],img[name],object[name],object[id]'

/**
 * Takes the names off elements that hide members of `document`, such as `<img name="createElement">`: the loader does
 * without those members, React can't.
 */
export function unshadowDocument(): void {
  for (const element of listOnPage.call(document, NAMED)) takeNameOff(element)
}

/** The same for what came into the page later. */
export function unshadowAdded(node: Element): void {
  if (matches.call(node, NAMED)) takeNameOff(node)
  for (const element of querySelectorAll.call(node, NAMED)) takeNameOff(element)
}

function takeNameOff(element: Element): void {
  for (const attribute of ['name', 'id']) {
    const name = getAttribute.call(element, attribute)
    if (!name || !(name in Document.prototype)) continue
    removeAttribute.call(element, 'name')
    if (element instanceof HTMLObjectElement) removeAttribute.call(element, 'id')
  }
}
