/**
 * Widths of the window in CSS pixels from which each size of a page begins, and below which it is one for mobiles.
 * A page's stylesheets ask for these and no others; islands ask for the width of their own box.
 */
export const BREAKPOINTS = { xs: 0, sm: 768, mobile: 851, md: 1120, lg: 1366, xl: 1600 } as const
