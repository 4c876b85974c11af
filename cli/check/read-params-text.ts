import { listTags, readAttribute, readScriptKind, type Tag } from './tag.ts'

/** The text of a placeholder's params, and where it stands. */
export interface ParamsText {
  text: string
  at: number
  /** Whether a place in the text is that far from its beginning in the source too. */
  isVerbatim: boolean
}

const isData = (tag: Tag): boolean => tag.name === 'script' && readScriptKind(tag) === 'json'

/** Scripts that hold params: what the server rendered with is told apart by `data-ostrov`. */
export const listParamScripts = (tag: Tag): Tag[] =>
  tag.children.filter(child => isData(child) && !child.attributes.has('data-ostrov'))

/** Scripts of params that stand deeper in the placeholder, yet in no other one. */
export const listStrayScripts = (tag: Tag): Tag[] =>
  tag.children
    .filter(child => !child.attributes.has('data-component'))
    .flatMap(child => listTags(child).slice(1))
    .filter(inner => isData(inner) && !inner.attributes.has('data-ostrov') && !isInOther(inner, tag))

const isInOther = (inner: Tag, tag: Tag): boolean => {
  for (let at = inner.parent; at && at !== tag; at = at.parent)
    if (at.attributes.has('data-component')) return true
  return false
}

/** The params as the loader reads them: the first script, else the attribute. */
export function readParamsText(tag: Tag): ParamsText | null {
  const [script] = listParamScripts(tag)
  if (script) {
    const [first] = script.texts
    return {
      text: script.texts.map(piece => piece.text).join(''),
      at: first?.at ?? script.at,
      isVerbatim: true,
    }
  }
  const text = readAttribute(tag, 'data-params')
  const at = tag.attributes.get('data-params')?.at ?? tag.at
  return text === null ? null : { text, at, isVerbatim: false }
}
