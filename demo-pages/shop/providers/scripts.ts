import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ShopApp, ShopContext } from '../server/shop.ts'

/** Which files one script of a provider is made of. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'google-pay.js': ['sheet.js', 'google-pay.js'],
  'apple-pay.js': ['sheet.js', 'apple-pay.js'],
  'packeta.js': ['packeta.js'],
  'twisto.js': ['twisto.js'],
  'google-reviews.js': ['google-reviews.js'],
}

const SLOW = 3000

/** What goes wrong before anything is sent; null where nothing does. */
export async function spoilFile(c: ShopContext): Promise<Response | null> {
  const manner = c.req.query('as')
  if (manner === 'missing') return c.text('Not found', 404)
  if (manner === 'slow') await wait(SLOW)
  return manner === 'silent' ? RESPONSE_ALREADY_SENT : null
}

/** The scripts that pages load of providers. */
export function addProviderScripts(app: ShopApp): void {
  for (const [name, parts] of Object.entries(SCRIPTS))
    app.get(`/providers/${name}`, async c => {
      const spoiled = await spoilFile(c)
      if (spoiled) return spoiled
      const texts = await Promise.all(
        parts.map(part => readFile(new URL(`./scripts/${part}`, import.meta.url), 'utf8')),
      )
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Cache-Control', 'no-store')
      return c.body(texts.join('\n'))
    })
}
