import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A page's source, with what came before it. */
export interface FetchedPage {
  /** As the findings name it: a file, or the address that answered in the end. */
  place: string
  source: string
  policy: string | null
  /** Every address that sent on to another, with its status. */
  redirects: readonly { status: number; from: string; to: string }[]
}

/** A page that can't be read, and why. */
export class PageError extends Error {
  override name = 'PageError'
  readonly redirects: FetchedPage['redirects']

  constructor(message: string, redirects: FetchedPage['redirects'] = []) {
    super(message)
    this.redirects = redirects
  }
}

const MOST_REDIRECTS = 10
const PATIENCE = 30_000

/** Every page that an argument stands for: an address, a file, a folder of files, or `-` for what is piped in. */
export async function listPages(argument: string): Promise<string[]> {
  if (argument === '-' || isAddress(argument)) return [argument]
  const found = await stat(argument).catch(() => null)
  if (!found?.isDirectory()) return [argument]
  const entries = await readdir(argument, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && /\.html?$/i.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

export const isAddress = (argument: string): boolean => /^https?:\/\//i.test(argument)

/** Reads a page; throws a PageError that says why it can't. */
export async function fetchPage(argument: string): Promise<FetchedPage> {
  if (isAddress(argument)) return fetchAddress(argument)
  const isPiped = argument === '-'
  const source = await (isPiped ? text(process.stdin) : readFile(argument, 'utf8')).catch(explainFile)
  return { place: isPiped ? '(stdin)' : argument, source, policy: null, redirects: [] }
}

function explainFile(thrown: unknown): never {
  const { code } = thrown as { code?: string }
  throw new PageError(
    code === 'ENOENT' ? 'There is no such file.' : `The file can’t be read (${code ?? String(thrown)}).`,
  )
}

async function fetchAddress(first: string): Promise<FetchedPage> {
  const redirects: { status: number; from: string; to: string }[] = []
  let address = first
  for (;;) {
    const response = await ask(address, redirects)
    const { headers, status } = response
    const location = headers.get('location')
    if (status < 300 || status >= 400 || location === null) {
      if (!response.ok) throw new PageError(`The server answers ${status}.`, redirects)
      const type = headers.get('content-type') ?? 'no type'
      if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
        throw new PageError(`The server answers ${type}, not HTML.`, redirects)
      const policy = headers.get('content-security-policy')
      return { place: address, source: await response.text(), policy, redirects }
    }
    await response.body?.cancel()
    const next = new URL(location, address).href
    redirects.push({ status, from: address, to: next })
    if (redirects.length > MOST_REDIRECTS)
      throw new PageError(`The server sends on more than ${MOST_REDIRECTS} times.`, redirects)
    address = next
  }
}

async function ask(address: string, redirects: FetchedPage['redirects']): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new PageError(`The server does not answer: ${reason}.`, redirects)
  }
}
