import type { MarketCode } from '#core/market.ts'

type Globals = Readonly<Record<string, unknown>>

/** A market as its shop is called. */
export const MARKET_NAMES: Readonly<Record<MarketCode, string>> = { cz: 'Czech', ro: 'Romanian' }
const LANGUAGES: Readonly<Record<string, string>> = { cs: 'in Czech', ro: 'in Romanian', en: 'in English' }

/** What a window shows: its market, and what its story sets whatever the toolbar says. */
export const describeWindow = (market: MarketCode, { theme, width, language }: Globals): string =>
  [
    `${MARKET_NAMES[market]} market`,
    typeof language === 'string' && LANGUAGES[language],
    theme === 'dark' && 'dark theme',
    typeof width === 'string' && width !== 'full' && `${width.replace(/px$/, '')} px wide`,
  ]
    .filter(Boolean)
    .join(', ')
