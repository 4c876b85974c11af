import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DETAIL, DISCOUNT, NO_MEETINGS } from '#testing/fixtures/discounts.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-discount-detail/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Discount detail',
  beforeEach: () => {
    sessionStorage.clear()
    setReporter(() => {})
  },
} satisfies Meta

const show = (server: Fixtures = {}, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { id: '11', list: '/cz/obsluha/discount-grid/' },
    server: { 'active-user': STAFF, ...DETAIL, ...server },
    ...more,
  })

type Canvas = Parameters<NonNullable<WidgetStory['play']>>[0]['canvas']

/** The name is the first text of the form. */
async function rename(canvas: Canvas): Promise<void> {
  const [name] = await canvas.findAllByRole('textbox', {}, { timeout: 5000 })
  if (!name) throw new Error('the form has no text')
  await userEvent.type(name, ' 2026')
}
async function save(canvas: Canvas): Promise<void> {
  const button = (await canvas.findAllByRole('button')).find(one => one.matches('[type="submit"]'))
  if (!button) throw new Error('nothing saves the form')
  await userEvent.click(button)
}

/** It is told after the page’s own tries, some seconds in all. */
const offersAnotherTry: WidgetStory['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: words('retry') }, { timeout: 20_000 })).toBeVisible()
}

export const Saved = show()
export const New = show({ 'discount-intersections': NO_MEETINGS }, { params: {} })
export const Waiting = show({ discount: 'hang' })
export const Failed = show(
  { discount: { status: 500, body: '<h1>Server Error (500)</h1>' } },
  { play: offersAnotherTry },
)
export const FailedOffline = show({ discount: 'offline' }, { play: offersAnotherTry })
/** A discount that is gone comes by no other try. */
export const NotFound = show(
  { discount: { status: 404, body: { detail: 'Nenalezeno.' } } },
  {
    play: async ({ canvas }) => {
      await canvas.findByRole('alert', {}, { timeout: 5000 })
      await expect(canvas.queryByRole('button', { name: words('retry') })).toBeNull()
    },
  },
)
export const Steep = show({ discount: { ...DISCOUNT, value: '90.00' } })
export const Changed = show({}, { play: ({ canvas }) => rename(canvas) })
export const Conflict = show(
  {
    'update-discount': {
      status: 409,
      body: {
        detail: 'Slevu mezitím uložil někdo jiný.',
        current: { ...DISCOUNT, version: 4, name: 'Advent', minimal_sum: '500.00' },
      },
    },
  },
  {
    play: async ({ canvas, canvasElement }) => {
      await rename(canvas)
      await save(canvas)
      await canvas.findAllByRole('radio', {}, { timeout: 5000 })
      const note = canvasElement.querySelector('.ostrov-record-conflict')
      note?.scrollIntoView({ block: 'start', behavior: 'instant' })
      await waitFor(() => {
        const top = Math.round(note?.getBoundingClientRect().top ?? innerHeight)
        expect([top >= 0, top < innerHeight / 2], `the conflict is in sight (${top})`).toEqual([true, true])
      })
    },
  },
)
export const CodesListed = show(
  {},
  {
    play: async ({ canvas, canvasElement }) => {
      await canvas.findAllByRole('textbox', {}, { timeout: 5000 })
      const summary = [...canvasElement.querySelectorAll('.ostrov-discount-codes summary')].at(-1)
      if (!summary) throw new Error('the codes have no list')
      await userEvent.click(summary)
      await canvas.findByText('aB3dE5gH7j', {}, { timeout: 5000 })
    },
  },
)
export const SignedOut = show({ 'active-user': NOBODY })
export const Denied = show({ 'active-user': CUSTOMER }, { showsErrors: true })
export const Romanian = show({}, { globals: { market: 'ro' } })
export const Dark = show({}, { globals: { theme: 'dark' } })
export const Narrow = show({}, { globals: { width: '390px' } })
