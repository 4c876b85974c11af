import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { root } from '../root.ts'

/** Starts the reference shop with the islands as their sources stand; a demo, unless its data are real. */
ensureCdn(root)
if (!process.env.DATABASE_URL) process.env.OSTROV_DEMO ??= '1'
await import('#shop/server/main.ts')
