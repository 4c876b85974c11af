import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  HEADINGS,
  MANY,
  PHONE,
  ROMANIAN,
  ROMANIAN_HEADINGS,
  ROMANIAN_MANY,
  ROMANIAN_PHONE,
  SECTIONS,
} from '#testing/fixtures/tabs.ts'
import { widget } from '#widgets/tabs/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Tabs' } satisfies Meta

const tabs = (content: NonNullable<WidgetStory['content']>, more: WidgetStory = {}) =>
  widgetStory(widget, { content, ...more, params: { memoryMinutes: 0, ...more.params } })

const PARTS = { cz: SECTIONS, ro: ROMANIAN }

/** Opens a tab as a visitor does, and looks whether its panel came; in words of each market. */
const opens =
  (at: number, cz: string, ro: string = cz): NonNullable<WidgetStory['play']> =>
  async ({ canvas, globals: { market } }) => {
    const tab = (await canvas.findAllByRole('tab'))[at]
    if (!tab) throw new Error(`there is no tab ${at}`)
    await userEvent.click(tab)
    await waitFor(() => expect(canvas.getByText(market === 'ro' ? ro : cz)).toBeVisible())
  }

export const FirstTab = tabs(PARTS)

export const AnotherTab = tabs(PARTS, { play: opens(1, 'Úhlopříčka', 'Diagonală') })

export const Named = tabs(PARTS, { params: { label: 'Informace o telefonu' } })

export const ByHeadings = tabs({ cz: HEADINGS, ro: ROMANIAN_HEADINGS })

export const WithoutNames = tabs({
  cz: '<div data-tab><p>První.</p></div><div data-tab><p>Druhý.</p></div>',
  ro: '<div data-tab><p>Prima.</p></div><div data-tab><p>A doua.</p></div>',
})

export const OneTab = tabs({
  cz: '<section data-tab="Popis"><p>Jediný úsek.</p></section>',
  ro: '<section data-tab="Descriere"><p>O singură parte.</p></section>',
})

export const NoParts = tabs({
  cz: '<p>Obsah, který se nedělí.</p>',
  ro: '<p>Un conținut care nu se împarte.</p>',
})

export const Narrow = tabs({ cz: MANY, ro: ROMANIAN_MANY }, { globals: { width: '320px' } })

export const NarrowAtTheEnd = tabs(
  { cz: MANY, ro: ROMANIAN_MANY },
  {
    globals: { width: '390px' },
    play: async ({ canvas }) => {
      const [first] = await canvas.findAllByRole('tab')
      if (!first) throw new Error('there is no tab')
      first.focus()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
    },
  },
)

export const Dark = tabs(PARTS, {
  globals: { theme: 'dark' },
  play: opens(2, 'Obchodní podmínky', 'Termeni și condiții'),
})

export const Romanian = tabs(PARTS, {
  globals: { market: 'ro' },
  play: opens(1, 'Úhlopříčka', 'Diagonală'),
})

export const InEnglish = tabs('<div data-tab><p>First.</p></div><div data-tab><p>Second.</p></div>', {
  globals: { language: 'en' },
})

/** Each answers for its own. */
export const TwoOnAPage = {
  ...tabs(PARTS),
  render: (_: object, context: StoryContext) => (
    <>
      {[PARTS, { cz: PHONE, ro: ROMANIAN_PHONE }].map(content => {
        const { render, args } = tabs(content)
        return <div key={content.cz}>{render?.(args ?? {}, context)}</div>
      })}
    </>
  ),
}

/** A browser's translation wraps the texts; the tabs work on. */
export const Translated = tabs(PARTS, {
  play: async context => {
    for (const one of await context.canvas.findAllByRole('tab')) {
      const font = document.createElement('font')
      font.textContent = `«${one.textContent}»`
      one.replaceChildren(font)
    }
    await opens(1, 'Úhlopříčka', 'Diagonală')(context)
  },
})
