import { MARKETS, type MarketCode } from '#core/market.ts'
import { MARKET_CODES } from '../check/manifest.ts'
import { describeKey } from '../check/page-keys.ts'
import { hashScript } from '../check/script-hash.ts'
import { type Output, readArguments, UsageError } from '../command.ts'
import { findManifest, nameComponent } from '../find-manifest.ts'
import { listPageKeys, writeHead, writeImportMap, writePage } from './write-page.ts'

export const INIT_HELP = `ostrov init <component> …

Writes the head of a page with these components: its configuration with the routes that they ask and the keys that
they can’t do without, left empty for you to fill in; stylesheets, loader and preloads with their hashes.

  --page                        writes a whole page to try them on, with a placeholder of each
  --market cz|ro                the market of the page; cz, unless told
  --base <path>                 where the files of the build are served; /static/ostrov/cz/, unless told
  --prefix <path>               what stands before the paths of the calls; /cz, unless told
  --manifest <file or address>  the manifest.json of the build; by default the one beside this program

Ends with 0, or with 2 where it could not do its work.
`

const OPTIONS = {
  page: { type: 'boolean' },
  market: { type: 'string', default: 'cz' },
  base: { type: 'string' },
  prefix: { type: 'string' },
  manifest: { type: 'string' },
} as const

/** Writes what a page needs for some components. */
export async function runInit(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
): Promise<number> {
  const { positionals, values } = readArguments(args, OPTIONS)
  const names = [...new Set(positionals)]
  if (names.length === 0) throw new UsageError('Say which components the page is to have.')
  const market = readMarket(values.market)
  const manifest = await findManifest(values.manifest, manifests)
  const components = names.map(name => ({ name, ...nameComponent(manifest, name) }))
  const build = manifest.markets[market]
  if (!build)
    throw new UsageError(`The manifest names no files of "${market}". Build them, and give --manifest.`)
  const base = (values.base ?? `/static/ostrov/${market}/`).replace(/\/?$/, '/')
  const prefix = (values.prefix ?? `/${market}`).replace(/\/$/, '')
  const write = values.page ? writePage : writeHead
  output.write(write({ build, components, market, base, prefix }))
  if (build.integrity)
    output.warn(
      `A Content Security Policy lets the import map in by ${hashScript(writeImportMap(build.integrity, base))} in script-src.\n`,
    )
  const styles = components.flatMap(({ name }) => build.widgets[name]?.css ?? [])
  if (styles.length > 0)
    output.warn(
      `It lets the stylesheets in by ${styles.map(({ integrity }) => `'${integrity}'`).join(' ')} in style-src.\n`,
    )
  if (components.some(({ routes }) => routes.length > 0))
    output.warn(
      `The paths are the contract’s own behind "${prefix}"; correct what your site has elsewhere.\n`,
    )
  for (const key of listPageKeys(components))
    output.warn(`Fill in ${describeKey(key)}. It is written empty, and ostrov check names it until then.\n`)
  return 0
}

function readMarket(text: string): MarketCode {
  const market = MARKET_CODES.find(code => code === text)
  if (market) return market
  throw new UsageError(`There is no market "${text}". There are: ${Object.keys(MARKETS).join(', ')}.`)
}
