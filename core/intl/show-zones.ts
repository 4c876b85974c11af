/** Where the clocks of a market's shop hang. */
export const TIME_ZONES = { cz: 'Europe/Prague', ro: 'Europe/Bucharest' } as const
