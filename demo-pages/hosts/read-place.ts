import type { PageSettings } from 'ostrov/react'

/** What the server says to an app on the element that the app is to stand in. */
export interface Place {
  element: HTMLElement
  market: 'cz' | 'ro'
  cart: string
  terms: string
  heading: string
  priceLabel: string
  /** Where no `script#ostrov-page` has it. */
  page: PageSettings | null
}

export function readPlace(): Place {
  const element = document.querySelector<HTMLElement>('#app')
  if (!element) throw new Error('The page has no element for the app.')
  const { market, cart = '', terms = '', heading = '', priceLabel = '', page } = element.dataset
  return {
    element,
    market: market === 'ro' ? 'ro' : 'cz',
    cart,
    terms,
    heading,
    priceLabel,
    page: page ? JSON.parse(page) : null,
  }
}
