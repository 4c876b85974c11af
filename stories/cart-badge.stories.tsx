import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cart } from '#core/cart/cart.ts'
import { setReporter } from '#core/report.ts'
import { widget } from '#widgets/cart-badge/index.ts'
import { t } from '#widgets/cart-badge/messages.ts'
import { containing, whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Cart badge' } satisfies Meta

const holds = (count: number, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { href: '/cz/kosik/' },
    server: { 'cart-count': { count } },
    ...more,
  })

export const FewProducts = holds(3)
export const Empty = holds(0)
export const OneProduct = holds(1)
export const ManyProducts = holds(120)
export const WithoutWord = holds(5, { params: { href: '/cz/kosik/', showLabel: false } })
export const Romanian = holds(20, { params: { href: '/ro/cos/' }, globals: { market: 'ro', language: 'ro' } })
export const Dark = holds(3, { globals: { theme: 'dark' } })
export const Narrow = holds(3, { globals: { width: '320px' } })

export const Loading = holds(0, { server: { 'cart-count': 'hang' } })

/** The number is not to be had: the way to the cart stays. */
export const Hidden = holds(0, {
  server: { 'cart-count': { status: 404, body: { detail: 'Nenalezeno.' } } },
})

/** The last number stays where the newest answer could not be had. */
export const Stale = holds(3, {
  server: (() => {
    let calls = 0
    return { 'cart-count': () => (calls++ ? { status: 400, body: {} } : { count: 3 }) }
  })(),
  play: async ({ canvas }) => {
    setReporter(() => {})
    await canvas.findByRole('link', { name: containing(t('name', { count: 3 })) })
    cart.refresh()
    await canvas.findByRole('link', { name: containing(t('stale')) })
  },
})

export const ChangedElsewhere = holds(1, {
  server: (() => {
    let count = 0
    return { 'cart-count': () => ({ count: ++count }) }
  })(),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: whole(t('name', { count: 1 })) })
    dispatchEvent(new Event('ostrov:cart-changed'))
    await expect(await canvas.findByRole('link', { name: whole(t('name', { count: 2 })) })).toBeVisible()
  },
})

export const Translated = holds(1, {
  server: (() => {
    let count = 0
    return { 'cart-count': () => ({ count: ++count }) }
  })(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: whole(t('name', { count: 1 })) })
    const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
    dispatchEvent(new Event('ostrov:cart-changed'))
    await expect(await canvas.findByRole('link', { name: whole(t('name', { count: 2 })) })).toBeVisible()
  },
})
