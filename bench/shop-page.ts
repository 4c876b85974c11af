import { writeRouteTable } from '#core/api/contract.ts'
import { configurePage } from '#core/page.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import { GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { CDN, listPageFiles } from './built-files.ts'
import { type Answer, file, html, type Served, serve } from './serve.ts'

const MARKET = 'cz'
/** The address of a device whose questions are all answered. */
export const ANSWERED =
  '/page/buyback-selector?type=telefony&manufacturer=apple&model=iphone-13&color=iphone-13-blue'

/**
 * Serves the built islands, each on a page of its own, with answers that are always the same:
 * `/page/<component>`, with `&preload=no` without the links that fetch its scripts ahead.
 */
export async function serveBuiltPages(latency = 0): Promise<Served> {
  const config = { market: MARKET, routes: writeRouteTable(`/${MARKET}`), now: '2026-11-21T10:00:00Z' }
  configurePage(config)
  const shop = startFakeServer(GOOD_SHOP)
  const answer = async (url: URL): Promise<Answer | undefined> => {
    const [, first, second = ''] = url.pathname.split('/')
    if (first === 'static') return file(`${CDN}/${MARKET}`, second)
    if (first === MARKET) return askShop(url)
    if (first === 'empty') return html('<!doctype html>')
    if (first !== 'page') return undefined
    return html(renderPage(second, JSON.stringify(config), url.searchParams.get('preload') !== 'no'))
  }
  const server = await serve(answer, latency)
  return {
    origin: server.origin,
    async [Symbol.asyncDispose]() {
      shop.stop()
      await server[Symbol.asyncDispose]()
    },
  }
}

async function askShop({ pathname, search }: URL): Promise<Answer> {
  const response = await fetch(`http://localhost${pathname}${search}`)
  return { type: response.headers.get('content-type') ?? '', body: await response.text() }
}

function renderPage(component: string, config: string, hasPreloads: boolean): string {
  const { css, scripts } = listPageFiles(MARKET, component)
  const [loader] = scripts
  const preloads = hasPreloads
    ? scripts.map(script => `<link rel="modulepreload" href="/static/${script.file}">`)
    : []
  const [shared, ...own] = css
  const styles = [
    `<link rel="stylesheet" href="/static/${shared.file}">`,
    ...own.map(({ file, text }) => `<style data-ostrov="${file}">${text}</style>`),
  ]
  return `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Island</title>
<script type="application/json" id="ostrov-page">${config}</script>
${[...styles, ...preloads].join('\n')}
<script type="module" src="/static/${loader?.file}"></script>
</head><body>
<div data-component="${component}" data-component-pk="1" data-when="load"><script type="application/json">{}</script><p>…</p></div>
</body></html>`
}
