import { decodeEntities } from './decode-entities.ts'

/** What an article may consist of; whatever else its HTML holds is left out, or only its text stays. */
export type ArticleTag = (typeof TAGS)[number]

export interface ArticleElement {
  tag: ArticleTag
  /** Of links alone, as it was written: whoever shows it judges it. */
  href: string | null
  children: ArticleNode[]
}
export type ArticleNode = string | ArticleElement

const TAGS = [
  'p',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** An article stands below a heading of its place, so its own begin a level deeper. */
const OTHERS: Readonly<Record<string, ArticleTag>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  div: 'p',
}
const KNOWN = new Map<string, ArticleTag>([
  ...TAGS.map(tag => [tag, tag] as const),
  ...Object.entries({ ...OTHERS, h3: 'h4' as const }),
])

const VOID: ReadonlySet<string> = new Set(['br', 'hr'])
const FILLED_BY_NOTHING: ReadonlySet<string> = new Set([...VOID, 'td', 'th'])
/** What stands in these is no text for readers. */
const UNREAD = 'script|style|template|iframe|object|svg|math|textarea|select|noscript|title|head|xmp|noembed'
const UNREAD_PART = new RegExp(`<(${UNREAD})\\b[^>]*>[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]{0,1000}"|'[^']{0,1000}'){0,200})>|[^<]+|</gi
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** What ends a paragraph that nobody ended. */
const BLOCKS = new Set<ArticleTag>(['p', 'h3', 'h4', 'ul', 'ol', 'hr', 'blockquote', 'table'])
/** What ends its like that nobody ended, within these. */
const REPEATED: Partial<Record<ArticleTag, { ends: readonly ArticleTag[]; within: readonly ArticleTag[] }>> =
  {
    li: { ends: ['li'], within: ['ul', 'ol'] },
    tr: { ends: ['tr'], within: ['table', 'thead', 'tbody'] },
    td: { ends: ['td', 'th'], within: ['tr'] },
    th: { ends: ['td', 'th'], within: ['tr'] },
  }
const DEEPEST = 40
/** Longer than any text of a site; more of it is nobody's article. */
const LONGEST = 150_000

/**
 * HTML that nobody has cleaned as a tree of what an article may hold. It never becomes HTML again: views make elements
 * of it, so that nothing in it runs, and the strictest policy of a page has nothing to forbid.
 */
export function parseArticle(html: string): ArticleNode[] {
  const root: ArticleNode[] = []
  const open: ArticleElement[] = []
  const listHere = (): ArticleNode[] => open.at(-1)?.children ?? root
  const closeTo = (tag: ArticleTag, within: readonly ArticleTag[] = []): void => {
    const bound = open.findLastIndex(one => within.includes(one.tag))
    const found = open.findLastIndex(one => one.tag === tag)
    if (found > bound) open.splice(found)
  }
  const begin = (tag: ArticleTag, attributes: string): void => {
    if (BLOCKS.has(tag)) closeTo('p')
    const { ends = [], within } = REPEATED[tag] ?? {}
    for (const end of ends) closeTo(end, within)
    const element: ArticleElement = { tag, href: tag === 'a' ? readHref(attributes) : null, children: [] }
    listHere().push(element)
    if (!VOID.has(tag) && open.length < DEEPEST) open.push(element)
  }
  const readable = html.slice(0, LONGEST).replace(COMMENT, '').replace(UNREAD_PART, '')
  for (const [token, end, name = '', attributes = ''] of readable.matchAll(TOKEN)) {
    const tag = KNOWN.get(name.toLowerCase())
    if (!name) listHere().push(decodeEntities(token))
    else if (tag && end) closeTo(tag)
    else if (tag) begin(tag, attributes)
  }
  return tidy(root)
}

function readHref(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  const href = double ?? single ?? bare
  return href === undefined ? null : decodeEntities(href)
}

/** Without what shows nothing. */
function tidy(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (typeof node === 'string') return isBreak(node) ? [] : [node.replace(/[ \t]*\n\s*/g, ' ')]
    const children = tidy(node.children)
    const isShown = children.some(child => typeof child !== 'string' || child.trim() !== '')
    return isShown || FILLED_BY_NOTHING.has(node.tag) ? [{ ...node, children }] : []
  })
}

/** Only what parts the lines of the source. */
const isBreak = (text: string): boolean => text.trim() === '' && /\n/.test(text)
