import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Shop, ShopApp, ShopContext } from './shop.ts'
import { MARKET_CODES } from './site.ts'

const OWN_FOLDER = fileURLToPath(new URL('./static/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
}
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
const HASHED = /-[\w-]{6,}\.(?:js|css)(?:\.map)?$/

/** The shop's own files, and the built islands of each market as a CDN would serve them. */
export function addStaticFiles(app: ShopApp, shop: Shop): void {
  for (const market of MARKET_CODES) {
    const prefix = `/static/${market}/`
    app.get(`${prefix}*`, (c, next) =>
      serveFile(c, next, { folder: join(shop.distDir, market), prefix, isBuilt: true }),
    )
  }
  app.get('/static/*', (c, next) =>
    serveFile(c, next, { folder: OWN_FOLDER, prefix: '/static/', isBuilt: false }),
  )
}

async function serveFile(
  c: ShopContext,
  next: () => Promise<void>,
  { folder, prefix, isBuilt }: { folder: string; prefix: string; isBuilt: boolean },
): Promise<Response | undefined> {
  const name = c.req.path.slice(prefix.length)
  const type = TYPES[extname(name)]
  if (!type || !SAFE_PATH.test(name)) return void (await next())
  const isPacked = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  const packed = isPacked ? await readIfThere(join(folder, `${name}.br`)) : null
  const bytes = packed ?? (await readIfThere(join(folder, name)))
  if (!bytes) return void (await next())
  c.header('Content-Type', type)
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Vary', 'Accept-Encoding')
  const isHashed = isBuilt && HASHED.test(name)
  c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (packed) c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(bytes))
}

const readIfThere = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null)
