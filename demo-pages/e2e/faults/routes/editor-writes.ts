import { expect, type Page } from '@playwright/test'
import { FAILURE_TEXTS } from '#e2e/models/market-texts.ts'
import { PageEditor } from '#e2e/models/page-editor.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'

const editor = (page: Page) => new PageEditor(page, 'ro')

// Nobody else walks these pages, so nobody meets what stands on them for a while.
const VISITED = '/ro/exemple/last-visited/product/?edit'
const SELECTOR = '/ro/exemple/buyback-selector/phones-only/?edit'
const HEADING = 'Văzute de curând'

async function openEntry(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await editor(page).panel.locator('[data-pk]').first().click()
}

/** Components and texts in their order, as the page's own marks name them. */
const listPlaced = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-component-slot]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-component-slot') ?? ''))

let initial = ''

const EDITING = {
  market: 'ro',
  island: 'component-params',
  prepare: ({ page }: Visitor) => editor(page).signIn(),
  signInAgain: (page: Page) => editor(page).signIn(),
} as const

/** One change of what the page holds, and its undoing. */
function changePage(
  { route, button, open }: Pick<WriteCall, 'route' | 'button' | 'open'>,
  others: Pick<WriteCall, 'shapes' | 'successes' | 'others'> = {},
): WriteCall {
  let before: string[] = []
  return {
    route,
    ...EDITING,
    unfit: ['F22-P', 'F25-P', 'F29-P', 'F32-P'],
    ...others,
    async open(visitor) {
      await open(visitor)
      before = await listPlaced(visitor.page)
    },
    button,
    expectKept: async ({ page }: Visitor) => expect(await listPlaced(page)).toEqual(before),
    expectDone: ({ page }: Visitor) => expect.poll(() => listPlaced(page)).not.toEqual(before),
    async tidy({ page }: Visitor) {
      const undo = editor(page).button(editor(page).texts.undo)
      await expect(undo).not.toHaveAttribute('aria-disabled', 'true')
      await undo.press('Enter')
      await expect.poll(() => listPlaced(page)).toEqual(before)
    },
  }
}

/** Of a redirect, browsers make a reading out of a POST alone; the page that is led to knows no other method. */
const UNREAD = { '302-sign-in': FAILURE_TEXTS.ro.generic }

/** What an editor sends while editing a page. */
export const EDITOR_WRITES: readonly WriteCall[] = [
  {
    route: 'component-params-save',
    ...EDITING,
    shapes: [{ component: 'x', version: '1', params: [] }],
    // Staff come here by scripts alone, so the server writes nothing else into its place.
    unfit: ['F25-P', 'F29-P'],
    tooMuch: { field: page => editor(page).field(editor(page).texts.heading), text: 'x'.repeat(201) },
    async open({ page }) {
      await openEntry(page, VISITED)
      const field = editor(page).field(editor(page).texts.heading)
      initial = await field.inputValue()
      await field.fill(HEADING)
    },
    button: page => editor(page).panel.locator('form button[type="submit"]'),
    expectKept: ({ page }) => expect(editor(page).field(editor(page).texts.heading)).toHaveValue(HEADING),
    expectDone: ({ page }) => expect(editor(page).panel.getByText(editor(page).texts.saved)).toBeVisible(),
    async tidy({ page }) {
      await editor(page).field(editor(page).texts.heading).fill(initial)
      const saved = page.waitForResponse(
        answer => answer.request().method() === 'POST' && answer.url().includes('component-params'),
      )
      await editor(page).panel.locator('form button[type="submit"]').press('Enter')
      expect((await saved).ok()).toBe(true)
    },
  },
  changePage(
    {
      route: 'page-components',
      async open({ page }) {
        const { texts } = editor(page)
        await openEntry(page, SELECTOR)
        await editor(page).chooseKind(texts.newsletter)
      },
      button: page => editor(page).button(editor(page).texts.insert),
    },
    { shapes: [{ pk: null }] },
  ),
  changePage(
    {
      route: 'page-component-move',
      open: ({ page }) => openEntry(page, VISITED),
      button: page => editor(page).button('Mutați mai sus'),
    },
    { others: UNREAD },
  ),
  changePage(
    {
      route: 'page-component-delete',
      open: ({ page }) => openEntry(page, SELECTOR),
      button: page => editor(page).button(editor(page).texts.remove),
    },
    // Somebody else was faster.
    { others: UNREAD, successes: ['404-json'] },
  ),
]
