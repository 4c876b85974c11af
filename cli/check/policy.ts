import {
  findAncestor,
  isPlaceholder,
  locateAttribute,
  nameComponent,
  readAttribute,
  readScriptKind,
  readText,
  type Tag,
} from './html.ts'
import type { Check } from './reading.ts'
import type { Add } from './report.ts'
import { hashScript, namesHash } from './script-hash.ts'

const HASH = /'sha(?:256|384|512)-/

/** What the page's Content Security Policy leaves out, and what the usual strict one would. */
export const checkPolicy: Check = ({ page, policy }, add) => {
  const directives = readDirectives(policy)
  const find = (kind: 'script' | 'style', part: 'attr' | 'elem'): string | null =>
    directives.get(`${kind}-src-${part}`) ??
    directives.get(`${kind}-src`) ??
    directives.get('default-src') ??
    null
  const [handlers, scripts] = [find('script', 'attr'), find('script', 'elem')]
  const [styles, sheets] = [find('style', 'attr'), find('style', 'elem')]
  for (const tag of page.tags.filter(({ isInert }) => !isInert)) {
    const report: Add = (kind, at, problem, details) => {
      const placeholder = isPlaceholder(tag) ? tag : findAncestor(tag, isPlaceholder)
      add(kind, at, problem, { component: placeholder ? nameComponent(placeholder) : undefined, ...details })
    }
    // A page whose policy lets them through has thought of them.
    if (policy === null || !allowsInline(handlers))
      checkHandlers(tag, (kind, at, problem) =>
        report(kind, at, problem, { severity: policy === null ? 'warning' : 'error' }),
      )
    if (isInlineScript(tag) && !allowsElement(tag, scripts)) reportScript(tag, report)
    if (tag.attributes.has('style') && !allowsInline(styles))
      report('inline-style', locateAttribute(tag, 'style'), `<${tag.name}> has a style attribute.`, {
        fix: 'Give it a class, and the style a place in a stylesheet.',
      })
    if (tag.name === 'style' && !allowsElement(tag, sheets)) reportStyle(tag, report)
  }
}

function checkHandlers(tag: Tag, add: Add): void {
  for (const [name, { at, value }] of tag.attributes) {
    if (/^on[a-z]/.test(name)) add('inline-handler', at, `<${tag.name}> has the inline handler ${name}.`)
    // A browser reads over spaces and line ends in the scheme.
    const isScript = /^javascript:/i.test(value.replace(/[\s\0]/g, ''))
    if (isScript && /^(?:href|action|formaction|src)$/.test(name))
      add('script-address', at, `<${tag.name}> has a javascript: address in ${name}.`)
  }
}

function reportScript(tag: Tag, add: Add): void {
  if (readScriptKind(tag) === 'importmap')
    add('inline-script', tag.at, 'The page has an import map that its policy does not name.', {
      fix: `Add ${hashScript(readText(tag).text)} to script-src.`,
    })
  else add('inline-script', tag.at, 'The page has an inline script.')
}

function reportStyle(tag: Tag, add: Add): void {
  const name = readAttribute(tag, 'data-ostrov')
  if (name)
    add('inline-style', tag.at, `The page has the stylesheet "${name}", which its policy does not name.`, {
      fix: `Add ${hashScript(readText(tag).text, 'sha384')} to style-src.`,
    })
  else add('inline-style', tag.at, 'The page has a <style> element.')
}

const isInlineScript = (tag: Tag): boolean =>
  tag.name === 'script' &&
  !tag.attributes.has('src') &&
  /^(?:module|classic|importmap)$/.test(readScriptKind(tag))

/** A nonce or a hash takes the force of 'unsafe-inline' away. */
const allowsInline = (directive: string | null): boolean =>
  directive === null ||
  (/'unsafe-inline'/.test(directive) && !/'nonce-/.test(directive) && !HASH.test(directive))

function allowsElement(tag: Tag, directive: string | null): boolean {
  const nonce = readAttribute(tag, 'nonce')
  if (directive === null || allowsInline(directive) || namesHash(directive, readText(tag).text)) return true
  return Boolean(nonce) && directive.includes(`'nonce-${nonce}'`)
}

/** The directives of a policy by their names; of one that stands twice the first counts. */
export function readDirectives(policy: string | null): ReadonlyMap<string, string> {
  const parts = (policy ?? '').split(';').map(part => part.trim())
  return new Map(parts.toReversed().map(part => [(part.split(/\s/)[0] ?? '').toLowerCase(), part]))
}
