import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Shop, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'

interface ProviderPage {
  language: string
  title: string
  body: Html
  status?: ContentfulStatusCode
  /** Opened in a frame of the shop's page. */
  isFramed?: boolean
  script?: string
}

/** A page of a provider's double, which has nothing of the shop. */
export function respondWithProvider(
  c: ShopContext,
  shop: Shop,
  page: ProviderPage,
): Response | Promise<Response> {
  const { language, title, body, status = 200, isFramed = false, script } = page
  const pages = `http://localhost:* http://127.0.0.1:* ${shop.origin}`
  // A browser holds redirects after a form to `form-action`, so it names where the customer goes back to.
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self' ${pages}; frame-ancestors ${isFramed ? pages : "'none'"}`,
  )
  c.header('X-Frame-Options', undefined)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/static/provider.css">
${script ? html`<script src="${script}" defer></script>` : ''}
<main>${body}</main>
</html>`,
    status,
  )
}
