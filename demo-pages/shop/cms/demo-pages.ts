import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { SITES } from '../site/site.ts'
import { Content, Params } from './content.ts'
import { type PageSeed, readFolder } from './page-seed.ts'

/** One placeholder of a widget's demo page, with what it shows said beside it. */
const Variant = v.strictObject({
  title: v.string(),
  text: v.exactOptional(v.string()),
  /** Gives the variant a page of its own below the widget's, where variants would share one state. */
  slug: v.exactOptional(v.string()),
  /** Another component than the page's own, where the widget needs company. */
  component: v.exactOptional(v.string()),
  when: v.exactOptional(v.string()),
  params: v.optional(Params, {}),
  /** What the placeholder holds for readers without scripts; else they are told that it needs them. */
  content: v.exactOptional(v.array(Content)),
})
type Variant = v.InferOutput<typeof Variant>

/** The page on which one widget is tried alone; its file is named after the widget. */
const DemoPage = v.strictObject({ title: v.string(), intro: v.string(), variants: v.array(Variant) })
type DemoPage = v.InferOutput<typeof DemoPage>

/** The demo page of every widget that has a file in `demo-pages/`, and those of its variants that must stand alone. */
export const listDemoPages = (market: MarketCode): PageSeed[] =>
  readFolder(new URL('./demo-pages/', import.meta.url), DemoPage, market).flatMap(({ name, seed }) =>
    composeDemoPages(market, name, seed),
  )

function composeDemoPages(
  market: MarketCode,
  widget: string,
  { title, intro, variants }: DemoPage,
): PageSeed[] {
  const texts = TEXTS[market]
  const path = `${SITES[market].paths.demos}${widget}/`
  const compose = (variant: Variant) => composeVariant(texts, widget, variant)
  const alone = variants.filter(({ slug }) => slug)
  const together: PageSeed['parts'] = [
    [{ kind: 'lead', text: intro }],
    ...variants.filter(({ slug }) => !slug).flatMap(compose),
  ]
  if (alone.length)
    together.push([
      { kind: 'heading', text: texts.more },
      {
        kind: 'links',
        items: alone.map(({ title: label, text, slug }) => ({
          label,
          href: `${path}${slug}/`,
          ...(text && { text }),
        })),
      },
    ])
  return [
    { path, title, description: intro, parts: together },
    ...alone.map(variant => ({
      path: `${path}${variant.slug}/`,
      title,
      description: variant.title,
      parts: [...compose(variant), [{ kind: 'links' as const, items: [{ label: texts.back, href: path }] }]],
    })),
  ]
}

const TEXTS = {
  cz: {
    more: 'Další nastavení',
    back: 'Zpět na všechna nastavení',
    needsScripts: 'Tato ukázka potřebuje JavaScript.',
  },
  ro: {
    more: 'Alte setări',
    back: 'Înapoi la toate setările',
    needsScripts: 'Acest exemplu are nevoie de JavaScript.',
  },
} as const

const composeVariant = (
  { needsScripts }: { needsScripts: string },
  widget: string,
  { title, text, component = widget, params, content, when }: Variant,
): PageSeed['parts'] => [
  [{ kind: 'heading', text: title }, ...(text ? [{ kind: 'paragraph', text } as const] : [])],
  {
    component,
    params,
    ...(when && { when }),
    fallback: content?.map(part => (part.kind === 'banner' ? { ...part, params } : part)) ?? [
      { kind: 'paragraph', text: needsScripts },
    ],
  },
]
