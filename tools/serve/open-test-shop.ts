import { startShop } from '#shop/server/start-shop.ts'
import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { root } from '#tools/root.ts'

/** The shop that the end-to-end specs walk through: nothing of a former run is in it, and nothing stays. */
ensureCdn(root)
const { close } = await startShop({
  port: Number(process.env.PORT),
  isDemo: true,
  databaseUrl: process.env.OSTROV_TEST_DATABASE_URL,
  dataDir: ':memory:',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)))
}
