import { readdir } from 'node:fs/promises'
import { MARKETS } from '../contract.ts'
import { MARKET_CODES, SITES } from '../site.ts'
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
    demos.map(({ widget, demoPage }) => composeDemoPage(market, widget, demoPage)),
  )
}

function composeDemoPage(market: PageSeed['market'], widget: string, demo: DemoPage): PageSeed {
  const language = MARKETS[market].language === 'ro' ? 'ro' : 'cs'
  const composeVariant = (variant: DemoVariant): PageSeed['parts'] => [
    [
      { kind: 'heading', text: variant.title[language] },
      ...(variant.text ? [{ kind: 'paragraph', text: variant.text[language] } as const] : []),
    ],
    {
      component: variant.component ?? widget,
      params: variant.listParams?.(market) ?? [],
      ...(variant.when && { when: variant.when }),
      fallback: [
        {
          kind: 'paragraph',
          text:
            language === 'cs'
              ? 'Tato ukázka potřebuje JavaScript.'
              : 'Acest exemplu are nevoie de JavaScript.',
        },
      ],
    },
  ]
  return {
    market,
    path: `${SITES[market].paths.demos}${widget}/`,
    title: demo.title[language],
    description: demo.intro[language],
    parts: [[{ kind: 'lead', text: demo.intro[language] }], ...demo.variants.flatMap(composeVariant)],
  }
}
