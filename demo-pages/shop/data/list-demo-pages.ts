import { readdir } from 'node:fs/promises'
import { MARKETS, type MarketCode } from '../contract.ts'
import { MARKET_CODES, SITES } from '../site.ts'
import type { Content } from './content.ts'
import type { DemoPage, DemoVariant } from './demo-page.ts'
import type { PageSeed } from './page-seed.ts'

const FOLDER = new URL('./demo-pages/', import.meta.url)

/** The demo page of every widget that has a file in `demo-pages/`, in both markets. */
export async function listDemoPages(): Promise<PageSeed[]> {
  const files = (await readdir(FOLDER)).filter(name => name.endsWith('.ts')).sort()
  const demos = await Promise.all(
    files.map(async file => {
      const { demoPage }: { demoPage: DemoPage } = await import(new URL(file, FOLDER).href)
      return { widget: file.slice(0, -'.ts'.length), demoPage }
    }),
  )
  return MARKET_CODES.flatMap(market =>
    demos.flatMap(({ widget, demoPage }) => composeDemoPages(market, widget, demoPage)),
  )
}

/** The widget's page, and one for each variant that must stand alone. */
function composeDemoPages(market: MarketCode, widget: string, demo: DemoPage): PageSeed[] {
  const language = MARKETS[market].language === 'ro' ? 'ro' : 'cs'
  const path = `${SITES[market].paths.demos}${widget}/`
  const title = demo.title[language]
  const compose = (variant: DemoVariant) => composeVariant(market, language, widget, variant)
  const alone = demo.variants.flatMap(variant =>
    variant.slug ? [{ variant, path: `${path}${variant.slug}/` }] : [],
  )
  const links = alone.map(({ variant: { title: label, text }, path: href }) => ({
    label: label[language],
    href,
    ...(text && { text: text[language] }),
  }))
  const together: PageSeed['parts'] = [
    [{ kind: 'lead', text: demo.intro[language] }],
    ...demo.variants.filter(variant => !variant.slug).flatMap(compose),
  ]
  if (links.length)
    together.push([
      { kind: 'heading', text: MORE[language] },
      { kind: 'links', items: links },
    ])
  const back: Content[] = [{ kind: 'links', items: [{ label: BACK[language], href: path }] }]
  return [
    { market, path, title, description: demo.intro[language], parts: together },
    ...alone.map(({ variant, path: own }) => ({
      market,
      path: own,
      title,
      description: variant.title[language],
      parts: [...compose(variant), back],
    })),
  ]
}

const MORE = { cs: 'Další nastavení', ro: 'Alte setări' } as const
const BACK = { cs: 'Zpět na všechna nastavení', ro: 'Înapoi la toate setările' } as const
const NEEDS_SCRIPTS = {
  cs: 'Tato ukázka potřebuje JavaScript.',
  ro: 'Acest exemplu are nevoie de JavaScript.',
} as const

const composeVariant = (
  market: MarketCode,
  language: 'cs' | 'ro',
  widget: string,
  { title, text, component, listParams, listContent, when }: DemoVariant,
): PageSeed['parts'] => [
  [
    { kind: 'heading', text: title[language] },
    ...(text ? [{ kind: 'paragraph', text: text[language] } as const] : []),
  ],
  {
    component: component ?? widget,
    params: listParams?.(market) ?? [],
    ...(when && { when }),
    fallback: listContent?.(market) ?? [{ kind: 'paragraph', text: NEEDS_SCRIPTS[language] }],
  },
]
