import { isLoadedByApp } from './config.ts'
import { listLinkedFiles } from './files.ts'
import { listWords, readScriptKind, readText, type Tag } from './html.ts'
import { findBuild } from './manifest.ts'
import type { Check, Reading } from './reading.ts'

/** Addresses of a page and its map are compared as the browser resolves them; where the page itself stands is all one. */
const PAGE = 'http://page.invalid/'
const resolve = (address: string): string => (URL.canParse(address, PAGE) ? new URL(address, PAGE).href : '')

/** Whether the page's import map holds each module of the build to its bytes, and is read in time. */
export const checkImportMap: Check = (reading, add) => {
  const { integrity } = findBuild(reading) ?? {}
  const [first] = reading.page.placeholders
  const loader = listLinkedFiles(reading).find(({ built, isLoader }) => isLoader && built)
  if (!integrity || !first || !loader || isLoadedByApp(reading.config)) return
  const maps = reading.page.tags.filter(tag => !tag.isInert && readScriptKind(tag) === 'importmap')
  const [map] = maps
  if (!map) {
    add('import-map-missing', loader.tag.at, 'The page has no import map.')
    return
  }
  const held = new Map(maps.flatMap(readIntegrity))
  const find = (file: string) => held.get(resolve(loader.folder + file))
  const files = Object.keys(integrity)
  const wrong = files.filter(file => (find(file) ?? integrity[file]) !== integrity[file])
  const missing = files.filter(file => find(file) === undefined)
  if (wrong.length > 0)
    add('import-map-wrong', map.at, `The import map has hashes that are not the build’s: ${nameSome(wrong)}.`)
  if (missing.length > 0)
    add('import-map-missing', map.at, `The import map lacks modules of the build: ${nameSome(missing)}.`)
  const module = findFirstModule(reading)
  if (module && module.at < map.at)
    add('import-map-late', map.at, 'The import map comes after the first module of the page.')
}

const nameSome = (files: readonly string[]): string =>
  files.length > 3 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ')

/** The hashes of a map by whole addresses; none where it can't be read. */
function readIntegrity(map: Tag): [address: string, hash: unknown][] {
  try {
    const { integrity } = JSON.parse(readText(map).text) as { integrity?: object }
    return Object.entries(integrity ?? {}).map(([address, hash]) => [resolve(address), hash])
  } catch {
    return []
  }
}

const findFirstModule = ({ page }: Reading): Tag | undefined =>
  page.tags.find(
    tag =>
      !tag.isInert &&
      ((tag.name === 'script' && readScriptKind(tag) === 'module') ||
        (tag.name === 'link' && listWords(tag, 'rel').includes('modulepreload'))),
  )
