import { MARKETS, type MarketCode } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { isAddress } from '../check/fetch-page.ts'
import { type Output, readArguments, UsageError } from '../command.ts'
import { ENDPOINTS, listPathArguments } from '../contract.ts'
import { findManifest, nameComponent } from '../find-manifest.ts'
import { describeChoice } from '../text.ts'
import { openSession } from './account.ts'
import type { Backend, GoodCall } from './backend.ts'
import { isEditing } from './editing.ts'
import { createReport, writeTextReport } from './report.ts'
import { findPage } from './site.ts'
import { tryCall } from './try-call.ts'
import { createVisitor } from './visitor.ts'

export const CONFORMANCE_HELP = `ostrov conformance <address of a test server>

Makes every call of the contract as the islands make it, wrong ones too, and names what the server still has
to do, route by route. The route table is taken from the page at the address, or from the first one that its
links lead to; devices and products are found by the server's own lists.

It writes: it sells a device as nobody, asks for e-mails to conformance@ostrov.example, fills a cart, and as
staff puts a component on a page and takes it off again. Use it on a test server, or with --read-only.

  --market cz|ro           the market whose pages are meant, where a site has both
  --user <e-mail>          somebody to sign in as; a member of staff to look at the calls of staff as well
  --password <text>        theirs; better in the environment as OSTROV_PASSWORD, where no list of processes has it
  --product <seo name>     a product that is sold, where no page has a form that names one
  --for <component>,…      looks at the calls that these components make, and what those need
  --only <route>           looks at these routes, and what they need; may be repeated, and end with *
  --read-only              makes no call that writes, but for signing in
  --manifest <file>        the manifest.json that says which calls those are; by default the one beside this program
  --json                   a report for machines

Ends with 0 where nothing is to be done, 1 where something is, 2 where it could not do its work.
`

const OPTIONS = {
  market: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  product: { type: 'string' },
  for: { type: 'string', multiple: true },
  manifest: { type: 'string' },
  only: { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** Holds a server to the contract and tells what it still has to do. */
export async function runConformance(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
): Promise<number> {
  const { address, credentials, market, values } = readOptions(args)
  const wanted = await listWanted(values, manifests)
  const isAsked = (route: string) => wanted.length === 0 || wanted.some(name => isNamedBy(name, route))
  const found = await findPage(address, market)
  if (typeof found === 'string') throw new UsageError(found)
  configurePage(found.raw)
  const { config, url: pageUrl } = found
  const report = createReport()
  const tried = new Map<string, Promise<GoodCall | null>>()
  const backend: Backend = {
    pageUrl,
    config,
    report,
    guest: createVisitor(),
    user: null,
    isStaff: false,
    isShopAccount: false,
    credentials,
    canWrite: !values['read-only'],
    product: values.product ?? null,
    tryCall(route) {
      const trial = tried.get(route) ?? tryCall(backend, route)
      tried.set(route, trial)
      return trial
    },
  }
  await tryAll(backend, isAsked)
  const result = { page: pageUrl, market: config.market, ...report.read(isAsked) }
  const json = `${JSON.stringify({ version: 1, ...result }, null, 2)}\n`
  output.write(values.json ? json : writeTextReport(result, config.routes))
  return result.findings.length > 0 ? 1 : 0
}

/** One call after another: a server that is being built need not bear them all at once. */
async function tryAll(backend: Backend, isAsked: (route: string) => boolean): Promise<void> {
  checkTable(backend)
  await openSession(backend)
  for (const route of ENDPOINTS.keys()) if (isAsked(route)) await backend.tryCall(route)
  // What was put on a page for these trials is taken off again.
  const isEdited = [...ENDPOINTS.keys()].some(route => isEditing(route) && isAsked(route))
  if (isEdited) await backend.tryCall('page-component-delete')
}

/** What the route table of the page has to have. */
function checkTable({ config, report }: Backend): void {
  for (const { args, name, path } of ENDPOINTS.values()) {
    const written = config.routes[name]
    const wanted = args.map(arg => `{${arg}}`).join(', ') || 'no arguments'
    if (written === undefined)
      report.add(name, 'route-missing', `The route table of the page has no "${name}", here ${path}.`)
    else if (args.toSorted().join() !== listPathArguments(written).sort().join())
      report.add(name, 'route-arguments', `The path is "${written}", expected ${wanted}.`)
  }
}

/** Routes are named whole, or by their beginning and an asterisk. */
const isNamedBy = (name: string, route: string): boolean =>
  name.endsWith('*') ? route.startsWith(name.slice(0, -1)) : route === name

function readOptions(args: readonly string[]) {
  const { positionals, values } = readArguments(args, OPTIONS)
  const { market = null, only = [], user, password = process.env.OSTROV_PASSWORD } = values
  const [address, ...more] = positionals
  if (address === undefined || more.length > 0 || !isAddress(address))
    throw new UsageError('Say one address, such as http://127.0.0.1:8000/.')
  if (user !== undefined && password === undefined)
    throw new UsageError('--user needs --password, or OSTROV_PASSWORD in the environment.')
  const routes = [...ENDPOINTS.keys()]
  for (const name of only)
    if (!routes.some(route => isNamedBy(name, route)))
      throw new UsageError(`There is no call "${name}". ${describeChoice(name, routes, 'There are')}`)
  if (market !== null && !isMarket(market))
    throw new UsageError(`There is no market "${market}". There are: ${Object.keys(MARKETS).join(', ')}.`)
  const credentials = user === undefined || password === undefined ? null : { user, password }
  return { address: new URL(address).href, credentials, market, values }
}

/** The routes to look at, none where all are. */
async function listWanted(
  { for: lists = [], manifest: named, only = [] }: ReturnType<typeof readOptions>['values'],
  manifests: readonly URL[],
): Promise<string[]> {
  if (lists.length === 0) return only
  const manifest = await findManifest(named, manifests)
  const components = lists.flatMap(list => list.split(',')).map(name => nameComponent(manifest, name.trim()))
  const routes = components.flatMap(component => component.routes)
  if (routes.length === 0) throw new UsageError(`Nothing is asked by ${lists.join(', ')}.`)
  return [...only, ...routes]
}

const isMarket = (text: string): text is MarketCode => Object.hasOwn(MARKETS, text)
