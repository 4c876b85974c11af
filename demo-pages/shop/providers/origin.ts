import type { Shop, ShopContext } from '../server/shop.ts'

const LOOPBACKS = ['localhost', '127.0.0.1'] as const

/** The host under which somebody looks at the shop, if it is a name of this very machine: any other could be made up. */
function readLoopback(c: ShopContext): URL | null {
  const host = c.req.header('host') ?? ''
  if (!/^[\w.]+(?::\d+)?$/.test(host)) return null
  const url = new URL(`http://${host}`)
  return LOOPBACKS.some(name => name === url.hostname) ? url : null
}

/** Where whoever asks has the shop's pages. */
export const findPageOrigin = (c: ShopContext, { origin }: Shop): string => readLoopback(c)?.origin ?? origin

/** Where providers' doubles stand: on the machine's other name, so that they are of another origin than the page. */
export function findProviderOrigin(c: ShopContext, { origin }: Shop): string {
  const page = readLoopback(c)
  const own = new URL(origin || 'http://localhost')
  if (!page || !LOOPBACKS.some(name => name === own.hostname)) return own.origin
  own.hostname = LOOPBACKS.find(name => name !== page.hostname) ?? own.hostname
  return own.origin
}
