import type { Fixtures } from './fake-server.ts'

/** Products as a shop tells them; the third is reduced. */
export const PRODUCTS = [
  {
    code: 'usb-c-20w',
    long_name: 'Nabíječka USB-C 20 W',
    short_name: 'Nabíječka',
    price: '499.00',
    common_price: '499.00',
    url: '/cz/zbozi/usb-c-20w/',
    image: null,
    image_alt: null,
  },
  {
    code: 'iphone-16',
    long_name: 'Apple iPhone 16 128 GB',
    short_name: 'iPhone 16',
    price: '20990.00',
    common_price: null,
    url: '/cz/zbozi/iphone-16/',
    image:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"%3E%3Crect x="75" y="20" width="90" height="200" rx="16" fill="%233b98a0"/%3E%3C/svg%3E',
    image_alt: 'Apple iPhone 16 128 GB',
  },
  {
    code: 'ipad-air',
    long_name: 'Apple iPad Air 11" M2 128 GB Wi-Fi, hvězdně bílý, s perem Apple Pencil Pro',
    short_name: 'iPad Air',
    price: '15990.00',
    common_price: '18490.00',
    url: '/cz/zbozi/ipad-air/',
    image: null,
    image_alt: 'Tablet s perem',
  },
  {
    code: 'kabel-1m',
    long_name: 'Kabel USB-C, 1 m',
    short_name: null,
    price: null,
    common_price: null,
    url: 'javascript:alert(1)',
    image: null,
    image_alt: null,
  },
]

export const CODES = PRODUCTS.map(({ code }) => code)

/** A server that knows these products and no others. */
export const GOOD_PRODUCTS: Fixtures = {
  'products-by-code': ({ query }) => ({
    results: PRODUCTS.filter(({ code }) => query.getAll('code').includes(code)),
  }),
}

/** What the browser remembers of former pages, the newest first. */
export const remember = (codes: readonly string[], market = 'cz'): void =>
  localStorage.setItem(`ostrov:last-visited:${market}`, JSON.stringify(codes))
