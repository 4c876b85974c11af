import { join } from 'node:path'
import { ensureCdn } from './ensure-cdn.ts'

/** Starts the reference shop with the islands as their sources stand. */
ensureCdn(join(import.meta.dirname, '..'))
await import('../demo-pages/shop/main.ts')
