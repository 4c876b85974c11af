import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { lastVisited } from '#core/visitor/last-visited.ts'
import { CODES, GOOD_PRODUCTS, PRODUCTS, remember } from '#testing/fixtures/last-visited.ts'
import { widget } from '#widgets/last-visited/index.ts'
import { whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Last visited products' } satisfies Meta

/** A browser that has looked at these products. */
const visited = (codes: readonly string[], { server = GOOD_PRODUCTS, ...more }: WidgetStory = {}) => ({
  ...widgetStory(widget, { server, ...more }),
  beforeEach: () => {
    lastVisited.forget()
    setReporter(() => {})
    for (const market of ['cz', 'ro']) remember(codes, market)
    return () => {
      lastVisited.forget()
      localStorage.clear()
    }
  },
})

export const Four = visited(CODES)
export const One = visited(['iphone-16'])
export const HeadingOfEditor = visited(CODES, { params: { heading: 'Také jste se dívali na' } })
export const OnPageOfProduct = visited(CODES, { params: { code: 'iphone-16' } })
export const Dark = visited(CODES, { globals: { theme: 'dark' } })
export const Narrow = visited(CODES, { globals: { width: '320px' } })
export const Romanian = visited(CODES, { globals: { market: 'ro' } })

export const Nothing = visited([], {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

export const Loading = visited(CODES, { server: { 'products-by-code': 'hang' } })

/** What the shop no longer sells is left out. */
export const SomeGone = visited(['gone', ...CODES.slice(0, 2)])

export const AllGone = visited(['gone'], { server: { 'products-by-code': { results: [] } } })

export const Refused = visited(CODES, {
  server: { 'products-by-code': { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } } },
})

export const FailedAndBack = visited(CODES, {
  server: (() => {
    let calls = 0
    return {
      'products-by-code': () => (calls++ ? { results: PRODUCTS } : { status: 400, body: { detail: 'Ne.' } }),
    }
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words('retry') }))
    await expect(await canvas.findByRole('link', { name: whole('Apple iPhone 16 128 GB') })).toBeVisible()
  },
})
