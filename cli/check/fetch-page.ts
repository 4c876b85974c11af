import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describeSilence } from '../command.ts'

interface Redirect {
  status: number
  from: string
  to: string
}

/** A page's source, with what came before it. */
export interface FetchedPage {
  /** As the findings name it: a file, or the address that answered in the end. */
  place: string
  source: string
  policy: string | null
  redirects: readonly Redirect[]
}

/** A page that can't be read, and why. */
export class PageError extends Error {
  override name = 'PageError'
  readonly redirects: readonly Redirect[]

  constructor(message: string, redirects: readonly Redirect[] = []) {
    super(message)
    this.redirects = redirects
  }
}

const MOST_REDIRECTS = 10
const DEADLINE = 30_000

export const isAddress = (argument: string): boolean => /^https?:\/\//i.test(argument)

/** Every page that an argument stands for: an address, a file, a folder of files, or `-` for what is piped in. */
export async function listPages(argument: string): Promise<string[]> {
  const isFolder = (await stat(argument).catch(() => null))?.isDirectory()
  if (argument === '-' || isAddress(argument) || !isFolder) return [argument]
  const entries = await readdir(argument, { withFileTypes: true, recursive: true })
  const pages = entries.filter(entry => entry.isFile() && /\.html?$/i.test(entry.name))
  return pages.map(entry => join(entry.parentPath, entry.name)).sort()
}

/** Reads a page; throws a PageError that says why it can't. */
export async function fetchPage(argument: string): Promise<FetchedPage> {
  if (isAddress(argument)) return fetchAddress(argument, [])
  const isPiped = argument === '-'
  const source = await (isPiped ? text(process.stdin) : readFile(argument, 'utf8')).catch(explainFile)
  return { place: isPiped ? '(stdin)' : argument, source, policy: null, redirects: [] }
}

function explainFile(thrown: { code?: string }): never {
  const { code = String(thrown) } = thrown
  throw new PageError(code === 'ENOENT' ? 'There is no such file.' : `The file can’t be read (${code}).`)
}

async function fetchAddress(address: string, redirects: readonly Redirect[]): Promise<FetchedPage> {
  const fail = (message: string) => new PageError(message, redirects)
  if (redirects.length > MOST_REDIRECTS) throw fail(`The server sends on more than ${MOST_REDIRECTS} times.`)
  const headers = { Accept: 'text/html' }
  const signal = AbortSignal.timeout(DEADLINE)
  const response = await fetch(address, { redirect: 'manual', headers, signal }).catch(thrown => {
    throw fail(`The server does not answer: ${describeSilence(thrown)}.`)
  })
  const { ok, status } = response
  const location = response.headers.get('location')
  if (status >= 300 && status < 400 && location !== null) {
    await response.body?.cancel()
    const to = new URL(location, address).href
    return fetchAddress(to, [...redirects, { status, from: address, to }])
  }
  const type = response.headers.get('content-type') ?? 'no type'
  if (!ok) throw fail(`The server answers ${status}.`)
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
    throw fail(`The server answers ${type}, not HTML.`)
  const policy = response.headers.get('content-security-policy')
  return { place: address, source: await response.text(), policy, redirects }
}
