/** What every page of the shop is dressed in, in this order; each a file of the folder `static`. */
export const SHOP_STYLES = [
  'shop',
  'shop-frame',
  'shop-menu',
  'shop-parts',
  'shop-forms',
  'shop-goods',
  'shop-home',
  'shop-print',
] as const

/** All of them as one file, for each file that a page waits for costs it some milliseconds. */
export const SHOP_STYLESHEET = 'site.css'
