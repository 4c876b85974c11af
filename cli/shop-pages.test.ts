import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, startTestShop } from '#shop/server/test-shop.ts'
import { writeManifest } from '#tools/build/write-manifest.ts'
import { checkPage } from './check/check-page.ts'
import { parsePage, readAttribute } from './check/html.ts'
import { type Manifest, readManifest } from './check/manifest.ts'

const dist = mkdtempSync(join(tmpdir(), 'ostrov-pages-'))
let shop: RunningShop
let manifest: Manifest

/** Files as a build would name them; the pages need their names, nobody their contents. */
function writeBuild(market: string, widgets: readonly string[]): void {
  const file = (name: string) => ({ file: name, integrity: `sha384-${name}-${market}` })
  const sheet = (file: string) => {
    const text = `.${file}>a{top:0}`
    return { file, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`, text }
  }
  const folder = join(dist, 'cdn', market)
  mkdirSync(folder, { recursive: true })
  const built = {
    market,
    loader: file('loader-aaaaaa.js'),
    css: file('ostrov-bbbbbbbb.css'),
    shared: [file('w-cccccc.js'), file('m-dddddd.js')],
    widgets: Object.fromEntries(
      widgets.map(name => [
        name,
        {
          when: 'load',
          files: [file(`${name}-eeeeee.js`)],
          css: [sheet(`${name}-ffffffff.css`)],
          skeleton: null,
        },
      ]),
    ),
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(built))
}

beforeAll(async () => {
  const place = pathToFileURL(join(dist, 'manifest.json'))
  await writeManifest(join(import.meta.dirname, '..'), dist)
  const { widgets } = await readManifest(place)
  for (const market of ['cz', 'ro']) writeBuild(market, Object.keys(widgets))
  await writeManifest(join(import.meta.dirname, '..'), dist)
  manifest = await readManifest(place)
  shop = await startTestShop({ distDir: join(dist, 'cdn') })
}, 120_000)
afterAll(async () => {
  await shop?.close()
  rmSync(dist, { recursive: true })
})

/** Every page of a market that can be come to by links, a selection in the address left aside. */
async function listSite(market: string): Promise<Map<string, string>> {
  const visitor = createVisitor(shop.url)
  const pages = new Map<string, string>()
  const open = [`/${market}/`]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (pages.has(path)) continue
    const { headers, text } = await visitor.get(path)
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    pages.set(path, text)
    for (const tag of parsePage(text).tags) {
      const href = tag.name === 'a' ? readAttribute(tag, 'href') : null
      const [target = ''] = href?.split('#') ?? []
      if (target.startsWith(`/${market}/`) && !target.includes('?')) open.push(target)
    }
  }
  return pages
}

test.each(['cz', 'ro'])(
  'the pages of the reference shop have nothing to mend in the market %s',
  async market => {
    const pages = await listSite(market)
    const policy = (await createVisitor(shop.url).get(`/${market}/`)).headers.get('content-security-policy')
    const told = [...pages].flatMap(([path, source]) =>
      checkPage(source, manifest, policy).map(
        ({ column, fix, kind, line, problem }) => `${path}:${line}:${column} ${kind}: ${problem} ${fix}`,
      ),
    )
    const placed = [...pages.values()].flatMap(source => parsePage(source).placeholders)
    expect(placed.length).toBeGreaterThan(Object.keys(manifest.widgets).length / 2)
    expect(told).toEqual([])
  },
)
