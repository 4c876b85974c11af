/** As high as the first story of a component about comes to in a wide window, where that is far from most. */
export const FRAME_HEIGHTS: Readonly<Record<string, string>> = {
  'add-to-cart': '37rem',
  'apple-pay': '5rem',
  cart: '37rem',
  'cart-badge': '4.75rem',
  checkout: '44rem',
  'google-pay': '5rem',
  'instalment-calculator': '32rem',
  'last-visited': '25rem',
  'newsletter-subscriber': '12rem',
  'service-smart-search': '9.5rem',
  'sub-cart': '24rem',
  tabs: '12rem',
}

/** Of the others. */
export const MOST_HEIGHT = '20rem'
