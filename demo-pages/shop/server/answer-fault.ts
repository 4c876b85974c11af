import type { Shop, ShopContext } from './shop.ts'

/** Seconds after which asking again is worth it. */
export const RETRY_AFTER = '5'

/** Told with the id of the request, by which a visitor can name it to whoever reads the log. */
export function reportFault(c: ShopContext, shop: Shop, thrown: unknown): void {
  shop.reportFault(`${c.req.method} ${c.req.routePath} failed (request ${c.get('requestId')})`, thrown)
}

/** What Django answers in its place, with the id of the request. */
export function renderFault(c: ShopContext, status: number): string {
  const title = status === 503 ? 'Service Unavailable (503)' : 'Server Error (500)'
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>Request ${c.get('requestId')}</p></html>`
}
