/** Widths in CSS pixels from which each size of a page begins. */
export const BREAKPOINTS = { xs: 0, sm: 768, md: 1120, lg: 1366, xl: 1600 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

/** A page narrower than this is the one for mobiles; the width stands beside the sizes above and is none of them. */
export const MOBILE_BELOW = 851

export const isMobile = (width: number): boolean => width < MOBILE_BELOW
