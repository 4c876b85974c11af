/** What the files of each module are about, those that most readers import from first. */
export const TOPICS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ostrov: {
    'core/page.ts': 'Page',
    'core/market.ts': 'Markets',
    'core/cart/cart.ts': 'Cart',
    'core/api/cart/cart-changes.ts': 'Adding to the cart',
    'core/visitor/visitor.ts': 'Visitor',
    'core/state/notifications.ts': 'Notifications',
    'core/tracking/track.ts': 'Consent to measuring',
    'core/intl/format-money.ts': 'Showing prices',
    'core/money/decimal.ts': 'Amounts',
    'core/buyback/buyback.ts': 'Buy-back',
    'core/buyback/appraisal.ts': 'Appraisal',
    'core/buyback/conditions.ts': 'Conditions of a device',
    'core/buyback/explain.ts': 'Reasons of a price',
    'core/service/service.ts': 'Repair',
    'core/visitor/last-visited.ts': 'Last visited products',
    'core/http/read.ts': 'Reading',
    'core/http/write.ts': 'Writing',
    'core/http/failure.ts': 'Failures',
    'core/intl/failure-text.ts': 'Failures in words',
    'core/intl/refusal-text.ts': 'Refused values in words',
    'core/http/endpoint.ts': 'Endpoints',
    'core/http/routes.ts': 'Routes',
    'core/api/content/articles.ts': 'Articles',
    'core/api/content/gallery.ts': 'Galleries',
    'core/api/content/lists.ts': 'Lists of the shop',
    'core/widget.ts': 'Defining a widget',
    'core/intl/define-messages.ts': 'Texts of a widget',
    'core/intl/translate.ts': 'Translating',
    'core/params/define-params.ts': 'Params of a widget',
    'core/params/vocabulary.ts': 'Kinds of params',
    'core/params/rich-kinds.ts': 'More kinds of params',
    'core/params/param.ts': 'Description of a param',
    'core/params/read-params.ts': 'Reading params',
    'core/report.ts': 'Reports',
  },
  'ostrov/react': {
    'loader/app/ostrov-page.tsx': 'Page of an app',
    'loader/app/page-context.ts': 'Configuration in a component',
    'loader/app/to-component.tsx': 'Component of a widget',
    'core/page.ts': 'Settings of a page',
  },
  'ostrov/server': {
    'server/render-island.ts': 'Rendering an island',
    'server/list-links.ts': 'Files of a market',
    'core/http/initial-data.ts': 'Data that comes with a page',
    'core/report.ts': 'Reports of a server',
  },
}

interface Used {
  want: string
  name: string
  module: string
  /** A few lines that use it, typed by a test. */
  example: string
}

/** What most readers look for. */
export const MOST_USED: readonly Used[] = [
  {
    want: 'configure a page of an app',
    name: 'OstrovPage',
    module: 'ostrov/react',
    example: `import { OstrovPage } from 'ostrov/react'
import { CartBadge } from 'ostrov/widgets/cart-badge'

export const App = () => (
  <OstrovPage market="cz" routes={{ 'cart-count': '/cz/core/cart/count/' }}>
    <CartBadge href="/cz/kosik/" />
  </OstrovPage>
)`,
  },
  {
    want: 'configure a page without React',
    name: 'configurePage',
    module: 'ostrov',
    example: `import { configurePage } from 'ostrov'

configurePage({ market: 'cz', routes: { 'add-product': '/cz/core/cart/add-product/' } })`,
  },
  {
    want: 'follow the cart, or say that it has changed',
    name: 'cart',
    module: 'ostrov',
    example: `import { cart } from 'ostrov'

const stop = cart.subscribe() // keeps the count in step, here and with other tabs
cart.count.subscribe(count => console.log(count ?? 'not known yet'))
cart.announceChange() // your own script has changed the cart
stop()`,
  },
  {
    want: 'put a product into it',
    name: 'addProduct',
    module: 'ostrov',
    example: `import { addProduct, cart, toAddedProduct, write } from 'ostrov'

export async function add(product: string): Promise<void> {
  await write(addProduct, toAddedProduct(product), { idempotencyKey: crypto.randomUUID() })
  cart.announceChange()
}`,
  },
  {
    want: 'know who the visitor is',
    name: 'visitor',
    module: 'ostrov',
    example: `import { visitor } from 'ostrov'

visitor.subscribe(({ authenticated, first_name }) => {
  document.title = authenticated ? \`\${first_name ?? ''} – My account\` : 'Sign in'
})`,
  },
  {
    want: 'follow the price of a buy-back',
    name: 'buyback',
    module: 'ostrov',
    example: `import { buyback, formatMoney, MARKETS } from 'ostrov'

buyback.appraisal.subscribe(appraisal => {
  const price = appraisal?.price ?? null // null until all is answered
  if (price !== null) console.log(formatMoney(price, MARKETS.cz))
})`,
  },
  {
    want: 'show an amount',
    name: 'formatMoney',
    module: 'ostrov',
    example: `import { formatMoney, MARKETS } from 'ostrov'

formatMoney(123_450, MARKETS.ro) // 1.234,50 Lei`,
  },
  {
    want: 'show a message',
    name: 'notify',
    module: 'ostrov',
    example: `import { dismissNotification, notify } from 'ostrov'

const id = notify('success', 'Saved', 'The address is in your account.')
dismissNotification(id) // once it is of no use any more`,
  },
  {
    want: 'pass on consent',
    name: 'setConsent',
    module: 'ostrov',
    example: `import { setConsent } from 'ostrov'

document.querySelector('#agree')?.addEventListener('click', () => setConsent(true))
document.querySelector('#decline')?.addEventListener('click', () => setConsent(false))`,
  },
  {
    want: 'call the server',
    name: 'read',
    module: 'ostrov',
    example: `import { businessTerms, read } from 'ostrov'

// The path is what the page's routes have for "article-business-terms".
const article = await read(businessTerms)
console.log(article.title)`,
  },
  {
    want: 'write to it',
    name: 'write',
    module: 'ostrov',
    example: `import { addProduct, write } from 'ostrov'

// The same key for the same intent: a repeated write is harmless.
const idempotencyKey = crypto.randomUUID()
const { data } = await write(addProduct, { product: 'telefon', quantity: 1 }, { idempotencyKey })
console.log(data?.count)`,
  },
  {
    want: 'say what went wrong',
    name: 'describeFailure',
    module: 'ostrov',
    example: `import { businessTerms, describeFailure, FailureError, notify, read } from 'ostrov'

const article = await read(businessTerms).catch((thrown: unknown) => {
  if (!(thrown instanceof FailureError)) throw thrown
  notify('error', 'The terms', describeFailure(thrown))
})
console.log(article?.title)`,
  },
  {
    want: 'report faults to your own service',
    name: 'setReporter',
    module: 'ostrov',
    example: `import { setReporter } from 'ostrov'

setReporter((message, cause) => {
  navigator.sendBeacon('/monitoring/', JSON.stringify({ message, cause: String(cause ?? '') }))
})`,
  },
  {
    want: 'make a component of a widget of your own',
    name: 'toComponent',
    module: 'ostrov/react',
    example: `import { createTranslate, defineMessages, defineParams, defineWidget, text } from 'ostrov'
import { toComponent } from 'ostrov/react'

const params = defineParams({ name: text({ default: '' }) })
const messages = defineMessages({ cs: { hi: 'Ahoj' }, ro: { hi: 'Salut' }, en: { hi: 'Hi' } })
const t = createTranslate(messages)
const View = ({ params: { name } }: { params: { name: string } }) => <p>{t('hi')} {name}</p>

export const Greeting = toComponent('greeting', defineWidget({ params, messages, View, when: 'load' }))`,
  },
  {
    want: 'render an island on a server',
    name: 'renderIsland',
    module: 'ostrov/server',
    example: `import { renderIsland } from 'ostrov/server'

const page = { market: 'cz', routes: { 'cart-count': '/cz/core/cart/count/' } }
const { html, isRendered } = renderIsland('cart-badge', { page, params: { href: '/cz/kosik/' }, pk: 17 })
export const island = \`<div data-component="cart-badge" data-component-pk="17"\${isRendered ? ' data-rendered' : ''}>\${html}</div>\``,
  },
]
