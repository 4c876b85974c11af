import type { Domain } from '../server/domain.ts'

export const orders: Domain = {}
