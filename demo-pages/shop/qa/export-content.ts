import { raw } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { renderContent } from '../pages/render-content.ts'

/** What each visitor's own address decides; another site asks for it as a fragment. */
export const FRAGMENT_KINDS = ['device-steps', 'service-steps', 'service-search'] as const
type FragmentKind = (typeof FRAGMENT_KINDS)[number]

const markSlot = (kind: FragmentKind) => raw(`<!--shop:${kind}-->`)

/** An editor's text as markup that another site can keep; comments stand for what it has to fill in for each visitor. */
export const exportContent = async (market: MarketCode, contents: readonly Content[]): Promise<string> =>
  String(
    await renderContent(contents, {
      market,
      deviceSteps: markSlot('device-steps'),
      renderServiceSteps: async () => markSlot('service-steps'),
      renderServiceSearch: async () => markSlot('service-search'),
      takeCsrfToken: () => TOKEN_SLOT,
    }),
  )

/** Stands in exported forms for the visitor's own token. */
const TOKEN_SLOT = '{csrf-token}'
