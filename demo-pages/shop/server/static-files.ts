import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { MARKET_CODES } from '../site/site.ts'
import { SHOP_STYLES, SHOP_STYLESHEET } from '../site/styles.ts'
import { markBuiltFile } from './delivery.ts'
import type { Shop, ShopApp, ShopContext } from './shop.ts'

const OWN_FOLDER = fileURLToPath(new URL('../site/static/', import.meta.url))
const { resolve } = createRequire(import.meta.url)
/** Files of packages that pages of the shop show islands beside. */
const VENDOR = [
  'htmx.org/dist/htmx.min.js',
  '@hotwired/turbo/dist/turbo.es2017-umd.js',
  'bootstrap/dist/css/bootstrap.min.css',
].map(name => resolve(name))
/** The shop's font, licensed under the Open Font License: what all pages write with, and what their languages add. */
const FONTS = ['figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2'].map(
  name => `@fontsource-variable/figtree/files/${name}`,
)
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
}
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
const HASHED = /-[\w-]{6,12}\.(?:js|css)(?:\.map)?$/

/** Whether a name changes with its file's content. */
export const isHashed = (name: string): boolean => HASHED.test(name)

/** The shop's own files, and the built islands of each market as a CDN would serve them. */
export function addStaticFiles(app: ShopApp, shop: Pick<Shop, 'distDir'>): void {
  for (const market of MARKET_CODES) {
    const prefix = `/static/${market}/`
    app.get(`${prefix}*`, (c, next) => {
      const name = c.req.path.slice(prefix.length)
      return serveFile(c, next, join(shop.distDir, market), name, () =>
        markBuiltFile(c, market, isHashed(name)),
      )
    })
  }
  const markOwnFile = (c: ShopContext) => () => c.header('Cache-Control', 'no-cache')
  for (const file of VENDOR)
    app.get(`/static/vendor/${basename(file)}`, (c, next) =>
      serveFile(c, next, dirname(file), basename(file), markOwnFile(c)),
    )
  for (const font of FONTS)
    app.get(`/static/fonts/${basename(font)}`, (c, next) =>
      serveFile(c, next, findFolder(font), basename(font), () =>
        c.header('Cache-Control', 'public, max-age=31536000'),
      ),
    )
  app.get('/static/hosts/*', (c, next) =>
    serveFile(c, next, hostsFolder(shop), c.req.path.slice('/static/hosts/'.length), markOwnFile(c)),
  )
  app.get(`/static/${SHOP_STYLESHEET}`, async c =>
    sendFile(c, await readShopStyles(acceptsBrotli(c)), TYPES['.css'] ?? '', markOwnFile(c)),
  )
  app.get('/static/*', (c, next) =>
    serveFile(c, next, OWN_FOLDER, c.req.path.slice('/static/'.length), markOwnFile(c)),
  )
}

/** Where the build lays the apps that show Ostrov as a library. */
export const hostsFolder = (shop: Pick<Shop, 'distDir'>): string => join(shop.distDir, '../hosts')

/** Where a package keeps a file; nowhere as long as the package is not installed. */
function findFolder(file: string): string {
  try {
    return dirname(resolve(file))
  } catch {
    return ''
  }
}

async function serveFile(
  c: ShopContext,
  next: () => Promise<void>,
  folder: string,
  name: string,
  mark: () => void,
): Promise<Response | undefined> {
  const type = TYPES[extname(name)]
  if (!type || !SAFE_PATH.test(name)) return void (await next())
  const packed = acceptsBrotli(c) ? await readStatic(join(folder, `${name}.br`), isHashed(name)) : null
  const found = packed ?? (await readStatic(join(folder, name), isHashed(name)))
  if (!found) return void (await next())
  return sendFile(c, { ...found, isPacked: packed !== null }, type, mark)
}

function sendFile(
  c: ShopContext,
  { bytes, tag, isPacked }: StaticFile & { isPacked: boolean },
  type: string,
  mark: () => void,
): Response {
  mark()
  c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
  c.header('Content-Type', type)
  if (isPacked) c.header('Content-Encoding', 'br')
  return c.body(bytes)
}

let shopStyles: Promise<{ plain: StaticFile; packed: StaticFile }> | undefined

/** Read once: a shop with other styles is started anew. */
async function readShopStyles(isPacked: boolean): Promise<StaticFile & { isPacked: boolean }> {
  shopStyles ??= Promise.all(SHOP_STYLES.map(name => readFile(join(OWN_FOLDER, `${name}.css`), 'utf8'))).then(
    texts => {
      const plain = Buffer.from(texts.join('\n'))
      return { plain: describeFile(plain), packed: describeFile(brotliCompressSync(plain)) }
    },
  )
  const { plain, packed } = await shopStyles
  return { ...(isPacked ? packed : plain), isPacked }
}

const acceptsBrotli = (c: ShopContext): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .some(offer => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(offer))

interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>
  tag: string
}

const describeFile = (bytes: Buffer): StaticFile => ({
  bytes: new Uint8Array(bytes),
  tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

/** Files whose names change with their content, by path. */
const kept = new Map<string, StaticFile>()
const MOST_KEPT = 2000

async function readStatic(path: string, isLasting: boolean): Promise<StaticFile | null> {
  const known = kept.get(path)
  if (known) return known
  const read = await readFile(path).catch(() => null)
  if (!read) return null
  const file = describeFile(read)
  if (isLasting && kept.size < MOST_KEPT) kept.set(path, file)
  return file
}
