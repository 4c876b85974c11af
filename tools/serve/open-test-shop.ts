import { startShop } from '#shop/server/start-shop.ts'
import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { root } from '#tools/root.ts'
import { openFilledDatabase } from './filled-database.ts'

/** The shop that the end-to-end specs walk through: nothing of a former run is in it, and nothing stays. */
ensureCdn(root)
const databaseUrl = process.env.OSTROV_TEST_DATABASE_URL
// Few products are enough where nobody looks at them.
const isSmall = process.env.OSTROV_TEST_SHOP === 'small'
const opened = databaseUrl || isSmall ? undefined : await openFilledDatabase()
const shop = await startShop({
  port: Number(process.env.PORT),
  isDemo: true,
  isSmall,
  dataDir: ':memory:',
  databaseUrl,
  ...(opened && { opened }),
})
async function close(): Promise<void> {
  await shop.close()
  await opened?.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)))
}
