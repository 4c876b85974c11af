import { isIPv6 } from 'node:net'
import type { Shop, ShopContext } from '../server/shop.ts'

/**
 * Whom limits count: the address that the request came from. Of `X-Forwarded-For` only what the shop's own proxies wrote
 * is believed, so many from its end. In a demo each test is somebody else.
 */
export function nameClient(c: ShopContext, { proxies }: Pick<Shop, 'proxies'>): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',')
  const address =
    (proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined) || c.env.incoming?.socket.remoteAddress || ''
  return `${c.get('scope') ?? ''} ${toNetwork(address)}`
}

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** One household has as many IPv6 addresses as it likes, all of one network of 64 bits. */
export function toNetwork(address: string): string {
  const [, v4] = V4_IN_V6.exec(address) ?? []
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [start = '', end = ''] = address.toLowerCase().split('::')
  const groups = start.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - end.split(':').filter(Boolean).length : 0
  return [...groups, ...Array<string>(missing).fill('0'), ...end.split(':').filter(Boolean)]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
