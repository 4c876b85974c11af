import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'

const PATHS = { cz: '/cz/hledani/', ro: '/ro/cautare/' } as const

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

/** What the shop's search shows: names of goods, operations with their prices, devices, and whether the service's page. */
async function search(market: keyof typeof PATHS, term: string) {
  const { text } = await createVisitor(shop.url).get(`${PATHS[market]}?${new URLSearchParams({ term })}`)
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll('\u00a0', ' ') ?? ''
  const list = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, ...groups]) => groups.join(' | '))
  return {
    goods: list(/<a href="\/(?:cz\/zbozi|ro\/produse)\/[\w-]+\/">([^<]+)<\/a>/g),
    operations: list(/<li><a href="[^"]*model=[^"]*">([^<]+)<\/a><p>([^<]+)<\/p>/g),
    kinds: list(
      /<li><a href="\/(?:cz\/servis|ro\/service)\/">([^<]+)<\/a><p>((?:od|de la) [^<·]+?)(?: ·[^<]*)?<\/p>/g,
    ),
    devices: list(/<h3>([^<]+)<\/h3>/g),
    isServiceOffered:
      /<h2>(?:Opravy|Reparații)<\/h2>\s*<ul class="shop-cards"><li><a href="\/(?:cz\/servis|ro\/service)\/">/.test(
        main,
      ),
  }
}

const PHONES = ['Apple iPhone 16 128 GB', 'Samsung Galaxy S25 128 GB', 'Xiaomi Redmi Note 13 128 GB']
const COVER = ['Silikonový obal na iPhone 16']
const HUSA = ['Husă din silicon pentru iPhone 16']

test.each([
  ['cz', 'kryt', COVER],
  ['cz', 'pouzdro', COVER],
  ['cz', 'Krytu', COVER],
  ['cz', 'kryt na telefon', COVER],
  ['cz', 'obal iphone16', COVER],
  ['cz', 'telefon', PHONES],
  ['cz', 'MOBILY', PHONES],
  ['cz', 'hodinky apple', ['Apple Watch Series 10 42 mm']],
  ['cz', 'ipone', ['Apple iPhone 16 128 GB', ...COVER]],
  ['cz', 'ipad 11', ['Apple iPad Air 11″ M2 128 GB']],
  ['cz', 'ipad 11"', ['Apple iPad Air 11″ M2 128 GB']],
  ['ro', 'ipad 11″', ['Apple iPad Air 11″ M2 128 GB']],
  ['cz', 'ifone', ['Apple iPhone 16 128 GB', ...COVER]],
  ['cz', 'nabijeka bezdratova', ['Bezdrátová nabíječka 15 W']],
  ['cz', 'potlačení hluku', ['Bezdrátová sluchátka']],
  ['cz', 'pro', []],
  ['cz', 'iphone 12', []],
  ['ro', 'husa', HUSA],
  ['ro', 'carcasă', HUSA],
  ['ro', 'husă pentru telefon', HUSA],
  ['ro', 'telefon', PHONES],
  ['ro', 'incarcator fara fir', ['Încărcător fără fir 15 W']],
])('in %s goods are found by %j as people call them', async (market, term, names) => {
  expect((await search(market as 'cz', term)).goods).toEqual(names)
})

test.each([
  ['cz', 'Vykupujeme'],
  ['ro', 'Cumpărăm'],
])(
  'in %s who looks for what to sell finds that first, and the search asks for the same again',
  async (market, heading) => {
    const query = new URLSearchParams({ term: 'iphone 13', for: 'sale' })
    const { text } = await createVisitor(shop.url).get(`${PATHS[market as 'cz']}?${query}`)
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    expect(/<h2>([^<]+)<\/h2>/.exec(main)?.[1]).toBe(heading)
    expect(main).toMatch(/<h3><a href="[^"]+">Apple iPhone 13 128/)
    expect(main).toContain('name="for" value="sale"')
  },
)

test.each([
  ['cz', 'oprava'],
  ['cz', 'servis'],
  ['cz', 'výměna baterie'],
  ['cz', 'displej'],
  ['ro', 'reparatie'],
  ['ro', 'reparație'],
  ['ro', 'service'],
] as const)('in %s %j leads to the service', async (market, term) => {
  expect(await search(market, term)).toMatchObject({ isServiceOffered: true, operations: [] })
})

test.each([
  ['cz', 'baterie iphone 13', 'Výměna baterie: Apple iPhone 13 128 GB | od 1 360 Kč · 1 hodina'],
  ['cz', 'obrazovka ipone 13', 'Výměna displeje: Apple iPhone 13 128 GB | od 4 140 Kč'],
  ['ro', 'display iphone 13', 'Înlocuirea ecranului: Apple iPhone 13 128 GB | de la 828,00 Lei'],
  ['cz', 'oprava iphone 13', 'Diagnostika závady: Apple iPhone 13 128 GB | zdarma'],
] as const)('in %s %j finds the repair of that device first, with its price', async (market, term, first) => {
  const { operations, devices } = await search(market, term)
  expect(operations[0]).toContain(first)
  expect(devices.slice(0, 2)).toEqual(['Apple iPhone 13 128 GB', 'Apple iPhone 13 256 GB'])
})

test.each([
  ['cz', 'baterie', ['Výměna baterie | od 890 Kč']],
  ['cz', 'prasklý displej', ['Výměna displeje | od 1 290 Kč']],
  ['ro', 'ecran spart', ['Înlocuirea ecranului | de la 258,00 Lei']],
] as const)('in %s %j offers what is repaired, from its lowest price', async (market, term, kinds) => {
  expect((await search(market, term)).kinds).toEqual(kinds)
})

test('the page that is opened to search has the focus in its field, not the one that shows what was found', async () => {
  const read = async (query: string) =>
    (await createVisitor(shop.url).get(`${PATHS.cz}${query}`)).text.match(/<input[^>]* autofocus>/g)
  expect(await read('')).toHaveLength(1)
  expect(await read('?term=iphone')).toBeNull()
})

test('a device alone brings no repairs, and what nobody knows brings nothing', async () => {
  const found = await search('cz', 'iphone 13')
  expect([found.operations, found.devices[0]]).toEqual([[], 'Apple iPhone 13 128 GB'])
  expect(await search('cz', 'toustovač')).toEqual({
    goods: [],
    operations: [],
    kinds: [],
    devices: [],
    isServiceOffered: false,
  })
})

test.each([
  ['cz', 'iphnoe', 'Nenašli jsme „iphnoe“, ukazujeme výsledky pro „iphone“.'],
  ['ro', 'iphnoe', 'Nu am găsit „iphnoe”, afișăm rezultatele pentru „iphone”.'],
] as const)(
  'in %s %j, where two letters change places, shows what was meant and says so',
  async (market, term, words) => {
    const { text } = await createVisitor(shop.url).get(`${PATHS[market]}?term=${term}`)
    expect(text).toContain(words)
    const { goods, devices } = await search(market, term)
    expect(goods.some(name => name.includes('iPhone 16'))).toBe(true)
    expect(devices[0]).toContain('iPhone')
    expect((await createVisitor(shop.url).get(`${PATHS[market]}?term=iphone`)).text).not.toContain('„iphone')
  },
)

test.each([
  ['cz', '/cz/vykup/?type=telefony'],
  ['ro', '/ro/vanzare/?type=telefoane'],
] as const)(
  'in %s the whole card leads to the sale, and a single device goes there at once',
  async (market, sale) => {
    const visitor = createVisitor(shop.url)
    const { text } = await visitor.get(`${PATHS[market]}?term=iphone+13&for=sale`)
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    const [, list = ''] = /<ul class="shop-found shop-offered">([\s\S]*?)<\/ul>/.exec(main) ?? []
    const links = [...list.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href]) =>
      href?.replaceAll('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toContain(`${sale}&manufacturer=apple&model=`)
    expect(list).not.toContain('/servis/')
    const single = await visitor.get(`${PATHS[market]}?term=ipone+13+mini&for=sale`)
    expect([single.status, single.headers.get('location')]).toEqual([
      302,
      `${sale}&manufacturer=apple&model=apple-iphone-13-mini-128gb`,
    ])
    expect((await visitor.get(`${PATHS[market]}?term=iphone+13+mini`)).status).toBe(200)
  },
)

test.each([
  ['cz', 'apple iphone', 'Toto je prvních 20 nalezených.'],
  ['ro', 'apple iphone', 'Acestea sunt primele 20\u00a0de rezultate.'],
] as const)('in %s %j says that there may be more than stand there', async (market, term, told) => {
  const find = async (text: string) =>
    (await createVisitor(shop.url).get(`${PATHS[market]}?${new URLSearchParams({ term: text })}`)).text
  expect(await find(term)).toContain(told)
  expect(await find('iphone 13 mini')).not.toContain(told)
})
