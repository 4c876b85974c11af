import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import {
  CATALOGUE,
  CHANGED_DRAFT,
  DRAFT,
  EDITED_PAGE,
  EDITOR_SERVER,
  NOTICE,
  PROMO,
  STAFF,
} from '#testing/fixtures/component-params.ts'
import { tDraft } from '#widgets/component-params/draft-messages.ts'
import { tField } from '#widgets/component-params/field-messages.ts'
import { widget } from '#widgets/component-params/index.ts'
import { tKind } from '#widgets/component-params/kind-messages.ts'
import { t } from '#widgets/component-params/messages.ts'
import { tReview } from '#widgets/component-params/review-messages.ts'
import { containing, starting, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

/** The panel covers the page's side and so adds nothing to its height. */
export default {
  title: 'Editor/Editing of a page',
  parameters: { docs: { story: { height: '36rem' } } },
} satisfies Meta

/** The editor beside a page that it edits. */
const edit = ({ server = {}, ...more }: WidgetStory = {}, html = EDITED_PAGE) => ({
  ...widgetStory(widget, {
    params: { page: '5' },
    server: { ...EDITOR_SERVER, ...server } as Fixtures,
    ...more,
  }),
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <EditedPage html={html} />
        <Story />
      </>
    ),
  ],
})

/** Markup of the server, which no runtime renders. */
const EditedPage = ({ html }: { html: string }): ReactNode => (
  <div
    ref={element => {
      if (element && !element.hasChildNodes())
        element.append(document.createRange().createContextualFragment(html))
    }}
  />
)

const open = async (canvasElement: HTMLElement, name: () => string | RegExp) => {
  const panel = within(await within(canvasElement).findByRole('complementary'))
  await userEvent.click(await panel.findByRole('button', { name: name() }))
  return panel
}
const openPromo: WidgetStory['play'] = async ({ canvasElement }) => {
  const panel = await open(canvasElement, () => starting(told('Nabídka')))
  await panel.findByLabelText(told('Nadpis'))
}

export const Params = edit({ play: openPromo })

export const ComponentsOfThePage = edit({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: starting(told('Nabídka')) })
  },
})

export const Dark = edit({ play: openPromo, globals: { theme: 'dark' } })

export const WrongParams = edit({
  server: {
    'component-params': {
      ...PROMO,
      params: [
        { name: 'count', value: 99, type: 'integer' },
        { name: 'price', value: 'zdarma', type: 'string' },
        { name: 'picture', value: 'javascript:alert(1)', type: 'string' },
        { name: 'layout', value: 'tiles', type: 'string' },
        { name: 'codes', value: '["","a","b","c","d"]', type: 'string' },
        { name: 'colour', value: 'red', type: 'string' },
      ],
      when: 'media()',
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => starting(told('Nabídka')))
    await panel.findByText(describeRefusal({ code: 'maxValue', limit: 12 }))
  },
})

export const Changed = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => starting(told('Nabídka')))
    await userEvent.type(await panel.findByLabelText(told('Nadpis')), ' za víc')
    // Said once, beside the button that saves.
    await waitFor(() => expect(panel.getAllByText(t('hasChanges'))).toHaveLength(1))
    // As somebody reads on to the end: below the foot, which is in sight all the time, stands no field then.
    panel
      .getByRole('button', { name: t('save') })
      .closest('.ostrov-editor-body')
      ?.scrollTo(0, 9999)
  },
})

const failToSave = (save: NonNullable<Fixtures['component-params-save']>, say: () => string) =>
  edit({
    server: { 'component-params-save': save },
    play: async ({ canvasElement }) => {
      const panel = await open(canvasElement, () => starting(told('Nabídka')))
      await userEvent.type(await panel.findByLabelText(told('Nadpis')), '!')
      await userEvent.click(panel.getByRole('button', { name: t('save') }))
      await panel.findAllByText(say(), { exact: false })
      // As somebody reads on: what the foot half covers is scrolled out from below it.
      panel.getByLabelText(told('Nadpis')).scrollIntoView({ block: 'center' })
    },
  })

export const NotSaved = failToSave({ status: 500, body: '<h1>Server Error</h1>' }, () => t('saveFailed'))
export const NotSavedOffline = failToSave('offline', () => t('saveFailed'))
export const NotAllowed = failToSave({ status: 403, body: { detail: 'K této akci nemáte oprávnění.' } }, () =>
  t('saveFailed'),
)
export const RefusedByServer = failToSave(
  { status: 400, body: { params: { title: ['Tuto hodnotu parametr nepřijímá.'] } } },
  () => told('Tuto hodnotu parametr nepřijímá.'),
)

/** Of components that all show: nothing but the conflict is to be told. */
export const Conflict = edit(
  {
    server: {
      'component-params-save': { status: 409, body: { detail: 'Komponentu mezitím uložil někdo jiný.' } },
    },
    play: async ({ canvasElement }) => {
      const panel = await open(canvasElement, () => starting(told('Sdělení')))
      await userEvent.type(await panel.findByLabelText(starting(told('Nadpis'))), 'Moje')
      newer.version = 2
      await userEvent.click(panel.getByRole('button', { name: t('save') }))
      await panel.findByRole('button', { name: t('takeTheirs') })
      newer.version = 1
      await expect(panel.queryByText(containing(t('failedOther')))).toBeNull()
    },
  },
  EDITED_PAGE.replaceAll('data-state="failed"', 'data-state="ready"'),
)
const newer = { version: 1 }
Conflict.parameters = {
  ...Conflict.parameters,
  server: {
    ...Conflict.parameters?.server,
    'component-params': () =>
      newer.version === 1
        ? NOTICE
        : {
            ...NOTICE,
            version: 2,
            params: [{ name: 'title', value: 'Jejich', type: 'string' }],
            saved_by: 'Eva Dvořáková',
          },
  },
}

export const Drafted = edit({
  server: { 'page-draft': CHANGED_DRAFT },
  play: async ({ canvas }) => {
    await canvas.findByText(tDraft('draftCount', { count: 2 }))
  },
})

export const Review = edit({
  server: { 'page-draft': CHANGED_DRAFT },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => tDraft('review'))
    await panel.findByRole('button', { name: t('publish') })
  },
})

export const Published = edit({
  server: { 'page-draft': CHANGED_DRAFT, 'page-draft-publish': { ...DRAFT, version: 5 } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => tDraft('review'))
    await userEvent.click(await panel.findByRole('button', { name: t('publish') }))
    await panel.findByRole('link', { name: new RegExp(`^${tReview('openPublished')}`) })
  },
})

export const Kinds = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => t('add'))
    await panel.findByRole('searchbox', { name: tKind('findKind') })
  },
})

export const Adding = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, () => t('add'))
    await userEvent.click(await panel.findByRole('button', { name: starting(told('Nabídka')) }))
    await userEvent.click(await panel.findByRole('button', { name: t('insert') }))
    await panel.findByText(tField('fillIn', { label: told('Nadpis') }))
  },
})

export const Collapsed = edit({
  play: async ({ canvasElement }) => {
    await open(canvasElement, () => t('collapse'))
    await within(canvasElement).findByRole('button', { name: t('expand') })
  },
})

export const Romanian = edit({
  globals: { market: 'ro' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Editarea paginii' })
  },
})

export const NobodyOfStaff = widgetStory(widget, {
  params: { page: '5' },
  server: {
    'active-user': { authenticated: false, staff: false, shop_account: false },
    'component-catalogue': CATALOGUE,
    'page-draft': DRAFT,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: words('signIn') })
  },
})

export const NoCatalogue = widgetStory(widget, {
  params: { page: '5' },
  server: {
    'active-user': STAFF,
    'page-draft': DRAFT,
    'component-catalogue': { status: 404, body: '<h1>Not Found</h1>' },
  },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[role=alert]')?.textContent).toBeTruthy()),
})
