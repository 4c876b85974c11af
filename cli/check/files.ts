import type { MarketCode } from '#core/market.ts'
import { isLoadedByApp } from './config.ts'
import { listWords, locateAttribute, nameComponent, readAttribute, readScriptKind, type Tag } from './html.ts'
import { type BuiltFile, findBuild, MARKET_CODES } from './manifest.ts'
import type { Check, Reading } from './reading.ts'
import type { Add } from './report.ts'

interface Link {
  tag: Tag
  attribute: 'src' | 'href'
  rel: 'script' | 'stylesheet' | 'modulepreload'
  folder: string
  name: string
  isElsewhere: boolean
}

interface KnownFile {
  /** What the build says of it; null where the build has no such file. */
  built: BuiltFile | null
  market: MarketCode | null
  isLoader: boolean
}

/** A file of Ostrov that the page links, or one that was meant to be. */
export type LinkedFile = Link & KnownFile

const LOADER = /^loader(?:-[\w-]{6,8})?\.m?js$/
/** What the build puts behind a name: six or seven letters for a script, eight for a stylesheet. */
const HASH = /-(?:[\w-]{6,7}\.js|[\w-]{8}\.css)$/

/** Every file of the build that the page links, and every one beside them that looks like one and is none. */
export function listLinkedFiles(reading: Reading): LinkedFile[] {
  const links = reading.page.tags.filter(tag => !tag.isInert).flatMap(readLink)
  const known = listKnownFiles(reading)
  const ownFolders = new Set(links.filter(({ name }) => known.has(name)).map(({ folder }) => folder))
  const components = new Set(['ostrov', ...Object.keys(reading.manifest.widgets)])
  const ownNames = new Set([...known.keys()].map(takeHashOff))
  const hasLoader = links.some(({ name }) => known.get(name)?.isLoader)
  const isOwn = ({ folder, name, rel, tag }: Link): boolean => {
    if (known.has(name)) return true
    // Others have loaders too: ours stands beside our files, or is the one module of that name.
    if (rel === 'script' && LOADER.test(name))
      return ownFolders.has(folder) || (!hasLoader && readScriptKind(tag) === 'module')
    // A file of another build has the name of a component, or stands beside its like.
    const bare = takeHashOff(name)
    return HASH.test(name) && (components.has(bare) || (ownFolders.has(folder) && ownNames.has(bare)))
  }
  return links.filter(isOwn).map(link => {
    const unknown = { built: null, market: null, isLoader: LOADER.test(link.name) }
    const file = known.get(link.name) ?? unknown
    return { ...link, ...file, isLoader: link.rel === 'script' && file.isLoader }
  })
}

/** What a file is called in every build. */
export const takeHashOff = (name: string): string => name.replace(HASH, '')

/** The files of all markets by their names; where two share one, it counts as the page's own. */
function listKnownFiles({ manifest, market: own }: Reading): Map<string, KnownFile> {
  const known = new Map<string, KnownFile>()
  for (const market of MARKET_CODES.toSorted((a, b) => Number(a === own) - Number(b === own))) {
    const { css, loader, shared, widgets } = manifest.markets[market] ?? {}
    const files = [
      loader,
      css,
      ...(shared ?? []),
      ...Object.values(widgets ?? {}).flatMap(one => [...one.files, ...one.css]),
    ]
    for (const built of files) if (built) known.set(built.file, { built, market, isLoader: built === loader })
  }
  return known
}

function readLink(tag: Tag): Link[] {
  const attribute = tag.name === 'script' ? 'src' : 'href'
  const rel = readRel(tag)
  const [path = ''] = (readAttribute(tag, attribute) ?? '').trim().split(/[?#]/)
  if (!rel || !path) return []
  const cut = path.lastIndexOf('/') + 1
  const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(path)
  return [{ tag, attribute, rel, folder: path.slice(0, cut), name: path.slice(cut), isElsewhere }]
}

function readRel(tag: Tag): Link['rel'] | null {
  if (tag.name === 'script') return /^(?:module|classic)$/.test(readScriptKind(tag)) ? 'script' : null
  const words = tag.name === 'link' ? listWords(tag, 'rel') : []
  return (['stylesheet', 'modulepreload'] as const).find(rel => words.includes(rel)) ?? null
}

/** The files of the build: the loader once, and each file of this build, of this market, with its hash. */
export const checkFiles: Check = (reading, add) => {
  const files = listLinkedFiles(reading)
  const loaders = files.filter(({ isLoader }) => isLoader)
  const [first] = reading.page.placeholders
  if (loaders.length === 0 && first && !isLoadedByApp(reading.config)) {
    const name = findBuild(reading)?.loader.file ?? 'loader-HASH.js'
    add('loader-missing', first.at, 'The page has placeholders and no loader.', {
      component: nameComponent(first),
      fix: `Put <script type="module" src="…/${name}" integrity="…" crossorigin></script> into its head.`,
    })
  }
  for (const { name, tag } of loaders.slice(1))
    add('loader-repeated', tag.at, `The page includes the loader again, as "${name}".`)
  for (const { tag } of loaders.filter(loader => readScriptKind(loader.tag) !== 'module')) {
    const type = readAttribute(tag, 'type')
    const found = type === null ? 'a classic one' : `of the type "${type}"`
    add('loader-module', locateAttribute(tag, 'type'), `The loader’s script is ${found}.`)
  }
  for (const file of files) checkFile(file, reading, add)
}

function checkFile(file: LinkedFile, reading: Reading, add: Add): void {
  const { built, isLoader, market, name, tag } = file
  const at = locateAttribute(tag, file.attribute)
  if (!built) reportStranger(file, at, reading, add)
  else if (!reading.market || market === reading.market) checkIntegrity(file, built.integrity, add)
  else {
    const problem = `"${name}" is of the market "${market}", and the page is of "${reading.market}".`
    const fix = `Link the files of "${reading.market}", or correct "market" in the page’s configuration.`
    add(isLoader ? 'loader-market' : 'file-market', at, problem, { fix })
  }
}

function reportStranger({ isLoader, name }: LinkedFile, at: number, reading: Reading, add: Add): void {
  const build = findBuild(reading)
  if (!MARKET_CODES.some(code => reading.manifest.markets[code])) return
  const loader = isLoader && build ? { fix: `Link "${build.loader.file}", as manifest.json names it.` } : {}
  add('file-unknown', at, `"${name}" is not a file of the build.`, loader)
}

function checkIntegrity(file: LinkedFile, wanted: string, add: Add): void {
  const { isElsewhere, isLoader, name, rel, tag } = file
  const given = readAttribute(tag, 'integrity')?.trim() ?? ''
  if (!given)
    add('integrity-missing', tag.at, `"${name}" is linked without its hash.`, {
      severity: isLoader ? 'error' : 'warning',
      fix: `Add integrity="${wanted}".`,
    })
  else if (!given.split(/\s+/).includes(wanted))
    add(
      'integrity-wrong',
      locateAttribute(tag, 'integrity'),
      `"${name}" is linked with a hash that is not its own.`,
      { fix: `Write integrity="${wanted}", as manifest.json has it.` },
    )
  if (isElsewhere && given && rel === 'stylesheet' && !tag.attributes.has('crossorigin'))
    add(
      'crossorigin-missing',
      tag.at,
      `"${name}" comes from another site, with a hash and without crossorigin.`,
    )
}
