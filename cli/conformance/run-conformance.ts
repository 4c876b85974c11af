import { parseArgs } from 'node:util'
import { MARKETS, type MarketCode } from '../../core/market.ts'
import { configurePage } from '../../core/page.ts'
import { isAddress } from '../check/fetch-page.ts'
import { describeChoice } from '../check/suggest.ts'
import { type Output, UsageError } from '../command.ts'
import { type Backend, CALLS, isMeant } from './backend.ts'
import { openBook } from './book.ts'
import { findPage } from './find-page.ts'
import { runTrials } from './run-trials.ts'
import { createVisitor } from './visitor.ts'
import { makeReport, writeJsonReport, writeTextReport } from './write-conformance.ts'

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
  --only <route>           looks at these routes, and what they need; may be repeated, and end with *
  --read-only              makes no call that writes, but for signing in
  --json                   a report for machines

Ends with 0 where nothing is to be done, 1 where something is, 2 where it could not do its work.
`

const OPTIONS = {
  market: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  product: { type: 'string' },
  only: { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** Holds a server to the contract and tells what it still has to do. */
export async function runConformance(args: readonly string[], output: Output): Promise<number> {
  const { positionals, values } = parseOptions(args)
  const [address, ...more] = positionals
  if (address === undefined || more.length > 0 || !isAddress(address))
    throw new UsageError('Say one address, such as http://127.0.0.1:8000/.')
  const password = values.password ?? process.env.OSTROV_PASSWORD
  if (values.user !== undefined && password === undefined)
    throw new UsageError('--user needs --password, or OSTROV_PASSWORD in the environment.')
  for (const name of values.only ?? [])
    if (![...CALLS.keys()].some(route => isMeant({ only: [name] }, route)))
      throw new UsageError(
        `There is no call "${name}". ${describeChoice(name, [...CALLS.keys()], 'There are')}`,
      )
  const found = await findPage(new URL(address).href, readMarket(values.market))
  if (typeof found === 'string') throw new UsageError(found)
  configurePage(found.raw)
  const backend: Backend = {
    pageUrl: found.url,
    config: found.config,
    book: openBook(),
    guest: createVisitor(),
    user: null,
    isStaff: false,
    isShopAccount: false,
    mayWrite: !values['read-only'],
    product: values.product ?? null,
    only: values.only ?? [],
  }
  const credentials =
    values.user === undefined || password === undefined ? null : { user: values.user, password }
  await runTrials(backend, credentials)
  const report = makeReport(backend)
  output.write(values.json ? writeJsonReport(report) : writeTextReport(report, found.config.routes))
  return report.findings.length > 0 ? 1 : 0
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function readMarket(text: string | undefined): MarketCode | null {
  if (text === undefined) return null
  if (Object.hasOwn(MARKETS, text)) return text as MarketCode
  throw new UsageError(`There is no market "${text}". There are: ${Object.keys(MARKETS).join(', ')}.`)
}
