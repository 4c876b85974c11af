import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { root } from '../root.ts'

/** Starts the reference shop with the islands as their sources stand. */
ensureCdn(root)
await import('#shop/server/main.ts')
