import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'

const BUILT = join(import.meta.dirname, '../../../dist/cdn')

/** Has the shop write skeletons where it would render: it does so for whoever counts calls. */
export const askForSkeletons = (context: BrowserContext, baseURL = ''): Promise<void> =>
  context.addCookies([{ name: 'ostrov-qa', value: 'skeletons', url: baseURL }])

/** What is needed here of a market's `manifest.json` and `catalogue.json`. */
interface Built {
  widgets: Record<
    string,
    {
      css: { file: string }[]
      skeleton: { small: string; large: string } | null
      params: Record<string, { isRequired: boolean }>
    }
  >
}

/** Serves the buy-back page with a placeholder of every widget that has a skeleton, and nothing else; tells their names. */
export async function serveAllSkeletons(page: Page, market: MarketCode): Promise<string[]> {
  const read = (file: string) => readFileSync(join(BUILT, market, file), 'utf8')
  const { widgets }: Built = JSON.parse(read('manifest.json'))
  const catalogue: Built = JSON.parse(read('catalogue.json'))
  const found = Object.entries(widgets).flatMap(([name, { css, skeleton }]) =>
    skeleton ? [{ name, css, skeleton }] : [],
  )
  const markup = found.map(({ name, css, skeleton }) => {
    const required = Object.entries(catalogue.widgets[name]?.params ?? {}).filter(
      ([, param]) => param.isRequired,
    )
    const params = JSON.stringify(Object.fromEntries(required.map(([param]) => [param, 'x'])))
    const links = css.map(({ file }) => `<link rel="stylesheet" href="/static/${market}/${file}">`).join('')
    return `${links}<div data-component="${name}" data-when="load"><script type="application/json">${params}</script>${read(skeleton.large)}<p>Fallback</p></div>`
  })
  await page.route(MARKET_TEXTS[market].path, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_, start) => `${start}${markup.join('\n')}</main>`),
    })
  })
  return found.map(({ name }) => name)
}

/** How high each placeholder of the page is. */
export const readHeights = (page: Page): Promise<string[]> =>
  page
    .locator('[data-component]')
    .evaluateAll(elements =>
      elements.map(
        element => `${element.getAttribute('data-component')} ${element.getBoundingClientRect().height}`,
      ),
    )
