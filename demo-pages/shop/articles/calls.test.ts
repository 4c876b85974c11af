import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Article } from '#core/api/content/articles.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { writeArticle } from './seed.ts'

const TERMS = { cz: '/cz/obchodni-podminky/', ro: '/ro/termeni/' } as const

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function readArticle(market: 'cz' | 'ro', name: string) {
  const { status, json } = await visitor.get(`/${market}/core/api/articles/${name}/`)
  expect(status).toBe(200)
  return v.parse(Article, json)
}

test.each([
  ['cz', 'Obchodní podmínky', 'Odstoupení od smlouvy'],
  ['ro', 'Termeni și condiții', 'Retragerea din contract'],
] as const)('the business terms come in the words of the market %s', async (market, title, heading) => {
  const article = await readArticle(market, 'business-terms')
  expect(article).toMatchObject({ title, updated: '2026-09-01T08:00:00.000Z' })
  expect(article.content.untrustedHtml).toContain(`<h2>${heading}</h2>`)
  expect(article.content.untrustedHtml.match(/<p>/g)?.length).toBeGreaterThan(5)
})

test.each([
  ['cz', 'Aktuální akce', 'Starý telefon za nový'],
  ['ro', 'Promoțiile actuale', 'Telefon vechi pentru unul nou'],
] as const)('the promotions come in the words of the market %s', async (market, title, heading) => {
  const article = await readArticle(market, 'promotions')
  expect(article.title).toBe(title)
  expect(article.content.untrustedHtml).toContain(`<h2>${heading}</h2>`)
})

test.each([
  ['cz', 'Výdejní místa DPD', 'https://www.dpd.com/cz/cs/'],
  ['ro', 'Puncte de ridicare DPD', 'https://www.dpd.com/ro/ro/'],
] as const)('the map of DPD comes in the words of the market %s', async (market, title, href) => {
  const article = await readArticle(market, 'dpd-map')
  expect(article.title).toBe(title)
  expect(article.content.untrustedHtml).toContain(`<a href="${href}">`)
})

test('an editor’s words become text of the article, not markup', () => {
  expect(
    writeArticle([
      { kind: 'heading', text: 'Ceny < 100 & "akce"' },
      { kind: 'list', items: ['<b>'] },
      { kind: 'links', items: [{ label: '<i>', href: '/a/?b=1&c="' }] },
    ]),
  ).toBe(
    '<h2>Ceny &lt; 100 &amp; &quot;akce&quot;</h2>\n<ul><li>&lt;b&gt;</li></ul>\n<p><a href="/a/?b=1&amp;c=&quot;">&lt;i&gt;</a></p>',
  )
})

test('the edge may keep an article, but for the one that names amounts', async () => {
  const kept = async (name: string) =>
    (await visitor.get(`/ro/core/api/articles/${name}/`)).headers.get('surrogate-control')
  expect(await kept('business-terms')).toBe('max-age=300')
  expect(await kept('dpd-map')).toBe('max-age=300')
  expect(await kept('promotions')).toBeNull()
})

test.each(['cz', 'ro'] as const)(
  'the terms are a page too, which every page of the market links to (%s)',
  async market => {
    const { title, content } = await readArticle(market, 'business-terms')
    const { status, text } = await visitor.get(TERMS[market])
    expect(status).toBe(200)
    expect(text).toContain(`<h1>${title}</h1>`)
    for (const [, heading = ''] of content.untrustedHtml.matchAll(/<h2>(.*?)<\/h2>/g))
      expect(text).toContain(heading)
    expect(text).toContain(`<a href="${TERMS[market]}" aria-current="page">${title}</a>`)
    const home = (await visitor.get(`/${market}/`)).text
    expect(home.slice(home.indexOf('<footer'))).toContain(`<a href="${TERMS[market]}">${title}</a>`)
  },
)

test('the terms of one market lead to those of the other, and tools for testers have none', async () => {
  expect((await visitor.get(TERMS.cz)).text).toContain(`<a href="${TERMS.ro}" lang="ro"`)
  expect((await visitor.get(TERMS.ro)).text).toContain(`<a href="${TERMS.cz}" lang="cs"`)
  expect((await visitor.get('/qa/outbox/')).text).not.toContain(TERMS.cz)
})
