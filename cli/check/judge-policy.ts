import type { Remark } from './finding.ts'
import type { Severity } from './kind-of-finding.ts'
import type { Rule } from './reading.ts'
import { nameComponent } from './reading.ts'
import {
  findAncestor,
  isPlaceholder,
  locateAttribute,
  readAttribute,
  readScriptKind,
  type Tag,
} from './tag.ts'

/** What the page's Content Security Policy leaves out, and what the usual strict one would. */
export const judgePolicy: Rule = ({ page, policy }) => {
  const script = readDirective(policy, ['script-src-attr', 'script-src', 'default-src'])
  const element = readDirective(policy, ['script-src-elem', 'script-src', 'default-src'])
  const style = readDirective(policy, ['style-src-attr', 'style-src', 'default-src'])
  const sheet = readDirective(policy, ['style-src-elem', 'style-src', 'default-src'])
  // A page whose policy lets them through has thought of them.
  const weight: Severity | null = policy === null ? 'warning' : allowsInline(script) ? null : 'error'
  return page.tags
    .filter(tag => !tag.isInert)
    .flatMap(tag => [
      ...(weight ? judgeHandlers(tag, weight) : []),
      ...(element && !allowsInline(element) ? judgeInlineScript(tag, element) : []),
      ...(style && !allowsInline(style) ? judgeStyleAttribute(tag) : []),
      ...(sheet && !allowsInline(sheet) ? judgeStyleElement(tag, sheet) : []),
    ])
    .map(remark => ({ ...remark, component: nameAround(remark.tag), tag: undefined }))
    .map(({ tag: _, ...remark }) => remark)
}

type Found = Remark & { tag: Tag }

const nameAround = (tag: Tag): string | undefined => {
  const placeholder = isPlaceholder(tag) ? tag : findAncestor(tag, isPlaceholder)
  return placeholder ? nameComponent(placeholder) : undefined
}

function judgeHandlers(tag: Tag, severity: Severity): Found[] {
  return [...tag.attributes].flatMap(([name, { at, value }]): Found[] => {
    if (/^on[a-z]/.test(name))
      return [
        {
          kind: 'inline-handler',
          at,
          tag,
          severity,
          problem: `<${tag.name}> has the inline handler ${name}.`,
          fix: 'Add the listener in a script file.',
        },
      ]
    // A browser reads over spaces and line ends in the scheme.
    if (!/^(?:href|action|formaction|src)$/.test(name) || !/^javascript:/i.test(value.replace(/[\s\0]/g, '')))
      return []
    return [
      {
        kind: 'script-address',
        at,
        tag,
        severity,
        problem: `<${tag.name}> has a javascript: address in ${name}.`,
        fix: 'Make it a <button> with a listener in a script file, or a link that leads somewhere.',
      },
    ]
  })
}

function judgeInlineScript(tag: Tag, directive: string): Found[] {
  const kind = readScriptKind(tag)
  if (tag.name !== 'script' || tag.attributes.has('src') || kind === 'json' || kind === 'data') return []
  if (hasNonce(tag, directive) || /'(?:sha256|sha384|sha512)-/.test(directive)) return []
  return [
    {
      kind: 'inline-script',
      at: tag.at,
      tag,
      problem: 'The page has an inline script.',
      fix: 'Put it into a file of this site, or give it the nonce of the policy.',
    },
  ]
}

const judgeStyleAttribute = (tag: Tag): Found[] =>
  tag.attributes.has('style')
    ? [
        {
          kind: 'inline-style',
          at: locateAttribute(tag, 'style'),
          tag,
          problem: `<${tag.name}> has a style attribute.`,
          fix: 'Give it a class, and the style a place in a stylesheet.',
        },
      ]
    : []

const judgeStyleElement = (tag: Tag, directive: string): Found[] =>
  tag.name === 'style' && !hasNonce(tag, directive) && !/'(?:sha256|sha384|sha512)-/.test(directive)
    ? [
        {
          kind: 'inline-style',
          at: tag.at,
          tag,
          problem: 'The page has a <style> element.',
          fix: 'Put it into a stylesheet of this site.',
        },
      ]
    : []

const hasNonce = (tag: Tag, directive: string): boolean =>
  Boolean(readAttribute(tag, 'nonce')) && directive.includes(`'nonce-${readAttribute(tag, 'nonce')}'`)

/** A nonce or a hash takes the force of 'unsafe-inline' away. */
const allowsInline = (directive: string | null): boolean =>
  directive === null ||
  (/'unsafe-inline'/.test(directive) && !/'(?:nonce|sha256|sha384|sha512)-/.test(directive))

/** The sources of the first directive that the policy has; null where it says nothing of the matter. */
function readDirective(policy: string | null, names: readonly string[]): string | null {
  const directives = new Map(
    (policy ?? '')
      .split(';')
      .map(part => part.trim())
      .filter(Boolean)
      .map((part): [string, string] => [(part.split(/\s/)[0] ?? '').toLowerCase(), part]),
  )
  for (const name of names) {
    const directive = directives.get(name)
    if (directive !== undefined) return directive
  }
  return null
}
