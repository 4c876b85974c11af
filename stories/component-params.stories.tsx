import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Fixtures } from '#testing/fake-server.ts'
import {
  CATALOGUE,
  DRAFT,
  EDITED_PAGE,
  EDITOR_SERVER,
  NOTICE,
  PROMO,
  STAFF,
} from '#testing/fixtures/component-params.ts'
import { widget } from '#widgets/component-params/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

/** The panel covers the page's side and so adds nothing to its height. */
export default {
  title: 'Editor/Editing of a page',
  parameters: { docs: { story: { height: '36rem' } } },
} satisfies Meta

/** The editor beside a page that it edits. */
const edit = ({ server = {}, ...more }: WidgetStory = {}) => ({
  ...widgetStory(widget, {
    params: { page: '5' },
    server: { ...EDITOR_SERVER, ...server } as Fixtures,
    ...more,
  }),
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <EditedPage />
        <Story />
      </>
    ),
  ],
})

/** Markup of the server, which no runtime renders. */
const EditedPage = (): ReactNode => (
  <div
    ref={element => {
      if (element && !element.hasChildNodes())
        element.append(document.createRange().createContextualFragment(EDITED_PAGE))
    }}
  />
)

const open = async (canvasElement: HTMLElement, name: RegExp) => {
  const panel = within(await within(canvasElement).findByRole('complementary'))
  await userEvent.click(await panel.findByRole('button', { name }))
  return panel
}
const openPromo: WidgetStory['play'] = async ({ canvasElement }) => {
  const panel = await open(canvasElement, /Nabídka/)
  await panel.findByLabelText('Nadpis')
}

export const ComponentsOfThePage = edit({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Nabídka/ })
  },
})

export const Params = edit({ play: openPromo })
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
    const panel = await open(canvasElement, /Nabídka/)
    await panel.findByText('Nejvyšší povolená hodnota je 12.')
  },
})

export const Changed = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Nabídka/)
    await userEvent.type(await panel.findByLabelText('Nadpis'), ' za víc')
    // Said at the head of the panel, and beside the button that saves.
    await waitFor(() => expect(panel.getAllByText('Máte neuložené změny.')).toHaveLength(2))
  },
})

const failToSave = (save: NonNullable<Fixtures['component-params-save']>, text: RegExp) =>
  edit({
    server: { 'component-params-save': save },
    play: async ({ canvasElement }) => {
      const panel = await open(canvasElement, /Nabídka/)
      await userEvent.type(await panel.findByLabelText('Nadpis'), '!')
      await userEvent.click(panel.getByRole('button', { name: 'Uložit' }))
      await panel.findAllByText(text)
    },
  })

export const NotSaved = failToSave({ status: 500, body: '<h1>Server Error</h1>' }, /se nepodařilo uložit/)
export const NotSavedOffline = failToSave('offline', /se nepodařilo uložit/)
export const NotAllowed = failToSave(
  { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } },
  /se nepodařilo uložit/,
)
export const RefusedByServer = failToSave(
  { status: 400, body: { params: { title: ['Tuto hodnotu parametr nepřijímá.'] } } },
  /Tuto hodnotu parametr nepřijímá/,
)

export const Conflict = edit({
  server: {
    'component-params-save': { status: 409, body: { detail: 'Komponentu mezitím uložil někdo jiný.' } },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Sdělení/)
    await userEvent.type(await panel.findByLabelText(/Nadpis/), 'Moje')
    newer.version = 2
    await userEvent.click(panel.getByRole('button', { name: 'Uložit' }))
    await panel.findByRole('button', { name: 'Převzít uložené' })
    newer.version = 1
  },
})
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

const draft = {
  ...DRAFT,
  version: 4,
  can_undo: true,
  changes: [
    { kind: 'added', pk: '18', component: 'notice', params: [], when: { before: null, after: 'idle' } },
    {
      kind: 'changed',
      pk: '17',
      component: 'promo',
      params: [
        { name: 'title', before: 'Letní výkup', after: 'Podzimní výkup' },
        { name: 'layout', before: null, after: 'list' },
      ],
      when: null,
    },
  ],
  changed_by: 'Eva Dvořáková',
  changed_at: '2026-11-20T09:30:00Z',
}

export const Drafted = edit({
  server: { 'page-draft': draft },
  play: async ({ canvas }) => {
    await canvas.findByText('2 nezveřejněné změny')
  },
})

export const Review = edit({
  server: { 'page-draft': draft },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Zkontrolovat a zveřejnit/)
    await panel.findByRole('button', { name: 'Zveřejnit' })
  },
})

export const Published = edit({
  server: { 'page-draft': draft, 'page-draft-publish': { ...DRAFT, version: 5 } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Zkontrolovat a zveřejnit/)
    await userEvent.click(await panel.findByRole('button', { name: 'Zveřejnit' }))
    await panel.findByRole('link', { name: /^Otevřít zveřejněnou stránku/ })
  },
})

export const Kinds = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Přidat komponentu/)
    await panel.findByRole('searchbox', { name: 'Najít komponentu' })
  },
})

export const Adding = edit({
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /Přidat komponentu/)
    await userEvent.click(await panel.findByRole('button', { name: /^Nabídka Upoutávka/ }))
    await userEvent.click(await panel.findByRole('button', { name: 'Vložit na stránku' }))
    await panel.findByText(/^Vyplňte pole /)
  },
})

export const Collapsed = edit({
  play: async ({ canvasElement }) => {
    await open(canvasElement, /Skrýt panel/)
    await within(canvasElement).findByRole('button', { name: 'Zobrazit panel' })
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
    await canvas.findByRole('link', { name: 'Přihlásit se' })
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
