import type { MarketCode } from '../contract.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { DRF_TEXTS } from './drf-texts.ts'

const PAGE_SIZE = 10
const MOST = 100

export interface Slice {
  limit: number
  offset: number
}

/**
 * A page of a list as Django REST framework's `PageNumberPagination` gives it: a too large size is silently cut, a wrong
 * one is as good as none, `last` is the last page, and a page that is not there is a 404.
 */
export async function paginate<T>(
  c: ShopContext,
  { origin }: Shop,
  market: MarketCode,
  count: number,
  list: (slice: Slice) => Promise<T[]>,
  most = MOST,
  query: Readonly<Record<string, string>> = c.req.query(),
) {
  const size = readNumber(query.page_size) ?? PAGE_SIZE
  const limit = Math.min(size, most)
  const pages = Math.max(1, Math.ceil(count / limit))
  const asked = query.page ?? '1'
  const page = asked === 'last' ? pages : readNumber(asked)
  if (page === null || page > pages) throw new CallError(404, { detail: DRF_TEXTS[market].noPage })
  const address = (to: number): string => {
    const url = new URL(c.req.path + new URL(c.req.url).search, origin)
    if (to === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(to))
    return url.href
  }
  return {
    count,
    next: page < pages ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: await list({ limit, offset: (page - 1) * limit }),
  }
}

function readNumber(text: string | undefined): number | null {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return number > 0 ? number : null
}
