import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { messages } from '#widgets/cart-badge/messages.ts'
import { params as badgeParams } from '#widgets/cart-badge/params.ts'
import { messages as bannerMessages } from '#widgets/marketing-banner/messages.ts'
import { params as bannerParams } from '#widgets/marketing-banner/params.ts'
import { describeControls } from './describe-controls.ts'
import {
  linkWidgets,
  listParams,
  listTexts,
  pickFirstSet,
  pickSet,
  splitAtDots,
  writeDjango,
  writeHtml,
  writeReact,
} from './describe-widget.ts'
import { EVENT_WORDS } from './event-words.ts'
import { sortCalls, writeConfig } from './sort-calls.ts'
import { readFacts } from './widget-facts-plugin.ts'
import { WIDGET_GUIDANCE } from './widget-guidance.ts'

const reading = readFacts()

test('a param is told with its type, its default and the help that editors read', () => {
  expect(listParams(badgeParams, messages)).toMatchObject([
    { name: 'href', label: 'Page of the cart', preset: null },
    { name: 'showLabel', type: 'true or false', preset: 'true', help: expect.stringContaining('icon') },
    { name: 'checkoutUrl' },
  ])
  expect(listParams(bannerParams, bannerMessages).find(row => row.name === 'layout')?.type).toBe(
    'one of hero, strip, card',
  )
})

test('controls tell the type of a param in the words of its page', () => {
  const controls = describeControls(badgeParams, messages, {})
  for (const { name, type } of listParams(badgeParams, messages))
    expect(controls[name]?.table.type.summary).toBe(type)
})

test('controls tell defaults as its page does, and none of a param that is required', () => {
  const { href, showLabel, checkoutUrl } = describeControls(badgeParams, messages, {})
  expect(href?.table).not.toHaveProperty('defaultValue')
  expect(showLabel?.table.defaultValue).toEqual({ summary: 'true' })
  expect(checkoutUrl?.table.defaultValue).toEqual({ summary: 'empty' })
})

test('a text stands in all languages, its values in braces', () => {
  const texts = listTexts(messages)
  expect(texts.every(({ texts: [cs, ro, en] }) => cs && ro && en)).toBe(true)
  expect(texts.map(row => row.texts.join()).join()).toContain('{count,plural,')
  expect(texts.at(-1)?.key, 'what editors read comes last').toMatch(/^params\./)
})

test('no two parts of a key are told apart by the same word', () => {
  const parts = splitAtDots('params.label.label')
  expect(parts.map(({ part }) => part)).toEqual(['params', 'label', 'label'])
  expect(new Set(parts.map(({ end }) => end)).size).toBe(3)
})

test('snippets say what a story sets and nothing else', () => {
  const set = pickSet(badgeParams, { href: '/cz/kosik/', showLabel: true })
  expect(set).toEqual({ href: '/cz/kosik/' })
  expect(writeHtml('cart-badge', set)).toContain(
    '<script type="application/json">{"href":"/cz/kosik/"}</script>',
  )
  expect(writeHtml('cart-badge', { href: '/a/'.repeat(40), showLabel: false })).toMatch(
    /\n {2}<script type="application\/json">\n {2}\{\n {4}"href": ".+",\n {4}"showLabel": false\n {2}\}\n {2}<\/script>\n<\/div>$/,
  )
  expect(writeHtml('tabs', { label: '</script>' })).not.toContain('</script>"')
  expect(writeHtml('tabs', {})).toBe('<div data-component="tabs" data-component-pk="17"></div>')
  expect(writeDjango('cart-badge', { ...set, showLabel: false })).toEqual({
    template:
      '{% load ostrov %}\n{% island "cart-badge" pk=17 href="/cz/kosik/" showLabel=False %}{% endisland %}',
    view: null,
  })
  expect(writeReact('cart-badge', { ...set, showLabel: false })).toContain(
    '<CartBadge href="/cz/kosik/" showLabel={false} />',
  )
})

test('what a tag of Django can’t hold in a line is a dict of the view', () => {
  const { template, view } = writeDjango('marketing-banner', {
    title: 'Starý telefon za nový',
    text: 'Přineste ho do prodejny, nebo si objednejte kurýra: peníze máte do tří dnů na účtu.',
    isLoud: true,
    places: [{ name: 'Praha "1"' }],
  })
  expect(template).toBe(
    '{% load ostrov %}\n{% island "marketing-banner" pk=17 params=shown %}{% endisland %}',
  )
  expect(view?.split('\n').slice(1)).toEqual([
    'shown = {',
    '    \'title\': "Starý telefon za nový",',
    expect.stringContaining("'text'"),
    "    'isLoud': True,",
    '    \'places\': [{\'name\': "Praha \\"1\\""}],',
    '}',
  ])
  expect(writeReact('marketing-banner', { title: 'T'.repeat(80), isLoud: true })).toMatch(
    /\n<MarketingBanner\n {2}title="T+"\n {2}isLoud={true}\n\/>$/,
  )
  expect(writeDjango('tabs', {}, ['<section>One</section>', '<section>Two</section>']).template).toBe(
    '{% load ostrov %}\n{% island "tabs" pk=17 %}\n  <section>One</section>\n  <section>Two</section>\n{% endisland %}',
  )
})

test('snippets are filled in by the first story that sets anything, in the order of its page', () => {
  expect(pickFirstSet(badgeParams, [{}, { showLabel: true }, { href: '/cz/kosik/' }])).toEqual({
    href: '/cz/kosik/',
  })
  expect(pickFirstSet(badgeParams, [])).toEqual({})
})

test('calls, events and what analytics are told are read from the sources of every widget', async () => {
  const facts = await reading
  expect(Object.keys(facts)).toEqual(listWidgets(root))
  expect(facts['cart-badge']).toMatchObject({
    routes: [
      {
        name: 'cart-count',
        meaning: 'How many products the visitor’s cart holds; for anonymous visitors too.',
      },
    ],
    tracked: [],
  })
  const calls = Object.values(facts).flatMap(({ routes }) => routes)
  expect(calls.filter(({ meaning }) => !meaning)).toEqual([])
  expect(facts['cart-badge']?.events.map(event => event.name)).toContain('ostrov:cart-changed')
  const named = Object.values(facts).flatMap(({ events }) => events.map(({ name }) => name))
  expect(named, 'what a browser keeps is no event').not.toContain('ostrov:purchases')
  expect(facts['newsletter-subscriber']?.tracked).toEqual(['generate_lead'])
  expect(facts['marketing-banner']?.tracked).toEqual(['select_promotion', 'view_promotion'])
  expect(facts['last-visited']?.tracked).toEqual(['select_item', 'view_item_list'])
})

test('an event is told of those who hear or fire it, and once for each', async () => {
  const facts = await reading
  const tell = (name: string) => facts[name]?.events.map(event => `${event.way} ${event.name}`)
  expect(tell('cart')).toEqual(['hears ostrov:restored', 'hears ostrov:cart-changed'])
  expect(tell('dpd-map')).toContain('fires ostrov:place-chosen')
  expect(tell('checkout')).toContain('hears ostrov:place-chosen')
  // They import the cart, as whoever signs in may have another one, and follow it nowhere.
  for (const name of ['admin-discount-detail', 'admin-discount-grid', 'login'])
    expect(tell(name), name).toEqual(['hears ostrov:restored'])
  const count = (name: string) => facts[name]?.routes.find(route => route.name === 'cart-count')?.meaning
  expect(count('admin-discount-detail')).toMatch(/Asked only where the page shows the cart as well\.$/)
  expect(count('cart')).not.toContain('Asked only')
  for (const name of Object.keys(facts)) expect(new Set(tell(name)).size, name).toBe(tell(name)?.length)
})

test('what is told of an event is what the component itself does with it', async () => {
  const facts = await reading
  const all = Object.entries(facts).flatMap(([name, { events }]) =>
    events.map(event => ({ ...event, widget: name })),
  )
  for (const { widget, name, way, meaning } of all) {
    const words = EVENT_WORDS[`${way} ${name}`] ?? {}
    expect(words[widget] ?? words['*'], `${widget} ${way} ${name}`).toBe(meaning)
    if (widget !== 'cart-badge') expect(meaning, widget).not.toContain('badge')
  }
  const told = all.map(({ widget, name, way }) => `${way} ${name} ${widget}`)
  const written = Object.entries(EVENT_WORDS).flatMap(([event, words]) =>
    Object.keys(words)
      .filter(one => one !== '*')
      .map(one => `${event} ${one}`),
  )
  expect(
    written.filter(one => !told.includes(one)),
    'of a component that has it no more',
  ).toEqual([])
})

test('of events that islands hear the ones of other islands are left out, and each tells its own states', async () => {
  const facts = await reading
  const badge = facts['cart-badge']
  expect(badge?.events.map(({ name }) => name)).not.toContain('ostrov:failed')
  for (const { states } of Object.values(facts)) {
    expect(states.map(({ name }) => name)).toEqual([
      'ostrov:waiting',
      'ostrov:loading',
      'ostrov:ready',
      'ostrov:failed',
    ])
    expect(states.filter(({ meaning }) => !meaning)).toEqual([])
  }
})

test('a widget tells which others it puts onto the page, with what makes it do so', async () => {
  const facts = await reading
  expect(facts['cart-badge']?.opened).toEqual([{ name: 'sub-cart', param: 'checkoutUrl' }])
  for (const name of listWidgets(root)) {
    const code = globSync(`widgets/${name}/**/*.{ts,tsx}`, { cwd: root })
      .filter(file => !/\.(?:test|fixture)\.tsx?$/.test(file))
      .map(file => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    const put = [...code.matchAll(/\bdataset\.component = '([a-z-]+)'/g)].map(([, one]) => one)
    expect(
      facts[name]?.opened.map(one => one.name),
      `${name}: say so in "opens" beside its params`,
    ).toEqual(put)
  }
})

test('keys of the page that a widget can’t do without are told as the guide tells them', async () => {
  const facts = await reading
  expect(facts['sell-form']?.pageKeys).toEqual([
    { name: 'defaultCountry', meaning: expect.stringContaining('preselected'), example: '56' },
  ])
  expect(facts['cart-badge']?.pageKeys).toEqual([])
})

test('of the page’s configuration a widget tells all keys that it reads, beside those of every widget', async () => {
  const facts = await reading
  const tell = (name: string) => facts[name]?.readKeys.map(key => key.name)
  expect(tell('checkout')).toEqual(
    expect.arrayContaining([
      'hotline',
      'loginUrl',
      'paymentOrigins',
      'providers',
      'trackingCurrency',
      'wireDate',
    ]),
  )
  expect(facts['sell-form']?.readKeys).toContainEqual({
    name: 'defaultCountry',
    meaning: expect.stringContaining('preselected'),
    isRequired: true,
    preset: '',
  })
  expect(facts.checkout?.readKeys).toContainEqual(
    expect.objectContaining({ name: 'trackingCurrency', isRequired: false, preset: '`CZK`' }),
  )
  expect(tell('cart-badge'), 'it tells analytics nothing').toEqual(['loginUrl'])
  expect(tell('notifications')).toEqual([])
})

test('calls that a page can’t do without are told apart from those of what some shops do not offer', async () => {
  const { routes = [] } = (await reading).checkout ?? {}
  const { needed, extras } = sortCalls(routes)
  const names = needed.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['cart-products', 'finish-order', 'deliveries', 'active-user']),
  )
  expect(
    Object.fromEntries(extras.map(({ what, calls }) => [what, calls.map(({ name }) => name)])),
  ).toMatchObject({
    Twisto: ['send-twisto-data', 'twisto-data'],
    'couriers within the hour': ['liftago-check'],
    'firms filled in by their number': ['company'],
    'longer warranties': ['add-prolong-warranty', 'remove-prolong-warranty'],
  })
  expect(needed.length + extras.flatMap(({ calls }) => calls).length).toBe(routes.length)
})

test.each([
  ['google-pay', ['google-pay-echo', 'google-pay-init', 'google-pay-process'], ['Apple Pay', 'cards']],
  ['apple-pay', ['apple-pay-session'], ['cards', 'Google Pay']],
  ['instalment-calculator', ['best-installments', 'installment-data'], []],
  ['dpd-map', ['dispensing-places'], []],
])('a page with %s needs the calls that the whole of it is for', async (name, own, others) => {
  const { needed, extras } = sortCalls((await reading)[name]?.routes ?? [])
  expect(needed.map(call => call.name)).toEqual(expect.arrayContaining(own))
  expect(extras.map(({ what }) => what)).toEqual(others)
})

test('the page’s configuration has the paths of the calls and the keys that a widget needs', async () => {
  const facts = await reading
  const { routes = [], pageKeys = [] } = facts['sell-form'] ?? {}
  expect(JSON.parse(writeConfig(routes, pageKeys))).toMatchObject({
    defaultCountry: '56',
    routes: { 'country-options': '/cz/core/api/countries/' },
  })
  const withSmallCart = [...(facts['cart-badge']?.routes ?? []), ...(facts['sub-cart']?.routes ?? [])]
  expect(Object.keys(JSON.parse(writeConfig(withSmallCart)).routes)).toEqual(
    facts['sub-cart']?.routes.map(({ name }) => name),
  )
})

test('a call is told with its method, path, bodies and failures', async () => {
  const { routes = [] } = (await reading)['admin-discount-detail'] ?? {}
  const one = routes.find(({ name }) => name === 'discount')
  expect(one).toMatchObject({ method: 'GET', status: 200, access: 'staff', request: null })
  expect(one?.path).toMatch(/^\/.*\{\w+\}/)
  expect(one?.response).toMatch(/^\{\n {2}id: Id\n {2}version: number\n/)
  expect(routes.filter(({ method, request }) => method === 'POST' && request).length).toBeGreaterThan(0)
})

test('guidance that names another widget leads to its page', async () => {
  const facts = await reading
  const texts = Object.values(WIDGET_GUIDANCE).flatMap(({ use, avoid }) => [use, avoid])
  const bare = texts.flatMap(text =>
    [...text.replaceAll(/`[^`]*`/g, '').matchAll(/[a-z]+(?:-[a-z]+)+/g)].filter(([name]) => facts[name]),
  )
  expect(bare).toEqual([])
  const linked = texts.map(text => linkWidgets(text, name => facts[name]))
  expect(linked.join('\n')).toContain(
    '[Device and operations](?path=/docs/service-device-and-operations--docs)',
  )
  expect(linked.join('\n')).toContain('[Notifications](?path=/docs/visitor-notifications--docs)')
  expect(linked.filter(text => text.includes('`'))).toEqual([])
})

test('of each widget its page says when to use it and when not', () => {
  expect(Object.keys(WIDGET_GUIDANCE).sort()).toEqual([...listWidgets(root)].sort())
})
