import type { MarketCode } from '../models/market-texts.ts'
import type { Stage } from '../models/stage.ts'

/** How one cell of the fault matrix is played. */
export interface Cell {
  market: MarketCode
  play: (stage: Stage) => Promise<void>
}

/** Cells by the ids of their rows. */
export type Cells = Readonly<Record<string, Cell>>
