import type { Remark } from './finding.ts'
import { type LinkedFile, listLinkedFiles } from './linked-files.ts'
import { isLoadedByApp } from './read-config.ts'
import { findBuild, MARKET_CODES, nameComponent, type Reading, type Rule } from './reading.ts'
import { locateAttribute, readAttribute, readScriptKind } from './tag.ts'

/** The files of the build: the loader once, and each file of this build, of this market, with its hash. */
export const judgeFiles: Rule = reading => {
  const files = listLinkedFiles(reading)
  const loaders = files.filter(({ isLoader }) => isLoader)
  const [, ...others] = loaders
  return [
    ...(loaders.length || isLoadedByApp(reading.config) ? [] : judgeNoLoader(reading)),
    ...others.map(
      ({ tag, name }): Remark => ({
        kind: 'loader-repeated',
        at: tag.at,
        problem: `The page includes the loader again, as "${name}".`,
        fix: 'Keep one, of the build that the other files are of.',
      }),
    ),
    ...loaders.flatMap(judgeLoader),
    ...files.flatMap(file => judgeFile(file, reading)),
  ]
}

function judgeNoLoader(reading: Reading): Remark[] {
  const [first] = reading.page.placeholders
  if (!first) return []
  const name = findBuild(reading)?.loader.file ?? 'loader-HASH.js'
  return [
    {
      kind: 'loader-missing',
      at: first.at,
      component: nameComponent(first),
      problem: 'The page has placeholders and no loader.',
      fix: `Put <script type="module" src="…/${name}" integrity="…" crossorigin></script> into its head.`,
    },
  ]
}

function judgeLoader({ tag }: LinkedFile): Remark[] {
  if (readScriptKind(tag) === 'module') return []
  return [
    {
      kind: 'loader-module',
      at: locateAttribute(tag, 'type'),
      problem: `The loader’s script is ${tag.attributes.has('type') ? `of the type "${readAttribute(tag, 'type')}"` : 'a classic one'}.`,
      fix: 'Write <script type="module" …>.',
    },
  ]
}

function judgeFile(file: LinkedFile, reading: Reading): Remark[] {
  const { built, isLoader, market, name, tag } = file
  const at = locateAttribute(tag, file.attribute)
  if (!built) return judgeStranger(file, at, reading)
  if (reading.market && market && market !== reading.market)
    return [
      {
        kind: isLoader ? 'loader-market' : 'file-market',
        at,
        problem: `"${name}" is of the market "${market}", and the page is of "${reading.market}".`,
        fix: `Link the files of "${reading.market}", or correct "market" in the page’s configuration.`,
      },
    ]
  return judgeIntegrity(file, built.integrity)
}

function judgeStranger({ isLoader, name }: LinkedFile, at: number, reading: Reading): Remark[] {
  const build = findBuild(reading)
  const isKnown = build !== null || MARKET_CODES.some(code => reading.manifest.markets[code])
  if (!isKnown) return []
  return [
    {
      kind: 'file-unknown',
      at,
      problem: `"${name}" is not a file of the build.`,
      fix:
        isLoader && build
          ? `Link "${build.loader.file}", as manifest.json names it.`
          : 'Take the names of files from the manifest.json of the build that is deployed.',
    },
  ]
}

function judgeIntegrity({ isElsewhere, isLoader, name, rel, tag }: LinkedFile, wanted: string): Remark[] {
  const given = readAttribute(tag, 'integrity')?.trim() ?? ''
  const remarks: Remark[] = []
  if (!given)
    remarks.push({
      kind: 'integrity-missing',
      at: tag.at,
      severity: isLoader ? 'error' : 'warning',
      problem: `"${name}" is linked without its hash.`,
      fix: `Add integrity="${wanted}".`,
    })
  else if (!given.split(/\s+/).includes(wanted))
    remarks.push({
      kind: 'integrity-wrong',
      at: locateAttribute(tag, 'integrity'),
      problem: `"${name}" is linked with a hash that is not its own.`,
      fix: `Write integrity="${wanted}", as manifest.json has it.`,
    })
  if (isElsewhere && given && rel === 'stylesheet' && !tag.attributes.has('crossorigin'))
    remarks.push({
      kind: 'crossorigin-missing',
      at: tag.at,
      problem: `"${name}" comes from another site, with a hash and without crossorigin.`,
      fix: 'Add crossorigin, and let that site answer with Access-Control-Allow-Origin.',
    })
  return remarks
}
