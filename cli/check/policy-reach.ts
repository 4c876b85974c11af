import { isPlaceholder, listWords, readAttribute, readScriptKind, type Tag } from './html.ts'
import { readDirectives } from './policy.ts'
import type { Check } from './reading.ts'
import type { Add } from './report.ts'

/** What `default-src` does not cover, so that a policy says nothing of it unless it names it. */
const UNCOVERED = ['base-uri', 'form-action', 'frame-ancestors']
/** Browsers pass over it in a `<meta>`. */
const IN_HEADER_ALONE = 'frame-ancestors'

/** Whether the policy as a whole reaches too far or not far enough: what it leaves open, and what it stops of the islands. */
export const checkPolicyReach: Check = ({ page, policy, policyTag }, add) => {
  if (policy === null) return
  const directives = readDirectives(policy)
  const open = UNCOVERED.filter(
    name => !directives.has(name) && !(policyTag !== null && name === IN_HEADER_ALONE),
  )
  if (open.length)
    add('policy-open', policyTag?.at ?? 0, `The policy has no ${open.join(', no ')}.`, {
      fix: `Add ${open.map(name => `${name} ${name === 'base-uri' ? "'none'" : "'self'"}`).join('; ')}.`,
    })
  const [island] = page.tags.filter(tag => !tag.isInert && isPlaceholder(tag))
  if (island) checkBlocks(page.tags, island, (...names) => findDirective(directives, names), add)
}

type Find = (...names: string[]) => string | null

/** The first that the policy has, else what stands for all that it does not name. */
const findDirective = (directives: ReadonlyMap<string, string>, names: readonly string[]): string | null =>
  names.map(name => directives.get(name)).find(found => found !== undefined) ??
  directives.get('default-src') ??
  null

function checkBlocks(tags: readonly Tag[], island: Tag, find: Find, add: Add): void {
  const scripts = find('script-src-elem', 'script-src')
  const styles = find('style-src-elem', 'style-src')
  const stopped = (what: string, directive: string | null) =>
    `The policy stops ${what}: ${directive || 'it allows none'}.`
  for (const tag of tags.filter(({ isInert }) => !isInert)) {
    const isCode = tag.name === 'script' && tag.attributes.has('src') && readScriptKind(tag) === 'module'
    const isStyle = tag.name === 'link' && listWords(tag, 'rel').includes('stylesheet')
    if (isCode && !allowsFile(tag, scripts))
      add('policy-blocks', tag.at, stopped('this script', scripts), { fix: "Let script-src name 'self'." })
    if (isStyle && !allowsFile(tag, styles))
      add('policy-blocks', tag.at, stopped('this stylesheet', styles), { fix: "Let style-src name 'self'." })
  }
  const calls = find('connect-src')
  if (calls !== null && !HOSTS.test(calls))
    add('policy-blocks', island.at, stopped('every call of the islands', calls), {
      fix: "Add connect-src 'self'.",
    })
}

/** Anything that stands for addresses: `'self'`, a host, a scheme or a star. */
const HOSTS = /\s(?:'self'|[^'\s])/

/** By its address, by the nonce that it carries, or, of a script alone, by its hash. */
function allowsFile(tag: Tag, directive: string | null): boolean {
  if (directive === null) return true
  const hashes =
    tag.name === 'script' ? (readAttribute(tag, 'integrity') ?? '').split(/\s+/).filter(Boolean) : []
  if (hashes.some(hash => directive.includes(`'${hash}'`))) return true
  const nonce = readAttribute(tag, 'nonce')
  if (nonce && directive.includes(`'nonce-${nonce}'`)) return true
  return HOSTS.test(directive) && !directive.includes("'strict-dynamic'")
}
