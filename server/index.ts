/** The public face of `ostrov/server`, for a shop that has Node. */
export type { InitialAnswer, MissedCall } from '#core/http/initial-data.ts'
export { type Reporter, setReporter } from '#core/report.ts'
export type { IslandFiles } from './list-links.ts'
export { type IslandMarkup, type IslandRequest, renderIsland } from './render-island.ts'
