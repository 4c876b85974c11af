import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { type Database, type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { describeFault } from './faults.ts'
import type { Shop } from './shop.ts'
import { sweepHourly } from './sweep.ts'

/** Milliseconds without a request after which a connection is closed. */
const KEEP_ALIVE = 75_000

export interface ShopOptions {
  /** 0 for any free one. */
  port: number
  /** A real PostgreSQL; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string | undefined
  /** `:memory:` keeps nothing. */
  dataDir?: string
  /** A database that is open already, and stays open when the shop closes. */
  opened?: OpenDatabase
  /** Where the built islands lie, one folder per market. */
  distDir?: string
  /** The address customers use, where a proxy stands before the shop. */
  publicUrl?: string | undefined
  /** How many proxies stand before the shop; without a number none does. */
  proxies?: number
  /** With the tools for testers and accounts whose passwords everybody knows. */
  isDemo?: boolean
  /** With some hundred products instead of 20,000, where there is nothing yet. */
  isSmall?: boolean
  /** Says nothing, not even of faults. */
  quiet?: boolean
}

export interface RunningShop {
  url: string
  close: () => Promise<void>
}

/** Where the embedded database lies unless somebody says otherwise. */
export const DATA_DIR = fileURLToPath(new URL('../../../.data/shop', import.meta.url))
const DIST_DIR = fileURLToPath(new URL('../../../dist/cdn', import.meta.url))

/** Opens the shop: an empty database gets its tables and its goods first, one with data keeps them. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { databaseUrl, dataDir = DATA_DIR, opened, isDemo = false, isSmall = false } = options
  // The database takes its time; the rest of the shop is read meanwhile.
  const [open, { buildApp }, { seed }, { resetData }] = await Promise.all([
    opened ? { ...opened, close: async () => {} } : openDatabase({ databaseUrl, dataDir }),
    import('./build-app.ts'),
    import('./seed.ts'),
    import('./reset.ts'),
  ])
  try {
    await migrate(open)
    await seed(open.database, { isDemo, isSmall })
    const shop = describeShop(open.serving, options)
    if (isDemo) shop.resetData = () => resetData(open.database, { isSmall })
    const server = createAdaptorServer({ fetch: buildApp(shop).fetch }) as Server
    // Longer than a proxy or a browser keeps a connection, or a call would be sent on one that is just being closed.
    server.keepAliveTimeout = KEEP_ALIVE
    const url = await listen(server, options.port)
    shop.origin = options.publicUrl ?? url
    const stopSweeping = sweepHourly(shop)
    return {
      url,
      async close() {
        stopSweeping()
        await stop(server)
        await open.close()
      },
    }
  } catch (thrown) {
    await open.close()
    throw thrown
  }
}

const describeShop = (
  database: Database,
  { distDir = DIST_DIR, isDemo = false, proxies = 0, quiet = false }: ShopOptions,
): Shop => ({
  origin: '',
  isDemo,
  proxies,
  database,
  distDir,
  reportFault: (message, cause) => {
    if (!quiet) console.error(`${message}: ${describeFault(cause)}`)
  },
})

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : port}`)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    // Calls that hang by order would keep the shop open for ever.
    server.closeAllConnections()
  })
}
