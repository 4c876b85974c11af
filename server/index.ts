/** The public face of `ostrov/server`, for a shop that has Node. */
export type { GivenAnswer } from '../core/given.ts'
export { type Reporter, setReporter } from '../core/report.ts'
export type { IslandFiles } from './list-links.ts'
export { type IslandMarkup, type IslandRequest, renderIsland } from './render-island.ts'
