import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { HEADINGS, MANY, PHONE, ROMANIAN, SECTIONS } from '#testing/fixtures/tabs.ts'
import { widget } from '#widgets/tabs/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Tabs' } satisfies Meta

const tabs = (content: string, more: WidgetStory = {}) =>
  widgetStory(widget, { content, ...more, params: { memoryMinutes: 0, ...more.params } })

/** Opens a tab as a visitor does, and looks whether its panel came. */
const opens =
  (name: string, text: string): NonNullable<WidgetStory['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name }))
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  }

export const FirstTab = tabs(SECTIONS)

export const AnotherTab = tabs(SECTIONS, { play: opens('Parametry', 'Úhlopříčka') })

export const Named = tabs(SECTIONS, { params: { label: 'Informace o telefonu' } })

export const ByHeadings = tabs(HEADINGS)

export const WithoutNames = tabs('<div data-tab><p>První.</p></div><div data-tab><p>Druhý.</p></div>')

export const OneTab = tabs('<section data-tab="Popis"><p>Jediný úsek.</p></section>')

export const NoParts = tabs('<p>Obsah, který se nedělí.</p>')

export const Narrow = tabs(MANY, { globals: { width: '320px' } })

export const NarrowAtTheEnd = tabs(MANY, {
  globals: { width: '390px' },
  play: async ({ canvas }) => {
    ;(await canvas.findAllByRole('tab'))[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
  },
})

export const Dark = tabs(SECTIONS, { globals: { theme: 'dark' }, play: opens('Záruka', 'Obchodní podmínky') })

export const Romanian = tabs(ROMANIAN, {
  globals: { market: 'ro' },
  play: opens('Specificații', 'Diagonală'),
})

export const InEnglish = tabs('<div data-tab><p>First.</p></div><div data-tab><p>Second.</p></div>', {
  globals: { language: 'en' },
})

/** Each answers for its own. */
export const TwoOnAPage = {
  ...tabs(SECTIONS),
  render: (_: object, context: StoryContext) => (
    <>
      {[SECTIONS, PHONE].map(content => {
        const { render, args } = tabs(content)
        return <div key={content}>{render?.(args ?? {}, context)}</div>
      })}
    </>
  ),
}

/** A browser's translation wraps the texts; the tabs work on. */
export const Translated = tabs(SECTIONS, {
  play: async context => {
    for (const one of await context.canvas.findAllByRole('tab')) {
      const font = document.createElement('font')
      font.textContent = `«${one.textContent}»`
      one.replaceChildren(font)
    }
    await opens('«Parametry»', 'Úhlopříčka')(context)
  },
})
