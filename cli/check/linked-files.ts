import type { MarketCode } from '../../core/market.ts'
import type { BuiltFile, BuiltMarket } from './manifest.ts'
import { MARKET_CODES, type Reading } from './reading.ts'
import { listWords, readAttribute, readScriptKind, type Tag } from './tag.ts'

/** A file of Ostrov that the page links, or one that was meant to be. */
export interface LinkedFile {
  tag: Tag
  attribute: 'src' | 'href'
  rel: 'script' | 'stylesheet' | 'modulepreload'
  name: string
  isLoader: boolean
  isElsewhere: boolean
  /** What the build says of it; null where the build has no such file. */
  built: BuiltFile | null
  market: MarketCode | null
}

interface Link {
  tag: Tag
  attribute: 'src' | 'href'
  rel: LinkedFile['rel']
  folder: string
  name: string
  isElsewhere: boolean
}

interface KnownFile {
  built: BuiltFile
  market: MarketCode
  isLoader: boolean
}

const LOADER = /^loader(?:-[\w-]{6})?\.m?js$/
/** What the build puts behind a name: six letters for a script, eight for a stylesheet. */
const HASH = /-(?:[\w-]{6}\.js|[\w-]{8}\.css)$/

/** Every file of the build that the page links, and every one beside them that looks like one and is none. */
export function listLinkedFiles(reading: Reading): LinkedFile[] {
  const links = reading.page.tags.filter(tag => !tag.isInert).flatMap(readLink)
  const known = listKnownFiles(reading)
  const ownFolders = new Set(links.filter(({ name }) => known.has(name)).map(({ folder }) => folder))
  const names = new Set(['ostrov', ...Object.keys(reading.manifest.widgets)])
  const ownNames = new Set([...known.keys()].map(takeHashOff))
  const hasLoader = links.some(({ name }) => known.get(name)?.isLoader)
  const isOwn = ({ folder, name, rel, tag }: Link): boolean => {
    if (known.has(name)) return true
    if (rel === 'script' && LOADER.test(name))
      // Others have loaders too: ours stands beside our files, or is the one module of that name.
      return ownFolders.has(folder) || (!hasLoader && readScriptKind(tag) === 'module')
    if (!HASH.test(name)) return false
    // A file of another build has the name of a component, or stands beside its like.
    return names.has(takeHashOff(name)) || (ownFolders.has(folder) && ownNames.has(takeHashOff(name)))
  }
  const own = links.filter(isOwn)
  return own.map(({ folder: _, ...link }) => {
    const found = known.get(link.name)
    const isLoader = link.rel === 'script' && (found?.isLoader ?? LOADER.test(link.name))
    return { ...link, isLoader, built: found?.built ?? null, market: found?.market ?? null }
  })
}

/** What a file is called in every build. */
export const takeHashOff = (name: string): string => name.replace(HASH, '')

/** The files of all markets by their names; where two share one, it counts as the page's own. */
function listKnownFiles({ manifest, market }: Reading): Map<string, KnownFile> {
  const order = [...MARKET_CODES].sort((a, b) => Number(a === market) - Number(b === market))
  return new Map(
    order.flatMap(code => {
      const build = manifest.markets[code]
      return build
        ? listFiles(build).map((built): [string, KnownFile] => [
            built.file,
            { built, market: code, isLoader: built === build.loader },
          ])
        : []
    }),
  )
}

const listFiles = ({ css, loader, shared, widgets }: BuiltMarket): BuiltFile[] => [
  loader,
  css,
  ...shared,
  ...Object.values(widgets).flatMap(widget => [...widget.files, ...widget.css]),
]

function readLink(tag: Tag): Link[] {
  const rels = tag.name === 'link' ? listWords(tag, 'rel') : []
  const rel = isScript(tag)
    ? 'script'
    : rels.includes('stylesheet')
      ? 'stylesheet'
      : rels.includes('modulepreload')
        ? 'modulepreload'
        : null
  const attribute = tag.name === 'script' ? 'src' : 'href'
  const address = readAttribute(tag, attribute)
  if (!rel || !address) return []
  const [path = ''] = address.trim().split(/[?#]/)
  const cut = path.lastIndexOf('/') + 1
  const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(path)
  return [{ tag, attribute, rel, folder: path.slice(0, cut), name: path.slice(cut), isElsewhere }]
}

const isScript = (tag: Tag): boolean =>
  tag.name === 'script' && (readScriptKind(tag) === 'module' || readScriptKind(tag) === 'classic')
