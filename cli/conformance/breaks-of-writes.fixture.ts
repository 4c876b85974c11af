import type { Break, NamedBreak, PassingRequest } from './break.fixture.ts'
import { replace, rewrite, sendHeader, setJson } from './break-answers.fixture.ts'

const MAIL = 'send-buyout-to-email'
const SELL = 'sell-buyout-online'

const forgetKey = (route: Break['route']): Break => ({
  route,
  ask: ({ headers }) => headers.delete('idempotency-key'),
})

/** Knows a key only once it has answered it. */
function forgetRacing(route: string): Break {
  const open = new Set<string>()
  return {
    route,
    ask: ({ headers }) => {
      const key = headers.get('idempotency-key') ?? ''
      if (open.has(key)) headers.delete('idempotency-key')
      open.add(key)
    },
    answer: (_, { headers }) => void open.delete(headers.get('idempotency-key') ?? ''),
  }
}

/** Names a buy-back by its number, on its page and in its call. */
function countBuybacks(): Break[] {
  let token = ''
  return [
    {
      route: SELL,
      answer: answer => {
        token = answer.headers.get('location')?.split('/').at(-2) ?? token
      },
    },
    {
      route: null,
      answer: answer => {
        if (token) answer.text = answer.text.replaceAll(token, '17')
      },
    },
    {
      route: 'buyout-detail',
      ask: request => {
        request.path = request.path.replace('/17/', `/${token}/`)
      },
    },
  ]
}

/** Shows a number as it was sent. */
function showNumbers(): Break[] {
  let sent: Record<string, string> = {}
  const note = ({ body }: PassingRequest): void => {
    const { customer_data: customer } = body.endsWith('}') ? JSON.parse(body) : {}
    if (customer?.city && customer.bank_code) sent = customer
  }
  return [
    { route: SELL, ask: note },
    {
      route: 'buyout-detail',
      answer: rewrite<{ customer_data: object }>(body => ({
        ...body,
        customer_data: { ...body.customer_data, bank_account_full_number: sent.bank_account_full_number },
      })),
    },
  ]
}

/** Says that it was done, and does nothing. */
const pretend = (route: Break['route'], body: object | null): Break => ({
  route,
  isKept: isWhole,
  answer: (answer, request) => {
    if (body === null || !isWhole(request)) return
    answer.status = 200
    setJson(answer, body)
  },
})

const isWhole = ({ body, headers }: PassingRequest): boolean =>
  headers.has('idempotency-key') && body.length > 2 && !body.includes('nobody')

export const WRITE_BREAKS: readonly NamedBreak[] = [
  [
    'a wrong field is told as a text',
    MAIL,
    'fields',
    [{ route: MAIL, answer: replace(400, { body: { error: 'Wrong.' } }) }],
  ],
  [
    'a group is told flat',
    SELL,
    'fields',
    [
      {
        route: SELL,
        answer: answer => {
          if (answer.status === 400 && answer.text.includes('"city"'))
            setJson(answer, { city: ['Wrong.'], e_mail: ['Wrong.'] })
        },
      },
    ],
  ],
  [
    'a wrong field is a 422',
    'add-product',
    'fields',
    [{ route: 'add-product', answer: replace(400, { status: 422 }) }],
  ],
  [
    'a wrong form crashes',
    'fastly-purge',
    'crash',
    [{ route: 'fastly-purge', answer: replace(400, { status: 500, html: '<h1>Server Error</h1>' }) }],
  ],
  [
    'an unknown product is no error of the form',
    'add-product',
    'form-error',
    [{ route: 'add-product', answer: replace(400, { status: 404 }) }],
  ],
  [
    'cut JSON is a page',
    'active-user-save',
    'bad-json',
    [
      {
        route: 'active-user-save',
        answer: answer => {
          if (answer.text.includes('JSON parse')) answer.headers.set('content-type', 'text/html')
        },
      },
    ],
  ],
  ['stale prices are a 400', SELL, 'conflict', [{ route: SELL, answer: replace(409, { status: 400 }) }]],
  [
    'a stale version is silent',
    'component-params-save',
    'conflict',
    [{ route: 'component-params-save', answer: replace(409, { body: {} }) }],
  ],
  ['a sale is a 200', SELL, 'status', [{ route: SELL, answer: replace(201, { status: 200 }) }]],
  ['a sale leads nowhere', SELL, 'location', [{ route: SELL, answer: sendHeader('location', null) }]],
  [
    'a sale leads to another site',
    SELL,
    'location',
    [{ route: SELL, answer: replace(201, { location: 'https://elsewhere.example/' }) }],
  ],
  [
    'a sale leads to no page',
    SELL,
    'location',
    [{ route: SELL, answer: replace(201, { location: '/cz/nikde/' }) }],
  ],
  ['a repeated sale is refused as another', SELL, 'status', [forgetKey(SELL)]],
  ['a product is put twice by two requests at once', 'add-product', 'repeat', [forgetRacing('add-product')]],
  ['a product is put twice', 'add-product', 'repeat', [forgetKey('add-product')]],
  ['a component is put twice', 'page-components', 'repeat', [forgetKey('page-components')]],
  ['a repeated purge is two', 'fastly-purge', 'repeat', [forgetKey('fastly-purge')]],
  ['a repeated save is out of date', 'component-params-save', 'status', [forgetKey('component-params-save')]],
  ['a product does not get into the cart', 'add-product', 'effect', [pretend('add-product', { count: 1 })]],
  ['a name is not saved', 'active-user-save', 'effect', [pretend('active-user-save', null)]],
  [
    'a discount is not saved as it was sent',
    'update-discount',
    'effect',
    [{ route: 'update-discount', answer: rewrite(body => ({ ...body, minimal_sum: '0.00' })) }],
  ],
  [
    'a category is shown that was sent hidden',
    'add-category',
    'effect',
    [{ route: 'add-category', answer: rewrite(body => ({ ...body, for_display: true })) }],
  ],
  [
    'a component stays on its page',
    'component-params',
    'not-found',
    [
      {
        route: 'page-component-delete',
        isKept: ({ headers }) => headers.has('idempotency-key'),
      },
    ],
  ],
  [
    'a buy-back has another price',
    'buyout-detail',
    'price',
    [{ route: 'buyout-detail', answer: rewrite(body => ({ ...body, price: '1.00' })) }],
  ],
  [
    'a cart adds up wrongly',
    'cart-summary',
    'price',
    [{ route: 'cart-summary', answer: rewrite(body => ({ ...body, total: '1.00' })) }],
  ],
  [
    'a cart counts two ways',
    'cart-summary',
    'effect',
    [{ route: 'cart-summary', answer: rewrite(body => ({ ...body, count: 17 })) }],
  ],
  ['an account number is shown', 'buyout-detail', 'personal-data', showNumbers()],
  ['a buy-back is known by its number', 'buyout-detail', 'guessable', countBuybacks()],
  [
    'the answer of a write may be kept',
    'add-product',
    'no-store',
    [{ route: 'add-product', answer: sendHeader('cache-control', 'public, max-age=60') }],
  ],
]
