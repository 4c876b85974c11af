import type { RollupOptions } from 'rollup'
import type { MarketCode } from './core/market.ts'

export function configureMarket(
  market: MarketCode,
  cssOf: (name: string) => readonly string[],
): RollupOptions
