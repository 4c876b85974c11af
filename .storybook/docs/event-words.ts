type Words = Readonly<Record<string, string>>

const CONTENTS = 'A script of the page changed the cart: the products and sums are read anew.'

/**
 * What a component does with an event, by its way, the event and the component, where the sentence of
 * `docs/events-and-markers.md` speaks of somebody else; `*` is of all others.
 */
export const EVENT_WORDS: Readonly<Record<string, Words>> = {
  'hears ostrov:cart-changed': {
    'add-to-cart':
      'A script of the page changed the cart: once the product is in it, what all of it comes to is read anew.',
    cart: CONTENTS,
    'cart-badge': 'A script of the page changed the cart: the count is read anew, in other tabs as well.',
    checkout: CONTENTS,
    'instalment-calculator':
      'A script of the page changed the cart: its instalments are read anew. Not heard where `product` names a product.',
    'sub-cart': CONTENTS,
  },
  'hears ostrov:restored': {
    '*': 'The page came back from the bfcache, or a script such as Turbo put it in the place of another: what may be old by then is read anew.',
  },
  'hears ostrov:place-chosen': {
    checkout:
      'A `dpd-map` or a map of the page’s own names a place: where the checkout offers the delivery, it checks and takes the place, and cancels the event.',
  },
  'fires ostrov:place-chosen': {
    'dpd-map':
      'On its placeholder, once a place is chosen; `event.detail` holds `delivery` and the place’s `id`.',
  },
  'fires ostrov:params': {
    'component-params':
      'On the placeholder of the component that is edited, whose `data-params` it has changed: that one starts anew with them.',
  },
}
