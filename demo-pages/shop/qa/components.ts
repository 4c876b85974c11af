import { html } from 'hono/html'
import { readCatalogue } from '../cms/built-files.ts'
import { listPagesBelow } from '../cms/store.ts'
import { type Catalogue, MARKETS } from '../contract.ts'
import type { Shop } from '../server/shop.ts'
import { MARKET_NAMES, SITES } from '../site/site.ts'
import type { Entry } from './sections.ts'

type Names = Catalogue['widgets'][string] | undefined

/** Each component by the name that its code has and by those that editors read, with its own page in each market. */
export async function listComponents(shop: Shop): Promise<{ customers: Entry[]; office: Entry[] }> {
  // Demo pages are called by their component in both markets; variants are found from there.
  const { demos } = SITES.cz.paths
  const codes = (await listPagesBelow(shop.database, 'cz', demos))
    .map(({ path }) => /^([^/]+)\/$/.exec(path.slice(demos.length))?.[1])
    .filter(code => code !== undefined)
  const [cz, ro] = [await readCatalogue(shop.distDir, 'cz'), await readCatalogue(shop.distDir, 'ro')]
  const find = (catalogue: Catalogue | null, code: string): Names =>
    catalogue && Object.hasOwn(catalogue.widgets, code) ? catalogue.widgets[code] : undefined
  const list = (isOffice: boolean) =>
    codes
      .filter(code => (code.startsWith('admin-') || code === 'purge-dialog') === isOffice)
      .map(code => describeComponent(code, { cz: find(cz, code), ro: find(ro, code) }))
  return { customers: list(false), office: list(true) }
}

function describeComponent(code: string, names: Readonly<Record<'cz' | 'ro', Names>>): Entry {
  const { cz, ro } = names
  return {
    words: [code, cz?.label, cz?.help, ro?.label, ro?.help].join(' '),
    body: html`<h3><code>${code}</code></h3>
${Object.values(SITES).map(({ market, paths }) => {
  const { label, help } = names[market] ?? { label: MARKET_NAMES[market], help: '' }
  return html`<p lang="${MARKETS[market].language}"><a href="${paths.demos}${code}/"><b>${label}</b></a><br>${help}</p>`
})}`,
  }
}
