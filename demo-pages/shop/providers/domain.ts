import type { Domain } from '../server/domain.ts'
import { addGateway } from './gateway.ts'

/** Doubles of the companies that the shop works with, for shops that nobody buys in. */
export const providers: Domain = { demoMounts: [addGateway] }
