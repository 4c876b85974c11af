import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { t as tTree } from '#kit/tree/tree-words.ts'
import { makeRows, serveCategories } from '#testing/fixtures/categories.ts'
import { DRAWINGS } from '#testing/fixtures/pictures.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-category-tree/index.ts'
import { t } from '#widgets/admin-category-tree/panel-messages.ts'
import { told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Category tree' } satisfies Meta

const PHOTO = {
  id: '3',
  image: `data:image/svg+xml,${encodeURIComponent(DRAWINGS.bluePhone)}`,
  alt: 'Modrý telefon',
  width: 240,
  height: 240,
}

type Play = NonNullable<WidgetStory['play']>
type Canvas = Parameters<Play>[0]['canvas']

const opened = (act: (canvas: Canvas) => Promise<void> = async () => {}, more: WidgetStory = {}) =>
  widgetStory(widget, {
    ...more,
    server: { 'active-user': STAFF, ...serveCategories().server, ...more.server },
    play: async ({ canvas }) => {
      await canvas.findByRole('tree', {}, { timeout: 5000 })
      await act(canvas)
    },
  })

const press = async (canvas: Canvas, at: number, keys: string): Promise<void> => {
  const line = canvas.getAllByRole('treeitem')[at]
  if (!line) throw new Error(`the tree has no line ${at}`)
  line.focus()
  await userEvent.keyboard(keys)
}
const expandFirst = async (canvas: Canvas): Promise<void> => {
  await press(canvas, 0, '{ArrowRight}')
  await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(3))
}
const dialog = () => within(document.body).findByRole('dialog', {}, { timeout: 5000 })

export const Tree = opened(expandFirst)
export const Details = opened(async canvas => {
  await userEvent.click(canvas.getAllByRole('treeitem')[0] as HTMLElement)
  await canvas.findByRole('textbox', {}, { timeout: 5000 }).catch(() => canvas.findAllByRole('textbox'))
})
export const Photo = opened(
  async canvas => {
    await userEvent.click(canvas.getAllByRole('treeitem')[0] as HTMLElement)
    const search = await canvas.findByRole(
      'combobox',
      { name: new RegExp(`^${t('photo_id')}`) },
      { timeout: 5000 },
    )
    await userEvent.type(search, 'ipho')
    await userEvent.click(await canvas.findByRole('option', { name: 'iPhone 16' }, { timeout: 5000 }))
    await expect(await canvas.findByRole('img', { name: told('Modrý telefon') })).toBeVisible()
  },
  {
    server: {
      'gallery-filesets-by-term': { result: [{ id: '8', name: 'iPhone 16', image: null, image_alt: null }] },
      'gallery-fileset': { id: '8', name: 'iPhone 16', photos: [PHOTO] },
    },
  },
)
export const Deletion = opened(async canvas => {
  await press(canvas, 1, '{Delete}')
  await dialog()
})
export const BranchFailed = opened(
  async canvas => {
    await press(canvas, 0, '{ArrowRight}')
    await expect(await canvas.findByText(tTree('branchFailed'))).toBeVisible()
  },
  {
    server: {
      'categories-tree': ({ query }) =>
        query.get('parent')
          ? { status: 404, body: { detail: 'Nenalezeno.' } }
          : { results: makeRows().filter(({ parent }) => parent === null) },
    },
  },
)
export const Empty = widgetStory(widget, {
  server: { 'active-user': STAFF, 'categories-tree': { results: [] } },
})
export const Loading = widgetStory(widget, { server: { 'active-user': STAFF, 'categories-tree': 'hang' } })
export const Failed = widgetStory(widget, {
  server: { 'active-user': STAFF, 'categories-tree': { status: 404, body: { detail: 'Nenalezeno.' } } },
})
export const Denied = widgetStory(widget, { server: { 'active-user': CUSTOMER }, showsErrors: true })
export const SignedOut = widgetStory(widget, { server: { 'active-user': NOBODY } })
export const LongNames = opened(expandFirst, {
  globals: { width: '390px' },
  server: serveCategories(
    makeRows().map(row => ({ ...row, name: `${row.name} ${'nejnezpravdepodobnejsi-slovo-'.repeat(3)}` })),
  ).server,
})
export const Dark = opened(expandFirst, { globals: { theme: 'dark' } })
export const Romanian = opened(expandFirst, { globals: { market: 'ro' } })
