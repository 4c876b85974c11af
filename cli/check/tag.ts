/** An attribute as it is written, with where it stands in the source. */
export interface Attribute {
  value: string
  at: number
}

/** An element of a page, with where it stands in the source. */
export interface Tag {
  name: string
  attributes: ReadonlyMap<string, Attribute>
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

/** The nearest ancestor that is meant. */
export function findAncestor(tag: Tag, isMeant: (ancestor: Tag) => boolean): Tag | null {
  for (let at = tag.parent; at; at = at.parent) if (isMeant(at)) return at
  return null
}

/** A tag with all that stands in it, in the order of the page. */
export function listTags(tag: Tag): Tag[] {
  const all: Tag[] = []
  const open = [tag]
  for (let at = open.pop(); at; at = open.pop()) {
    all.push(at)
    for (let i = at.children.length - 1; i >= 0; i--) {
      const child = at.children[i]
      if (child) open.push(child)
    }
  }
  return all
}

export const isPlaceholder = (tag: Tag): boolean => tag.attributes.has('data-component')

/** The words of an attribute such as class or rel. */
export const listWords = (tag: Tag, name: string): string[] =>
  (readAttribute(tag, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean)

/** A script as the browser sees it: `json` is kept as data, `module` and `classic` are run. */
export function readScriptKind(tag: Tag): 'json' | 'module' | 'classic' | 'data' {
  const type = (readAttribute(tag, 'type') ?? '').trim().toLowerCase()
  if (type === 'module') return 'module'
  if (type === 'application/json') return 'json'
  return type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type) ? 'classic' : 'data'
}
