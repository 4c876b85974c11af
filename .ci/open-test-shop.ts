import { join } from 'node:path'
import { startShop } from '../demo-pages/shop/start-shop.ts'
import { ensureCdn } from './ensure-cdn.ts'

/** The shop that the end-to-end specs walk through: nothing of a former run is in it, and nothing stays. */
ensureCdn(join(import.meta.dirname, '..'))
const { close } = await startShop({
  port: Number(process.env.PORT),
  databaseUrl: process.env.OSTROV_TEST_DATABASE_URL,
  dataDir: ':memory:',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)))
}
