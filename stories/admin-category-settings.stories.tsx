import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { serveCategories, serveProducts } from '#testing/fixtures/categories.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-category-settings/index.ts'
import { t } from '#widgets/admin-category-settings/messages.ts'
import { containing, starting, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Products in categories' } satisfies Meta

type Canvas = Parameters<NonNullable<WidgetStory['play']>>[0]['canvas']

const opened = (act: (canvas: Canvas) => Promise<void> = async () => {}, more: WidgetStory = {}) =>
  widgetStory(widget, {
    ...more,
    server: { 'active-user': STAFF, ...serveCategories().server, ...serveProducts(130), ...more.server },
    play: async ({ canvas }) => {
      await canvas.findByRole('grid', {}, { timeout: 5000 })
      await act(canvas)
    },
  })

/** Two categories and two products, once the rows of both have come. */
const chooseBoth = async (canvas: Canvas): Promise<void> => {
  const rows = await waitFor(
    () => {
      const boxes = canvas.getByRole('grid').querySelectorAll<HTMLInputElement>('input[type=checkbox]')
      expect(boxes.length).toBeGreaterThan(2)
      return boxes
    },
    { timeout: 5000 },
  )
  for (const name of [starting(told('Telefony')), starting(told('Příslušenství'))]) {
    const [box] = await canvas.findAllByRole('checkbox', { name }, { timeout: 5000 })
    if (box) await userEvent.click(box)
  }
  for (const box of [rows[1], rows[2]]) {
    if (!box) throw new Error('a product that the story chooses is missing')
    await userEvent.click(box)
  }
}
const add = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: t('add') }))

export const Chosen = opened(chooseBoth)
export const Products = opened()
export const Warning = opened(add)
export const Assigned = opened(async canvas => {
  await chooseBoth(canvas)
  await add(canvas)
  await expect(await canvas.findByText(t('saved'), {}, { timeout: 5000 })).toBeVisible()
})
export const Failed = opened(
  async canvas => {
    await chooseBoth(canvas)
    await add(canvas)
    await expect(await canvas.findByText(containing(t('saveFailed')), {}, { timeout: 5000 })).toBeVisible()
  },
  { server: { 'add-product-categories': { status: 404, body: { detail: 'Nenalezeno.' } } } },
)
export const NoProducts = widgetStory(widget, {
  server: { 'active-user': STAFF, ...serveCategories().server, ...serveProducts(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('noProducts'))).toBeVisible()
  },
})
export const CategoriesFailed = opened(
  async canvas => {
    await expect(await canvas.findByText(containing(t('loadFailed')), {}, { timeout: 5000 })).toBeVisible()
  },
  { server: { 'type-categories': { status: 404, body: { detail: 'Nenalezeno.' } } } },
)
export const Denied = widgetStory(widget, { server: { 'active-user': CUSTOMER }, showsErrors: true })
export const SignedOut = widgetStory(widget, { server: { 'active-user': NOBODY } })
export const Narrow = opened(
  async canvas => {
    await userEvent.click(
      await canvas.findByRole('button', { name: starting(t('categories')), expanded: false }),
    )
    await chooseBoth(canvas)
  },
  { globals: { width: '390px' } },
)
export const Dark = opened(chooseBoth, { globals: { theme: 'dark' } })
export const Romanian = opened(undefined, { globals: { market: 'ro' } })
