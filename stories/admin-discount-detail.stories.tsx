import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { widget } from '#widgets/admin-discount-detail/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Admin discount detail', beforeEach: () => setReporter(() => {}) } satisfies Meta

const show = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, { params: { heading: 'Ostrov' }, server: { 'news-add-subscriber': answer }, ...more })

const send: NonNullable<WidgetStory['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'jana@example.cz')
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button'))
}

export const Empty = show('hang')

export const Sent = show(
  { status: 204 },
  {
    play: async story => {
      await send(story)
      await expect(await story.canvas.findByRole('status')).toBeVisible()
    },
  },
)

export const Refused = show({ status: 400, body: { e_mail: ['Ostrov'] } }, { play: send })

export const Failed = show({ status: 403, body: {} }, { play: send })

export const Romanian = show('hang', { globals: { market: 'ro' } })

export const Dark = show('hang', { globals: { theme: 'dark' } })
