/**
 * What `dom.ts` is to the loader, for the chunk that mounts: a module shared by both would end in the loader's file,
 * and importing that one by its own address could start a second loader.
 */
export const {
  append,
  closest,
  contains,
  getAttribute,
  matches,
  moveBefore,
  querySelector,
  querySelectorAll,
  removeAttribute,
  replaceChild,
  requestSubmit,
} = HTMLFormElement.prototype
export const { createElement, querySelector: findOnPage, querySelectorAll: listOnPage } = Document.prototype

const takeGetter = (prototype: object, name: string): ((this: unknown) => unknown) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get ?? (() => undefined)

const childNodes = takeGetter(Node.prototype, 'childNodes')
const activeElement = takeGetter(Document.prototype, 'activeElement')

export const listChildNodes = (node: Node): ChildNode[] => [
  ...(childNodes.call(node) as NodeListOf<ChildNode>),
]

export const getFocused = (): Element | null => activeElement.call(document) as Element | null
