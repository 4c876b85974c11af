declare module '*/rollup.config.mjs' {
  import type { OutputOptions, RollupOptions } from 'rollup'
  import type { MarketCode } from '#core/market.ts'

  /** The chunk that a module travels in, where that is not left to who needs it. */
  export const nameChunk: (id: string) => string | undefined

  /** The CDN build of one market; `cssOf` names the stylesheets of a widget. */
  export const configureMarket: (
    market: MarketCode,
    cssOf: (name: string) => readonly string[],
  ) => RollupOptions & { output: OutputOptions }
}
