import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { PHONE_PATTERN } from '#core/params/phone-pattern.ts'
import type { Call, Fixtures } from '#testing/fake-server.ts'
import {
  CATALOGUE,
  DRAFT,
  EDITED_PAGE,
  EDITOR_SERVER,
  keepDraft,
  NOTICE,
  PROMO,
} from '#testing/fixtures/component-params.ts'
import { DISCOUNT } from '#testing/fixtures/discounts.ts'
import { DELIVERY_ROWS } from '#testing/fixtures/picking.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

/** The page that is edited, with all that its placeholders were told. */
let content: HTMLElement
let previews: { pk: string; params: Record<string, unknown> }[]

beforeEach(async () => {
  await page.viewport(1280, 900)
  content = document.createElement('main')
  content.innerHTML = EDITED_PAGE
  previews = []
  content.addEventListener(
    'ostrov:params',
    ({ target }) => {
      const { componentPk = '', params = '[]' } = (target as HTMLElement).dataset
      const list: { name: string; value: unknown }[] = JSON.parse(params)
      previews.push({
        pk: componentPk,
        params: Object.fromEntries(list.map(({ name, value }) => [name, value])),
      })
    },
    true,
  )
  document.body.prepend(content)
})
afterEach(() => {
  content.remove()
  history.replaceState(null, '')
  vi.restoreAllMocks()
})

const show = (server: Fixtures = {}, params = { page: '5' }) =>
  renderWidget(widget, { params, server: { ...EDITOR_SERVER, ...server } as Fixtures })

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
/** A button that waits for the draft. */
const pressOnceAble = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(button)
}
const field = (name: string | RegExp) => screen.findByLabelText(name)
/** In the panel; what was announced stays in the page's live region. */
const findTold = async (text: string | RegExp) =>
  within(await screen.findByRole('complementary')).findByText(text)
const queryTold = (text: string | RegExp) => within(screen.getByRole('complementary')).queryByText(text)
const lastPreview = () => previews.at(-1)?.params
const place = (pk: string) => content.querySelector(`[data-component-pk="${pk}"]`)

/** Saves whatever comes as the next version. */
const saveAll = ({ body, args }: Call) => {
  const { version, params, when } = body as { version: number; params: []; when: string | null }
  const { component } = args.pk === '17' ? PROMO : NOTICE
  return { component, version: version + 1, params, when }
}

async function openPromo(server: Fixtures = {}) {
  const shown = show(server)
  await press(/^Nabídka/)
  await field('Nadpis')
  return shown
}

test('CR-021 the params of a component are read and stand in fields of their kinds, defaults in their place', async () => {
  const { server } = await openPromo()
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup')
  expect(await field(/^Počet zboží/)).toHaveValue('6')
  expect(await field(/^Cena od/)).toHaveAttribute('placeholder', 'Výchozí: 999,00')
  expect(await field('Rozbaleno')).toBeChecked()
  expect(await field(/^Rozvržení/)).toHaveDisplayValue('mřížka (výchozí)')
  expect(await field('Zboží, položka 2')).toHaveValue('nokia-g42')
  expect(await field(/^Kdy se komponenta/)).toHaveDisplayValue('až ji návštěvník uvidí (výchozí)')
  expect(screen.getByText('Kolik se ho ukáže. Celé číslo od 1 do 12.')).toBeVisible()
  expect(server.calls.filter(call => call.route === 'component-params')).toHaveLength(1)
})

test('CR-022 ER-012 what was changed is saved as a list of name, value and type, with the version it began with, and the editor reads so', async () => {
  const { server } = await openPromo({ 'component-params-save': saveAll })
  await user.type(await field('Nadpis'), '!')
  await user.click(await field('Rozbaleno'))
  await user.selectOptions(await field(/^Kdy se komponenta/), 'idle')
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  expect(server.calls.find(call => call.route === 'component-params-save')?.body).toEqual({
    version: 3,
    params: [
      { name: 'title', value: 'Podzimní výkup!', type: 'string' },
      { name: 'count', value: 6, type: 'integer' },
      { name: 'isOpen', value: false, type: 'boolean' },
      { name: 'codes', value: '["apple-iphone-13","nokia-g42"]', type: 'string' },
    ],
    when: 'idle',
  })
  expect(screen.getByText('Žádné neuložené změny.')).toBeVisible()
  await user.type(await field('Nadpis'), '!')
  await waitFor(() => expect(queryTold('Úspěšně uloženo.')).toBeNull())
})

test('the page shows what is typed as soon as that pauses, and the placeholder is told of it', async () => {
  await openPromo()
  await user.clear(await field('Nadpis'))
  await user.type(await field('Nadpis'), 'Zima')
  await waitFor(() => expect(lastPreview()).toMatchObject({ title: 'Zima', count: 6 }))
  expect(place('17')?.querySelector('script')).toBeNull()
})

test('keys that come without pause are all kept', async () => {
  await openPromo()
  const input = (await field(/^Text/)) as HTMLTextAreaElement
  input.focus()
  await userEvent.setup({ delay: null }).keyboard('Rychle psaný text bez pauzy 0123456789')
  expect(input).toHaveValue('Rychle psaný text bez pauzy 0123456789')
})

test('a value that the component would refuse is told beside its field, and is neither shown nor sent', async () => {
  const { server } = await openPromo()
  const count = await field(/^Počet zboží/)
  await user.clear(count)
  await user.type(count, '99')
  await press('Uložit')
  expect(count).toHaveAccessibleDescription(/Nejvyšší povolená hodnota je 12/)
  await waitFor(() => expect(count).toHaveFocus())
  expect(server.calls.some(call => call.route === 'component-params-save')).toBe(false)
  expect(previews.some(({ params }) => params.count === 99)).toBe(false)
  await press('Obnovit výchozí hodnotu: Počet zboží')
  expect(count).toHaveValue('')
  expect(count).toHaveAttribute('placeholder', 'Výchozí: 4')
  const codes = '["apple-iphone-13","nokia-g42"]'
  await waitFor(() => expect(lastPreview()).toEqual({ title: 'Podzimní výkup', codes }))
})

test('a list is added to, put in order and taken from by the keyboard', async () => {
  await openPromo()
  await press('Přidat položku')
  expect(await field('Zboží, položka 3')).toHaveFocus()
  await user.keyboard('tablet')
  screen.getByRole('button', { name: 'Posunout položku 3 výš' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lastPreview()?.codes).toBe('["apple-iphone-13","tablet","nokia-g42"]'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Posunout položku 2 výš' })).toHaveFocus())
  screen.getByRole('button', { name: 'Odebrat položku 3' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lastPreview()?.codes).toBe('["apple-iphone-13","tablet"]'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Odebrat položku 2' })).toHaveFocus())
})

test('Ctrl+Z undoes what was typed in a field, Ctrl+Shift+Z does it again', async () => {
  await openPromo()
  await user.type(await field('Nadpis'), ' zima')
  await user.keyboard('{Control>}z{/Control}')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup')
  expect(lastPreview()).toMatchObject({ title: 'Podzimní výkup' })
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup zima')
  await press('Zpět')
  await press('Znovu')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup zima')
})

test('what was undone or done again is told by its component, until something else is done', async () => {
  await openPromo()
  await user.type(await field('Nadpis'), '!')
  await press('Zpět')
  expect(await findTold('Vráceno zpět: Nabídka.')).toBeVisible()
  await press('Znovu')
  expect(await findTold('Provedeno znovu: Nabídka.')).toBeVisible()
  await user.type(await field('Nadpis'), '?')
  await waitFor(() => expect(queryTold('Provedeno znovu: Nabídka.')).toBeNull())
})

test.each([
  ['Posunout výš', /^Sdělení/, 'Sdělení'],
  ['Posunout níž', /^Nabídka/, 'Nabídka'],
])(
  '%s is undone and done again by the name of what was moved, not of what it passed',
  async (way, entry, label) => {
    show(keepDraft() as never)
    await press(entry)
    await press(way)
    await findTold(/^Posunuto/)
    await press('Zpět')
    expect(await findTold(`Vráceno zpět: posun komponenty „${label}“.`)).toBeVisible()
    await press('Znovu')
    expect(await findTold(`Provedeno znovu: posun komponenty „${label}“.`)).toBeVisible()
  },
)

test.each([
  ['Posunout výš', /^Sdělení/, 'Sdělení'],
  ['Posunout níž', /^Nabídka/, 'Nabídka'],
])(
  'after a reload %s is undone and done again by the name of what was moved, too',
  async (way, entry, label) => {
    const kept = keepDraft()
    const { unmount } = show(kept as never)
    await press(entry)
    await press(way)
    await findTold(/^Posunuto/)
    unmount()
    show(kept as never)
    await pressOnceAble('Zpět')
    expect(await findTold(`Vráceno zpět: posun komponenty „${label}“.`)).toBeVisible()
    await press('Znovu')
    expect(await findTold(`Provedeno znovu: posun komponenty „${label}“.`)).toBeVisible()
  },
)

test('a step that the server keeps is told by the component that it changed', async () => {
  show(keepDraft() as never)
  await press(/^Sdělení/)
  await press('Posunout výš')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Zpět' })).not.toHaveAttribute('aria-disabled', 'true'),
  )
  await press('Zpět')
  expect(await findTold(/^Vráceno zpět: /)).toBeVisible()
})

test('all changes are discarded by one step, which can be undone', async () => {
  await openPromo()
  await user.type(await field('Nadpis'), '!')
  await user.click(await field('Rozbaleno'))
  await press('Zahodit změny')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup')
  expect(await field('Rozbaleno')).toBeChecked()
  await press('Zpět')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test.each<[string, Fixtures['component-params-save'], RegExp]>([
  ['a crash', { status: 500, body: '<h1>Server Error</h1>' }, /uložit\. Zkuste to prosím znovu\. Když se/],
  ['no permission', { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } }, /nemáte oprávnění/],
  ['no network', 'offline', /Nevíme, jestli k nám údaje dorazily/],
])(
  'ER-011 ER-016 after %s the editor reads that the params were not saved and why, and nothing typed is lost',
  async (_, answer, reason) => {
    const { server } = await openPromo({ 'component-params-save': answer as never })
    await user.type(await field('Nadpis'), ' zima')
    await press('Uložit')
    const told = await screen.findByText(/Nastavení se nepodařilo uložit\./)
    expect(told.textContent).toMatch(reason)
    expect(told.textContent).toMatch(/^Během ukládání došlo k chybě\. Nastavení/)
    expect(told.textContent).not.toMatch(/Při zpracování/)
    expect(await field('Nadpis')).toHaveValue('Podzimní výkup zima')
    server.change({ 'component-params-save': saveAll })
    await press('Uložit')
    await findTold('Úspěšně uloženo.')
    await waitFor(() => expect(queryTold(/^Během ukládání došlo k chybě\./)).toBeNull())
    expect(await field('Nadpis')).toHaveValue('Podzimní výkup zima')
  },
)

test('what was not saved for want of a network is not told any longer than that lasts', async () => {
  await openPromo({ 'component-params-save': 'offline' })
  await user.type(await field('Nadpis'), '!')
  await press('Uložit')
  await screen.findByText(/Nastavení se nepodařilo uložit\./)
  await waitFor(() => {
    // The page listens once what it tells is painted.
    dispatchEvent(new Event('online'))
    expect(screen.queryByText(/Nastavení se nepodařilo uložit\./)).toBeNull()
  })
  expect(queryTold(/^Během ukládání došlo k chybě\./)).toBeNull()
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test('ER-011 ER-012 ER-016 a Romanian and an English editor read it in their languages', async () => {
  for (const [market, language, save, text, saved] of [
    [
      'ro',
      'ro',
      'Salvați',
      /^A apărut o eroare la salvare\. Setările nu au putut fi salvate\. Încercați din nou\. Dacă se repetă/,
      'Salvat cu succes.',
    ],
    [
      'cz',
      'en',
      'Save',
      /^An error occurred while saving\. Can't save component parameters\. Please try again\. If it recurs/,
      'Saved successfully.',
    ],
  ] as const) {
    const fixtures = { ...EDITOR_SERVER, 'component-params-save': { status: 500, body: 'x' } } as Fixtures
    const { unmount, server } = renderWidget(widget, {
      params: { page: '5' },
      market,
      language,
      server: fixtures,
    })
    await press(/^Nabídka/)
    await user.type(await field('Nadpis'), '!')
    await press(save)
    expect(await screen.findByText(text)).toBeVisible()
    server.change({ 'component-params-save': saveAll })
    await press(save)
    expect(await findTold(saved)).toBeVisible()
    unmount()
    server.stop()
  }
})

test('the server’s word on a param stands beside its field until that is changed', async () => {
  await openPromo({
    'component-params-save': {
      status: 400,
      body: { params: { title: ['Takový nadpis už na stránce je.'] } },
    },
  })
  const title = await field('Nadpis')
  await user.type(title, '!')
  await press('Uložit')
  await waitFor(() => expect(title).toHaveAccessibleDescription(/Takový nadpis už na stránce je/))
  await user.type(title, '?')
  expect(title).not.toHaveAccessibleDescription(/Takový nadpis/)
})

const theirs = {
  ...PROMO,
  version: 4,
  params: [
    { name: 'title', value: 'Jejich', type: 'string' },
    { name: 'count', value: 12, type: 'integer' },
  ],
  saved_by: 'Eva Dvořáková',
}

/** Another editor saves while this one types. */
async function meetConflict() {
  let isSaved = false
  const shown = await openPromo({
    'component-params': () => (isSaved ? theirs : PROMO),
    'component-params-save': call => {
      const { version } = call.body as { version: number }
      return version === 4 ? saveAll(call) : { status: 409, body: { detail: 'Mezitím uloženo.' } }
    },
  })
  await user.type(await field('Nadpis'), '!')
  isSaved = true
  await press('Uložit')
  const note = await screen.findByText(/mezitím uložil někdo jiný: Eva Dvořáková/)
  return { ...shown, note: note.closest('.ostrov-editor-conflict') as HTMLElement }
}

test('two editors: the second sees both values and keeps theirs, with what the first changed elsewhere', async () => {
  const { server, note } = await meetConflict()
  expect(within(note).getByText('Podzimní výkup!')).toBeVisible()
  expect(within(note).getByText('Jejich')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull()
  await press('Ponechat moje a uložit')
  await screen.findByText(/Žádné neuložené změny/)
  const { body } = server.calls.findLast(call => call.route === 'component-params-save') ?? {}
  expect(body).toMatchObject({
    version: 4,
    params: [
      { name: 'title', value: 'Podzimní výkup!' },
      { name: 'count', value: 12 },
    ],
  })
})

test.each([640, 900])(
  'two editors: what decides is in sight at a height of %i px, as is what is decided',
  async height => {
    await page.viewport(1366, height)
    const { note } = await meetConflict()
    const foot = screen.getByRole('button', { name: 'Převzít uložené' }).closest('.ostrov-form-actions')
    const { top = 0, bottom = 0 } = foot?.getBoundingClientRect() ?? {}
    expect(bottom).toBeLessThanOrEqual(height)
    for (const name of ['Ponechat moje a uložit', 'Převzít uložené']) {
      const button = screen.getByRole('button', { name }).getBoundingClientRect()
      expect([button.top >= top, button.bottom <= height]).toEqual([true, true])
    }
    await waitFor(() => expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1))
  },
)

test('two editors: the second takes what the first saved, and can still go back', async () => {
  await meetConflict()
  await press('Převzít uložené')
  expect(await field('Nadpis')).toHaveValue('Jejich')
  expect(lastPreview()).toEqual({ title: 'Jejich', count: 12 })
  await press('Zpět')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test('what another editor saved meanwhile is shown at once where nothing stands against it', async () => {
  const { server } = await openPromo()
  server.change({ 'component-params': theirs })
  dispatchEvent(new Event('ostrov:restored'))
  await waitFor(async () => expect(await field('Nadpis')).toHaveValue('Jejich'))
  expect(await screen.findByText(/Panel ukazuje nový stav/, { ignore: false })).toBeInTheDocument()
})

test('leaving the page is warned of as long as something is not saved', async () => {
  await openPromo({ 'component-params-save': saveAll })
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await user.type(await field('Nadpis'), '!')
  expect(leave()).toBe(false)
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  expect(leave()).toBe(true)
})

test('several components are changed and saved together', async () => {
  const { server } = await openPromo({ 'component-params-save': saveAll })
  await user.type(await field('Nadpis'), '!')
  await press('Všechny komponenty')
  await press(/^Sdělení/)
  await user.type(await field(/^Nadpis/), 'Novinka')
  await press('Uložit vše (2 komponenty)')
  await findTold('Úspěšně uloženo.')
  const saved = server.calls.filter(call => call.route === 'component-params-save')
  expect(saved.map(call => call.args.pk)).toEqual(['17', '18'])
})

test('params are copied from one component and pasted into another by equal names', async () => {
  await openPromo()
  await press('Kopírovat nastavení')
  await press('Všechny komponenty')
  await press(/^Sdělení/)
  await press('Vložit nastavení')
  await waitFor(async () => expect(await field(/^Nadpis/)).toHaveValue('Podzimní výkup'))
  expect(screen.getAllByText(/Vložená nastavení: Nadpis\. Vynechané.*count, codes/)[0]).toBeVisible()
})

test('a component is picked by a click on the page, which does nothing else there', async () => {
  const clicked = vi.fn()
  content.addEventListener('click', clicked)
  show()
  await press('Vybrat na stránce')
  const { x, y } = place('17')?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const cover = document.querySelector('.ostrov-editor-cover') as HTMLElement
  cover.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x + 5, clientY: y + 5 }))
  expect(place('17')).toHaveAttribute('data-ostrov-outlined')
  cover.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x + 5, clientY: y + 5 }))
  expect(await screen.findByRole('heading', { name: /^Nabídka/ })).toHaveFocus()
  expect(place('17')).not.toHaveAttribute('data-ostrov-outlined')
  expect(clicked).not.toHaveBeenCalled()
})

test('Escape ends the picking, and the list outlines what has the focus', async () => {
  show()
  await press('Vybrat na stránce')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.ostrov-editor-cover')).toBeNull())
  screen.getByRole('button', { name: /^Sdělení/ }).focus()
  expect(place('18')).toHaveAttribute('data-ostrov-outlined')
})

test('the list tells how each component does and why it fails, and the focus comes back to it', async () => {
  const script = place('18')?.querySelector('script')
  if (script) script.textContent = '{"level":"vysoká"}'
  show()
  expect(await screen.findByRole('button', { name: 'Sdělení nefunguje (Důležitost)' })).toBeVisible()
  await press(/^Nabídka funguje/)
  await user.type(await field('Nadpis'), '!')
  await press('Všechny komponenty')
  const entry = await screen.findByRole('button', { name: /^Nabídka funguje .*neuloženo/ })
  expect(entry).toHaveFocus()
  expect(within(entry).getByText('neuloženo').className, 'as what is not published').toBe(
    'ostrov-editor-drafted',
  )
})

test('what a flag offers in vain for want of another component is told by its field, in the list and before it is published', async () => {
  const needs = { component: 'notice', or: 'page' }
  const params = {
    offer: { kind: 'flag', isRequired: false, default: true, label: 'Nabídnout', needs },
    page: { kind: 'text', isRequired: false, default: '', label: 'Stránka se sdělením' },
  }
  content.querySelector('[data-component-slot="18"]')?.remove()
  const change = { kind: 'changed', pk: '17', component: 'promo', when: null, params: [] }
  show({
    'component-catalogue': {
      widgets: { ...CATALOGUE.widgets, promo: { ...CATALOGUE.widgets.promo, params } },
    },
    'component-params': { ...PROMO, params: [] },
    'page-draft': { ...CHANGED, changes: [change], parts: DRAFT.parts.slice(0, 2) },
  } as never)
  const told = 'Na stránce není komponenta „Sdělení“. Přidejte ji, nebo vyplňte pole „Stránka se sdělením“.'
  await press(/^Nabídka neúplná: na stránce není komponenta „Sdělení“/)
  const offer = await field('Nabídnout')
  await waitFor(() => expect(offer).toHaveAccessibleDescription(expect.stringContaining(told)))
  await user.click(offer)
  expect(queryTold(told)).toBeNull()
  await user.click(offer)
  expect(await findTold(told)).toBeVisible()
  await user.type(await field(/^Stránka se/), '/cz/')
  expect(queryTold(told)).toBeNull()
  await user.clear(await field(/^Stránka se/))
  await press('Obnovit výchozí hodnotu: Nabídnout')
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  expect(await findTold(told)).toBeVisible()
})

const slots = () =>
  [...content.querySelectorAll('[data-component-slot]')].map(slot => slot.getAttribute('data-component-slot'))

test('a component is put onto the page where the editor says, and an undo takes it off again', async () => {
  const { server } = show(keepDraft() as Fixtures)
  await press('Přidat komponentu')
  await press(/^Nabídka Upoutávka/)
  await user.selectOptions(await field('Kam ji umístit'), 'Za: Nabídka')
  await press('Vložit na stránku')
  expect(await field('Nadpis')).toHaveAccessibleDescription(/Vyplňte pole „Nadpis“/)
  await user.type(await field('Nadpis'), 'Nová')
  server.change({ 'component-params': { ...PROMO, params: [], version: 1 } })
  await press('Vložit na stránku')
  expect(await screen.findByRole('heading', { name: 'Nabídka 2' })).toHaveFocus()
  expect(server.calls.find(call => call.route === 'page-components')).toMatchObject({
    args: { page: '5' },
    body: {
      component: 'promo',
      target: '17',
      position: 'after',
      params: [{ name: 'title', value: 'Nová', type: 'string' }],
    },
  })
  expect(slots()).toEqual(['text-1', '17', '41', '18'])
  expect(place('41')).toHaveAttribute('data-params', '[{"name":"title","value":"Nová","type":"string"}]')
  await press('Zpět')
  await waitFor(() => expect(slots()).toEqual(['text-1', '17', '18']))
  await press('Znovu')
  await waitFor(() => expect(slots()).toEqual(['text-1', '17', '41', '18']))
  expect(server.calls.at(-1)).toMatchObject({
    route: 'page-draft-step',
    body: { version: 3, action: 'redo' },
  })
})

test('ER-013 a component is moved past what stands before it and taken off, which is told, and both are undone', async () => {
  const { server } = await openPromo(keepDraft() as Fixtures)
  const island = place('17')
  await press('Posunout výš')
  await waitFor(() => expect(slots()).toEqual(['17', 'text-1', '18']))
  expect(server.calls.find(call => call.route === 'page-component-move')?.body).toEqual({
    target: 'text-1',
    position: 'before',
  })
  await press('Odebrat ze stránky')
  await waitFor(() => expect(slots()).toEqual(['text-1', '18']))
  expect(await findTold('Úspěšně odstraněno. Na stránce už není: Nabídka.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Komponenty na stránce' })).toHaveFocus())
  await press('Zpět')
  await waitFor(() => expect(queryTold(/^Úspěšně odstraněno\./)).toBeNull())
  await waitFor(() => expect(slots()).toEqual(['17', 'text-1', '18']))
  await press('Zpět')
  await waitFor(() => expect(slots()).toEqual(['text-1', '17', '18']))
  expect(server.calls.at(-1)?.body).toEqual({ version: 4, action: 'undo' })
  expect(place('17')).toBe(island)
})

test('ER-011 a page that could not be changed stays as it is, and says so', async () => {
  await openPromo({ 'page-component-delete': { status: 500, body: 'x' } })
  await press('Odebrat ze stránky')
  expect(
    await screen.findByText(/^Během ukládání došlo k chybě\. Zkuste to prosím znovu\. Když/),
  ).toBeVisible()
  expect(slots()).toEqual(['text-1', '17', '18'])
})

test('a component that somebody else took off is taken off here too', async () => {
  const { server } = await openPromo({
    'page-component-delete': { status: 404, body: { detail: 'Not found.' } },
  })
  server.change({
    'page-draft': { ...DRAFT, version: 2, parts: DRAFT.parts.filter(({ name }) => name !== '17') },
  })
  await press('Odebrat ze stránky')
  await waitFor(() => expect(slots()).toEqual(['text-1', '18']))
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Another editor takes the component off while this one types, which the next save meets. */
async function meetRemoval(meanwhile: object = {}) {
  const kept = keepDraft()
  let isGone = false
  const shown = await openPromo({
    ...kept,
    'page-draft': () => ({ ...kept['page-draft'](), changed_by: 'Eva Dvořáková' }),
    'component-params-save': (call: Call) =>
      isGone ? { status: 404, body: { detail: 'Nenalezeno.' } } : saveAll(call),
    'page-component-move': (call: Call) => {
      isGone = false
      return kept['page-component-move'](call as never)
    },
    ...meanwhile,
  } as never)
  const title = await field('Nadpis')
  await user.type(title, '!')
  kept['page-component-delete']({ args: { pk: '17' } })
  isGone = true
  return { ...shown, title }
}

test('what was typed into a component that somebody else took off is told, kept, put back where it stood and saved', async () => {
  const { server, title } = await meetRemoval()
  await press('Uložit')
  expect(
    await findTold(/^Tuto komponentu mezitím odebral ze stránky někdo jiný: Eva Dvořáková/),
  ).toBeVisible()
  await waitFor(() => expect(slots()).toEqual(['text-1', '18']))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('complementary').textContent).not.toMatch(/Během ukládání|zákaznickou linku/)
  expect(title).toHaveValue('Podzimní výkup!')
  expect(screen.getByRole('button', { name: 'Kopírovat nastavení' })).toBeVisible()
  for (const name of ['Uložit', 'Odebrat ze stránky', 'Všechny komponenty'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await press('Vrátit na stránku a uložit')
  expect(await findTold('Úspěšně uloženo.')).toBeVisible()
  expect(slots()).toEqual(['text-1', '17', '18'])
  expect(title).toHaveValue('Podzimní výkup!')
  expect(queryTold(/^Tuto komponentu mezitím odebral/)).toBeNull()
  const { body } = server.calls.findLast(call => call.route === 'component-params-save') ?? {}
  expect(body).toMatchObject({
    params: expect.arrayContaining([{ name: 'title', value: 'Podzimní výkup!', type: 'string' }]),
  })
})

test('what was typed into a component that somebody else took off is discarded for the list, and comes back by undo', async () => {
  await meetRemoval()
  // Without a save, the draft brings it.
  dispatchEvent(new Event('ostrov:restored'))
  expect(
    await findTold(/^Tuto komponentu mezitím odebral ze stránky někdo jiný: Eva Dvořáková/),
  ).toBeVisible()
  await press('Zahodit změny')
  expect(await screen.findByRole('heading', { name: 'Komponenty na stránce' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Nabídka/ })).toBeNull()
  await press('Zpět')
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
  expect(screen.getByRole('button', { name: 'Vrátit na stránku a uložit' })).toBeVisible()
})

test('a save that finds nothing on the server sends no one of staff to the customers’ hotline', async () => {
  await openPromo({ 'component-params-save': { status: 404, body: { detail: 'Nenalezeno.' } } })
  await user.type(await field('Nadpis'), '!')
  await press('Uložit')
  expect(await findTold(/Nastavení se nepodařilo uložit\. Server tuto položku nenašel/)).toBeVisible()
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test('what the server asked to wait with can not be pressed until then', async () => {
  const { server } = await openPromo({
    'page-component-delete': { status: 429, body: {}, headers: { 'Retry-After': '30' } },
  })
  await press('Odebrat ze stránky')
  await screen.findByText(/Zkuste to znovu za 30 sekund/)
  for (const name of ['Odebrat ze stránky', 'Posunout výš'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await press('Odebrat ze stránky')
  expect(server.calls.filter(call => call.route === 'page-component-delete')).toHaveLength(1)
})

test('a page back from memory waits for no answer that does not come any more', async () => {
  await openPromo({ 'component-params-save': 'hang', 'page-component-delete': 'hang' })
  await user.type(await field('Nadpis'), '!')
  for (const name of ['Uložit', 'Odebrat ze stránky']) {
    await press(name)
    const button = screen.getByRole('button', { name })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    dispatchEvent(new Event('ostrov:restored'))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  }
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test('a conflict with nothing newer on the server is told in its own words', async () => {
  await openPromo({ 'component-params-save': { status: 409, body: { detail: 'Stránka se právě vydává.' } } })
  await user.type(await field('Nadpis'), '!')
  await press('Uložit')
  await waitFor(() => expect(screen.getAllByText(/Stránka se právě vydává\./)).toHaveLength(1))
  expect(await field('Nadpis')).toHaveValue('Podzimní výkup!')
})

test('params that could not be read are not asked for again by themselves', async () => {
  const { server } = show({ 'component-params': { status: 404, body: { detail: 'Not found.' } } })
  await press(/^Nabídka/)
  await screen.findByRole('alert')
  dispatchEvent(new Event('ostrov:restored'))
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(server.calls.filter(call => call.route === 'component-params')).toHaveLength(1)
})

const CHANGED = {
  ...DRAFT,
  version: 2,
  can_undo: true,
  changes: [
    {
      kind: 'changed',
      pk: '17',
      component: 'promo',
      params: [
        { name: 'title', before: 'Podzimní výkup', after: 'Zima' },
        { name: 'layout', before: null, after: 'list' },
        { name: 'isOpen', before: null, after: false },
      ],
      when: null,
    },
    { kind: 'removed', pk: '12', component: 'notice', params: [], when: null },
  ],
  changed_by: 'Eva Dvořáková',
  changed_at: '2026-11-20T09:30:00Z',
}

test('what visitors do not see yet is counted, listed in words, and published by one press', async () => {
  const { server } = show({ 'page-draft': CHANGED, 'page-draft-publish': { ...DRAFT, version: 3 } })
  expect(await findTold('2 nezveřejněné změny')).toBeVisible()
  expect(await findTold(/Poslední změna: Eva Dvořáková/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Nabídka.*nezveřejněno/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Náhled/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/[?&]preview=/),
  )
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByRole('heading', { name: 'Co se zveřejní' })).toHaveFocus()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Změněno Nabídka („Podzimní výkup“)NadpisPodzimní výkupZimaRozvrženíVýchozí: mřížkaseznamRozbalenoVýchozí: anone',
    'Odebráno Sdělení',
  ])
  await press('Zveřejnit')
  expect(await screen.findByRole('heading', { name: 'Zveřejněno' })).toHaveFocus()
  expect(screen.getByText('Změněno: Nabídka („Podzimní výkup“)')).toBeVisible()
  expect(screen.getByText('Odebráno: Sdělení')).toBeVisible()
  const opened = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Otevřít zveřejněnou stránku/ }).href,
  )
  expect(['edit', 'preview'].filter(name => opened.searchParams.has(name))).toEqual([])
  expect(await findTold('Všechno je zveřejněné.')).toBeVisible()
  expect(server.calls.at(-1)).toMatchObject({ route: 'page-draft-publish', body: { version: 2 } })
})

test('what says nothing before and after is not among the changes that are looked through', async () => {
  const [change] = CHANGED.changes
  const params = [
    { name: 'title', before: 'Podzimní výkup', after: 'Zima' },
    { name: 'text', before: '', after: null },
    { name: 'codes', before: null, after: '[]' },
    { name: 'colour', before: null, after: '' },
    { name: 'article', before: 'a-1', after: null },
  ]
  show({ 'page-draft': { ...CHANGED, changes: [{ ...change, params }] } } as never)
  await press('Zkontrolovat a zveřejnit')
  const row = await screen.findByRole('listitem')
  const named = within(row).getAllByRole('term')
  expect(named.map(({ textContent }) => textContent)).toEqual(['Nadpis', 'Článek'])
})

test('what was typed and not saved is saved before it is looked through, and what can’t be stands open', async () => {
  const { server } = await openPromo({ 'component-params-save': saveAll })
  server.change({ 'page-draft': CHANGED })
  await user.clear(await field('Nadpis'))
  await press('Zkontrolovat a zveřejnit')
  expect(screen.queryByRole('heading', { name: 'Co se zveřejní' })).toBeNull()
  expect(await field('Nadpis')).toHaveAccessibleDescription(/Vyplňte pole „Nadpis“/)
  await user.type(await field('Nadpis'), 'Zima')
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByRole('heading', { name: 'Co se zveřejní' })).toBeVisible()
  expect(server.calls.filter(call => call.route === 'component-params-save')).toHaveLength(1)
})

test('steps of a former visit are undone after a reload, and the page shows what they set before', async () => {
  const [text, promo, notice] = DRAFT.parts
  const undone = { ...promo, version: 4, params: [{ name: 'title', value: 'Dříve', type: 'string' }] }
  const { server } = show({
    'page-draft': CHANGED,
    'page-draft-step': { ...DRAFT, version: 3, can_redo: true, parts: [text, undone, notice] } as never,
  })
  await findTold('2 nezveřejněné změny')
  await press('Zpět')
  await waitFor(() => expect(lastPreview()).toEqual({ title: 'Dříve' }))
  expect(server.calls.at(-1)).toMatchObject({ body: { version: 2, action: 'undo' } })
  expect(screen.getByRole('button', { name: 'Znovu' })).not.toHaveAttribute('aria-disabled')
  await press(/^Nabídka/)
  expect(await field('Nadpis')).toHaveValue('Dříve')
})

test('who would publish what somebody else has just changed is told, and sees the new changes first', async () => {
  await page.viewport(1366, 400)
  const { server } = show({
    'page-draft': CHANGED,
    'page-draft-publish': { status: 409, body: { detail: 'Mezitím změněno.' } },
  })
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  const moved = { kind: 'moved', pk: '17', component: 'promo', params: [], when: null }
  const changes = [...CHANGED.changes.slice(0, 1), moved]
  server.change({ 'page-draft': { ...CHANGED, version: 9, changed_by: 'Eva Dvořáková', changes } })
  const panel = screen.getByRole('group', { name: 'Úprava stránky' })
  panel.scrollTop = panel.scrollHeight
  await press('Zveřejnit')
  const note = await findTold(/^Stránku mezitím změnil někdo jiný: Eva Dvořáková\./)
  await waitFor(() =>
    expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(panel.getBoundingClientRect().top),
  )
  expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Změněno Nabídka/),
    expect.stringMatching(/^Nové: Přesunuto Nabídka/),
  ])
  expect(screen.getByRole('button', { name: 'Zveřejnit' })).toBeVisible()
})

test('whose publishing was not answered is told no more than that, and by the same once more it ends well', async () => {
  const { server } = show({ 'page-draft': CHANGED, 'page-draft-publish': { status: 504, body: {} } })
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  expect(screen.getByText('Návštěvníci zatím vidí stránku bez těchto změn.')).toBeVisible()
  await press('Zveřejnit')
  expect(await findTold(/^Nevíme, jestli/)).toBeVisible()
  expect(screen.queryByText('Návštěvníci zatím vidí stránku bez těchto změn.')).toBeNull()
  server.change({
    'page-draft-publish': { ...DRAFT, version: 3 },
    'page-draft': { ...DRAFT, version: 3 },
  })
  await press('Zveřejnit')
  expect(await screen.findByRole('heading', { name: 'Zveřejněno' })).toHaveFocus()
  expect(screen.getByText('Změněno: Nabídka („Podzimní výkup“)')).toBeVisible()
  expect(screen.queryByText(/^Nevíme, jestli/)).toBeNull()
  const sent = server.calls.filter(({ route }) => route === 'page-draft-publish')
  expect(sent.map(({ body }) => body)).toEqual([{ version: 2 }, { version: 2 }])
})

test('all changes are discarded at once, and can be done again', async () => {
  const { server } = show({
    'page-draft': CHANGED,
    'page-draft-step': { ...DRAFT, version: 3, can_redo: true },
  })
  await press('Zkontrolovat a zveřejnit')
  await press('Zahodit všechny změny')
  expect(await findTold(/^Změny jsou zahozené/)).toBeVisible()
  expect(server.calls.at(-1)?.body).toEqual({ version: 2, action: 'discard' })
  expect(screen.getByRole('button', { name: 'Znovu' })).not.toHaveAttribute('aria-disabled')
})

test.each([
  ['<div class="ostrov-note" data-kind="error">Takový záznam jsme nenašli.</div>', 'ukazuje chybu'],
  ['<img src="/neni-tam.png" alt="x" width="90" height="60">', 'ukazuje chybu'],
  ['<span class="ostrov-hidden">x</span>', 'prázdná: návštěvníci na jejím místě nic nevidí'],
  ['<p>Nabídka</p>', 'funguje'],
])('a component that shows visitors %s is said to be so in the list', async (markup, state) => {
  show()
  await screen.findByRole('button', { name: /^Nabídka funguje/ })
  const island = place('17')
  if (island) island.innerHTML = `<div class="ostrov">${markup}</div>`
  expect(await screen.findByRole('button', { name: `Nabídka ${state}` })).toBeVisible()
})

test('what is empty until there is something to tell is said to be so, and what wakes later when that is', async () => {
  const widgets = {
    ...CATALOGUE.widgets,
    notifications: { ...CATALOGUE.widgets.notice, label: 'Upozornění' },
  }
  content.insertAdjacentHTML(
    'beforeend',
    '<div data-component-slot="44"><div data-component="notifications" data-component-pk="44" data-state="ready"></div></div><div data-component-slot="45"><div data-component="promo" data-component-pk="45" data-state="waiting"></div></div>',
  )
  show({ 'component-catalogue': { widgets } } as never)
  const name = 'Upozornění zatím prázdná: objeví se, až bude mít co ukázat'
  expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nabídka 2 spustí se: až ji návštěvník uvidí' })).toBeVisible()
})

test('what pages of another kind are made for is put away and warned of; what stands there already is led to', async () => {
  const { notice, promo } = CATALOGUE.widgets
  const widgets = {
    promo,
    checkout: { ...notice, label: 'Pokladna', help: '' },
    'sell-form': { ...notice, label: 'Prodejní formulář', help: '' },
    'cart-badge': { ...notice, label: 'Odkaz na košík', help: '' },
  }
  content.insertAdjacentHTML(
    'beforeend',
    '<i data-component="cart-badge"></i><div data-component-slot="46"><div data-component="sell-form" data-component-pk="46" data-state="ready">x</div></div>',
  )
  show({ 'component-catalogue': { widgets } } as never)
  await press('Přidat komponentu')
  expect(await screen.findByText('3 komponenty')).toBeVisible()
  const badge = screen.getByRole('button', { name: /^Odkaz na košík.*Už je v záhlaví/ })
  expect(badge).toHaveAttribute('aria-disabled', 'true')
  await user.click(badge)
  expect(screen.getByText('Pokladna')).not.toBeVisible()
  await user.click(screen.getByText('1 komponenta pro jiné stránky'))
  await press(/^Pokladna/)
  expect(await findTold(/^Patří na stránky jiného druhu \(Objednání a platba\)/)).toBeVisible()
  await press('Jiná komponenta')
  await press(/^Prodejní formulář.*Už je na stránce/)
  expect(await screen.findByRole('heading', { name: 'Prodejní formulář' })).toHaveFocus()
})

test('where the editing was asked for the panel ends it, and stands open beside a phone’s page', async () => {
  const { pathname, search, hash } = location
  await page.viewport(390, 844)
  history.replaceState(null, '', '?edit&from=mail')
  show()
  const leave = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ukončit úpravy' })
  history.replaceState(null, '', pathname + search + hash)
  expect(leave).toBeVisible()
  expect(new URL(leave.href).search).toBe('?from=mail')
  expect(screen.getByRole('complementary').getBoundingClientRect().height).toBeLessThan(844 * 0.6)
})

test('where the editing was asked for and can’t be loaded, the panel says why, offers another try, and lets out', async () => {
  const { pathname, search, hash } = location
  history.replaceState(null, '', '?edit')
  onTestFinished(() => history.replaceState(null, '', pathname + search + hash))
  let isDown = true
  show({
    'active-user': () => (isDown ? { status: 400, body: {} } : EDITOR_SERVER['active-user']),
  } as never)
  const panel = within(await screen.findByRole('complementary', { name: 'Úprava stránky' }))
  const note = await panel.findByRole('alert')
  expect(note.textContent).toMatch(/^Úpravy stránky se nepodařilo načíst\..*správci/)
  expect(panel.getByRole('link', { name: 'Ukončit úpravy' })).toBeVisible()
  isDown = false
  await press('Zkusit znovu')
  expect(await panel.findByRole('button', { name: /^Nabídka/ })).toBeVisible()
  expect(panel.queryByRole('alert')).toBeNull()
})

test('the component whose form is open is outlined on the page and in sight above the panel', async () => {
  content.insertAdjacentHTML('afterbegin', '<div style="block-size: 2000px"></div>')
  await page.viewport(390, 844)
  show()
  await press('Zobrazit panel')
  await press(/^Nabídka/)
  await field('Nadpis')
  const island = place('17')
  expect(island).toHaveAttribute('data-ostrov-outlined')
  const panel = screen.getByRole('complementary').getBoundingClientRect()
  await waitFor(() => {
    const { top, bottom } = (island as HTMLElement).getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(panel.top)
  })
})

test('the address that the list of all pages leads to opens its component', async () => {
  history.replaceState(null, '', '#component-18')
  show()
  expect(await screen.findByRole('heading', { name: 'Sdělení' })).toBeVisible()
  history.replaceState(null, '', location.pathname + location.search)
})

const device = {
  kind: 'reference',
  isRequired: false,
  default: '',
  of: 'buyback-device',
  label: 'Zařízení',
}

const choice = (value: string) => [{ value, label: value.toUpperCase() }]

/** A server that knows one device, and leads to it step by step. */
function offerDevice({ query }: Call) {
  const { code, ...steps } = Object.fromEntries(query)
  const chosen =
    code === 'modry' ? { type: 'telefony', manufacturer: 'nokia', model: 'g42', color: 'modry' } : steps
  const {
    type = null,
    manufacturer = null,
    model = null,
    color = null,
  } = chosen as Record<string, string | undefined>
  return {
    selected_choices: { type, manufacturer, model, color },
    choices: {
      type: choice('telefony'),
      manufacturer: type ? choice('nokia') : [],
      model: manufacturer ? choice('g42') : [],
      color: model ? choice('modry') : [],
    },
    version: null,
  }
}

test('a device is chosen step by step from what the server offers, and a code that it does not know is told', async () => {
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { device } } }
  const { server } = show({
    'component-catalogue': { widgets },
    'component-params': { ...PROMO, params: [{ name: 'device', value: 'iphone-13', type: 'string' }] },
    'component-params-save': saveAll,
    'buyout-selector-data': offerDevice,
  } as never)
  await press(/^Nabídka/)
  expect(await screen.findByText('Zařízení s kódem iphone-13 v nabídce není. Vyberte jiné.')).toBeVisible()
  await user.selectOptions(await field(/^Zařízení \(/), 'TELEFONY')
  await user.selectOptions(await field('Zařízení: Vyberte výrobce'), 'NOKIA')
  await user.selectOptions(await field('Zařízení: Vyberte model'), 'G42')
  await user.selectOptions(await field('Zařízení: Vyberte barvu'), 'MODRY')
  await waitFor(() => expect(lastPreview()).toEqual({ device: 'modry' }))
  expect(screen.queryByText(/v nabídce není/)).toBeNull()
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  const { body } = server.calls.find(call => call.route === 'component-params-save') ?? {}
  expect(body).toMatchObject({ params: [{ name: 'device', value: 'modry' }] })
})

test('a device that is not chosen to its end is refused beside its field, and what was chosen is still there later', async () => {
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { device } } }
  const { server } = show({
    'component-catalogue': { widgets },
    'component-params': { ...PROMO, params: [] },
    'component-params-save': saveAll,
    'buyout-selector-data': offerDevice,
  } as never)
  await press(/^Nabídka/)
  await screen.findByRole('option', { name: 'TELEFONY' })
  await user.selectOptions(await field(/^Zařízení \(/), 'TELEFONY')
  await user.selectOptions(await field('Zařízení: Vyberte výrobce'), 'NOKIA')
  const missing = await field('Zařízení: Vyberte model')
  await press('Uložit')
  expect(await screen.findByText('Vyberte ještě model a barvu.')).toBeVisible()
  expect(missing).toHaveFocus()
  expect(missing).toBeInvalid()
  for (const name of [/^Zařízení \(/, 'Zařízení: Vyberte výrobce']) expect(await field(name)).toBeValid()
  expect(server.calls.some(({ route }) => route === 'component-params-save')).toBe(false)
  expect(queryTold('Úspěšně uloženo.')).toBeNull()
  await press('Všechny komponenty')
  await press(/^Nabídka/)
  expect(await field('Zařízení: Vyberte výrobce')).toHaveDisplayValue('NOKIA')
  await user.selectOptions(await field('Zařízení: Vyberte výrobce'), '')
  expect(await screen.findByText('Vyberte ještě výrobce, model a barvu.')).toBeVisible()
  await press('Zpět')
  expect(await screen.findByText('Vyberte ještě model a barvu.')).toBeVisible()
  await press('Zpět')
  await waitFor(() => expect(screen.queryByText(/^Vyberte ještě/)).toBeNull())
})

test('what is about to be published names devices as their fields do, shows pictures, and says where what came stands', async () => {
  const picture = { kind: 'image', isRequired: false, default: '', label: 'Obrázek' }
  const params = {
    device,
    picture,
    pictureAlt: { kind: 'text', isRequired: false, default: '', label: 'Popis' },
  }
  content.querySelector('[data-component-pk="18"]')?.replaceChildren()
  content.querySelector('[data-component-pk="18"]')?.setAttribute('data-state', 'ready')
  const section = content.querySelector('[data-component-slot="text-1"]')
  if (section) {
    section.innerHTML =
      '<h2>Jak to probíhá</h2><h3>Kurýr</h3><p>Přijede.</p><h2>Časté dotazy</h2><h3>Proč?</h3><p>Proto.</p>'
  }
  show({
    'component-catalogue': {
      widgets: { ...CATALOGUE.widgets, promo: { ...CATALOGUE.widgets.promo, params } },
    },
    'buyout-selector-data': offerDevice,
    'page-draft': {
      ...DRAFT,
      version: 2,
      changes: [
        {
          kind: 'added',
          pk: '17',
          component: 'promo',
          when: null,
          params: [
            { name: 'device', before: null, after: 'modry' },
            { name: 'picture', before: null, after: PIXEL },
            { name: 'pictureAlt', before: null, after: 'Modrý telefon' },
          ],
        },
        { kind: 'moved', pk: '18', component: 'notice', params: [], when: null },
      ],
    },
  } as never)
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByText('TELEFONY › NOKIA › G42 › MODRY')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Modrý telefon' })).toBeVisible()
  expect(screen.queryByText(PIXEL)).toBeNull()
  const [added = '', moved = ''] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(added).toMatch(/^Přidáno Nabídka za část „Časté dotazy“/)
  expect(moved).toMatch(/^Přesunuto Sdělení za komponentu „Nabídka“/)
  expect([moved, added].map(told => told.includes('Komponenta je prázdná'))).toEqual([true, false])
})

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const product = { kind: 'reference', isRequired: true, of: 'product', label: 'Produkt' }
const toProduct = (code: string) => ({ code, long_name: `Nabíječka ${code}`, url: `/cz/zbozi/${code}/` })
const offerProducts = ({ query }: Call) => {
  const [search, codes] = [query.get('search'), query.getAll('code')]
  const known = ['usb-20w', 'usb-65w']
  return { results: known.filter(code => (search ? true : codes.includes(code))).map(toProduct) }
}

test('what is about to be published names a product by its name, and by its code where nobody knows it', async () => {
  const change = { kind: 'changed', component: 'promo', when: null }
  const of = (before: string, after: string) => [{ name: 'product', before, after }]
  show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { product } } } },
    'page-draft': {
      ...DRAFT,
      version: 2,
      changes: [
        { ...change, pk: '17', params: of('usb-20w', 'usb-65w') },
        { ...change, pk: '12', params: of('zrusena', 'usb-20w') },
      ],
    },
    'products-by-code': offerProducts,
  } as never)
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByText('Nabíječka usb-65w')).toBeVisible()
  expect(await screen.findAllByText('Nabíječka usb-20w')).toHaveLength(2)
  expect(screen.getByText('zrusena')).toBeVisible()
})

test('what a component shows is called by its name in the list and in the headlines of changes, asked for once and only in an open panel', async () => {
  await page.viewport(390, 844)
  const params = (code: string) => [{ name: 'product', value: code, type: 'string' }]
  for (const [pk, code] of [
    ['17', 'usb-20w'],
    ['18', 'zrusena'],
  ] as const)
    for (const script of content.querySelectorAll(`[data-component-pk="${pk}"] script`))
      script.textContent = JSON.stringify(params(code))
  const kind = { ...CATALOGUE.widgets.promo, params: { product } }
  const change = { component: 'promo', when: null, params: [] }
  const { server } = show({
    'component-catalogue': { widgets: { promo: kind, notice: { ...kind, label: 'Sdělení' } } },
    'page-draft': {
      ...DRAFT,
      version: 2,
      changes: [
        { ...change, kind: 'moved', pk: '17' },
        {
          ...change,
          kind: 'removed',
          pk: '12',
          params: [{ name: 'product', before: 'usb-65w', after: null }],
        },
      ],
    },
    'products-by-code': offerProducts,
  } as never)
  const asked = () => server.calls.filter(({ route }) => route === 'products-by-code')
  const open = await screen.findByRole('button', { name: 'Zobrazit panel' })
  expect(asked()).toEqual([])
  await user.click(open)
  expect(await screen.findByRole('button', { name: /^Nabídka .*Nabíječka usb-20w/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sdělení .*zrusena/ })).toBeVisible()
  expect(asked()).toHaveLength(2)
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByText('Nabídka („Nabíječka usb-20w“)')).toBeVisible()
  expect(await screen.findByText('Nabídka („Nabíječka usb-65w“)')).toBeVisible()
  await press('Všechny komponenty')
  expect(await screen.findByRole('button', { name: /^Nabídka .*Nabíječka usb-20w/ })).toBeVisible()
  expect(asked()).toHaveLength(3)
})

test('a product is found by its name, shown by it, and taken off again; no code is typed', async () => {
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { product } } }
  const { server } = show({
    'component-catalogue': { widgets },
    'component-params': { ...PROMO, params: [{ name: 'product', value: 'usb-20w', type: 'string' }] },
    'component-params-save': saveAll,
    'products-by-code': offerProducts,
  } as never)
  await press(/^Nabídka/)
  const group = within(await screen.findByRole('group', { name: 'Produkt' }))
  expect(await group.findByText('Nabíječka usb-20w')).toBeVisible()
  expect(screen.getByText('Žádné neuložené změny.')).toBeVisible()
  await user.type(group.getByRole('combobox', { name: 'Najít produkt' }), 'nab')
  expect(await screen.findByText('Máte neuložené změny.')).toBeVisible()
  await user.click(await screen.findByRole('option', { name: 'Nabíječka usb-65w' }))
  expect(group.getByText('Nabíječka usb-65w')).toBeVisible()
  expect(group.queryByText('Nabíječka usb-20w')).toBeNull()
  await waitFor(() => expect(lastPreview()).toEqual({ product: 'usb-65w' }))
  await user.click(group.getByRole('button', { name: 'Odebrat: Nabíječka usb-65w' }))
  await press('Uložit')
  expect(await group.findByText('Vyberte produkt ze seznamu.')).toBeVisible()
  await waitFor(() => expect(group.getByRole('combobox')).toHaveFocus())
  await press('Zpět')
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  const { body } = server.calls.find(call => call.route === 'component-params-save') ?? {}
  expect(body).toMatchObject({ params: [{ name: 'product', value: 'usb-65w' }] })
})

test('what is wrong with a reference that is searched for is told by its input', async () => {
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { product } } }
  show({ 'component-catalogue': { widgets }, 'component-params': { ...PROMO, params: [] } } as never)
  await press(/^Nabídka/)
  const input = await screen.findByRole('combobox', { name: 'Najít produkt' })
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription(/Vyberte produkt ze seznamu\./)
})

test('a saved code that the server does not know is told beside its field', async () => {
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { product } } }
  show({
    'component-catalogue': { widgets },
    'component-params': { ...PROMO, params: [{ name: 'product', value: 'gone', type: 'string' }] },
    'products-by-code': offerProducts,
  } as never)
  await press(/^Nabídka/)
  const group = await screen.findByRole('group', { name: 'Produkt' })
  await waitFor(() =>
    expect(group).toHaveAccessibleDescription(
      'V nabídce není nic s kódem gone. Vyberte ze seznamu něco jiného.',
    ),
  )
})

test('a required text is asked for by its name, and a type beside a device is said to be for nothing', async () => {
  const type = { kind: 'reference', isRequired: false, default: '', of: 'buyback-type', label: 'Typ' }
  const { title } = CATALOGUE.widgets.promo.params
  show({
    'component-catalogue': {
      widgets: { promo: { ...CATALOGUE.widgets.promo, params: { title, type, device } } },
    },
    'component-params': {
      ...PROMO,
      params: [
        { name: 'type', value: 'hodinky', type: 'string' },
        { name: 'device', value: 'modry', type: 'string' },
      ],
    },
    'buyout-selector-data': offerDevice,
  } as never)
  await press(/^Nabídka/)
  expect(await screen.findByText('Vyplňte pole „Nadpis“.')).toBeVisible()
  expect(await screen.findByText(/^Vybrané zařízení už svůj typ má\./)).toBeVisible()
})

test('an undone publishing is told as such, with how much waits beside it and what visitors see', async () => {
  const { server } = show({
    'page-draft': { ...DRAFT, version: 2, can_undo: true },
    'page-draft-step': { ...CHANGED, version: 3, can_undo: false, can_redo: true },
  } as never)
  await findTold('Všechno je zveřejněné.')
  await press('Zpět')
  expect(await findTold('Předchozí podoba je v návrhu, návštěvníci ji uvidí po zveřejnění.')).toBeVisible()
  server.change({ 'page-draft-step': { ...DRAFT, version: 4, can_undo: true } } as never)
  await press('Znovu')
  expect(await findTold('Všechno je znovu zveřejněné.')).toBeVisible()
})

test('what an undone removal or insertion was about is told', async () => {
  show(keepDraft() as never)
  await press(/^Sdělení/)
  await press('Odebrat ze stránky')
  await findTold(/^Úspěšně odstraněno\./)
  await press('Zpět')
  expect(await findTold('Vráceno zpět: Sdělení.')).toBeVisible()
  await press('Znovu')
  expect(await findTold('Provedeno znovu: Sdělení.')).toBeVisible()
})

test('an undone removal for which the page is loaded anew is told there, once', async () => {
  const kept = keepDraft()
  const { unmount } = show(kept as never)
  await press(/^Sdělení/)
  await press('Odebrat ze stránky')
  await findTold(/^Úspěšně odstraněno\./)
  unmount()
  const reload = vi.fn()
  const { navigation } = window as unknown as { navigation: EventTarget }
  const hold = (event: Event) => {
    if (!('navigationType' in event) || event.navigationType !== 'reload') return
    event.preventDefault()
    reload()
  }
  navigation.addEventListener('navigate', hold)
  onTestFinished(() => navigation.removeEventListener('navigate', hold))
  const former = show(kept as never)
  await pressOnceAble('Zpět')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  former.unmount()
  content.innerHTML = EDITED_PAGE
  const latter = show(kept as never)
  expect(await findTold('Vráceno zpět: Sdělení.')).toBeVisible()
  latter.unmount()
  show(kept as never)
  await screen.findByRole('button', { name: /^Sdělení/ })
  expect(queryTold(/^Vráceno zpět/)).toBeNull()
})

test('what opens in a tab of its own says so, and a link’s fault stands by its field', async () => {
  const href = { kind: 'link', isRequired: false, default: '', max: 500, label: 'Odkaz', help: '' }
  show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { href } } } },
    'component-params': { ...PROMO, params: [{ name: 'href', value: 'kamkoli', type: 'string' }] },
    'page-draft': CHANGED,
  } as never)
  expect(await screen.findByRole('link', { name: /^Náhled.*nová karta/ })).toBeVisible()
  await press(/^Nabídka/)
  const input = await screen.findByRole('combobox', { name: /^Odkaz\s*\(nepovinné\)$/ })
  const fault = await screen.findByText('Vyberte stránku z nabídky. Adresa jiného webu začíná https://.')
  expect(fault.getBoundingClientRect().top - input.getBoundingClientRect().bottom).toBeLessThan(24)
  const look = (text: string | RegExp) => getComputedStyle(screen.getByText(text)).color
  expect(look(/\(nepovinné\)/)).toBe(look(/^Začněte psát a vyberte/))
})

const CATEGORY = {
  id: 7,
  parent: 3,
  name: 'Apple',
  seo_name: 'apple',
  url_path: '/telefony/apple/',
  version: 1,
}

test.each([
  ['discount', 'discounts', { ...DISCOUNT, id: '7', name: 'Léto' }, 'Léto'],
  [
    'order',
    'order-delivery-grid',
    { ...DELIVERY_ROWS[0], id: '7', number: '26107', customer: 'Jana' },
    '26107, Jana',
  ],
  ['category', 'categories', { ...CATEGORY, way: ['Telefony'] }, 'Telefony › Apple'],
])('a saved %s is called by its name', async (of, route, row, name) => {
  const one = { kind: 'reference', isRequired: false, default: '', of, label: 'Odkaz' }
  const { server } = show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { one } } } },
    'component-params': { ...PROMO, params: [{ name: 'one', value: '7', type: 'string' }] },
    [route]: { count: 1, next: null, previous: null, results: [row] },
  } as never)
  await press(/^Nabídka/)
  expect(await screen.findByText(name)).toBeVisible()
  expect(server.calls.find(call => call.route === route)?.query.get('id')).toBe('7')
})

test('a component is found by any word of what it does, and another can be taken instead', async () => {
  show()
  await press('Přidat komponentu')
  expect(await field('Najít komponentu')).toHaveFocus()
  await user.type(await field('Najít komponentu'), 'veta')
  expect(screen.queryByRole('button', { name: /^Nabídka Upoutávka/ })).toBeNull()
  await press(/^Sdělení Jedna věta/)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Přidat: Sdělení' })).toHaveFocus())
  await press('Jiná komponenta')
  await user.type(await field('Najít komponentu'), 'xyz')
  expect(screen.getByText('Taková komponenta není. Zkuste jiné slovo, třeba výkup.')).toBeVisible()
})

/** The editor with a picture's field, whose gallery is asked for what was typed. */
async function openGallery(fileset: unknown, choose = searchGallery) {
  const image = { kind: 'image', isRequired: false, default: '', label: 'Obrázek', help: '' }
  const pixels = { kind: 'integer', isRequired: false, default: 0, label: 'Šířka', help: '' }
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { image, imageWidth: pixels } } }
  const { server } = show({
    'component-catalogue': { widgets },
    'component-params': { ...PROMO, params: [] },
    'gallery-filesets-by-term': {
      result: [{ id: 8, name: 'iPhone 16', image: null, image_alt: null, photo_count: 3 }],
    },
    'gallery-fileset': fileset,
  } as never)
  await press(/^Nabídka/)
  await press('Vybrat z galerie')
  await choose()
  return server
}

async function searchGallery(): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: /^Hledat v galerii/ }), 'ipho')
  await user.click(await screen.findByRole('option', { name: 'iPhone 16' }))
}

test('while an address is typed, nothing is asked for that is none of a picture', async () => {
  const image = { kind: 'image', isRequired: false, default: '', label: 'Obrázek', help: '' }
  show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { image } } } },
  } as never)
  await press('Přidat komponentu')
  await press(/^Nabídka Upoutávka/)
  const panel = screen.getByRole('complementary')
  const asked = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const picture of panel.querySelectorAll('img')) asked.add(picture.getAttribute('src'))
  })
  observer.observe(panel, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  await user.type(await field(/^Obrázek/), 'javascript:alert(2)')
  await user.clear(await field(/^Obrázek/))
  await user.type(await field(/^Obrázek/), '/')
  await waitFor(() => expect([...asked]).toEqual(['/']))
})

test('a picture is taken from the gallery with its size, and the page shows it', async () => {
  const photo = { id: 3, image: '/media/modry.svg', alt: 'Modrý telefon', width: 240, height: 320 }
  await openGallery({ id: 8, name: 'iPhone 16', photos: [photo] })
  await press('Použít fotku: Modrý telefon')
  await waitFor(() => expect(lastPreview()).toEqual({ image: '/media/modry.svg', imageWidth: 240 }))
  expect(await field(/^Obrázek/)).toHaveValue('/media/modry.svg')
  expect(screen.queryByRole('combobox', { name: /^Hledat v galerii/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vybrat z galerie' })).toHaveFocus())
  await press('Zpět')
  await waitFor(() => expect(lastPreview()).toEqual({}))
})

test('who opens the gallery is offered its newest filesets before a search', async () => {
  const photo = { id: 3, image: '/media/modry.svg', alt: 'Modrý telefon', width: 240, height: 320 }
  const server = await openGallery({ id: 8, name: 'iPhone 16', photos: [photo] }, async () => {
    const newest = await screen.findByRole('list', { name: 'Nejnovější galerie' })
    await user.click(within(newest).getByRole('button', { name: 'iPhone 16 3 fotky' }))
  })
  await press('Použít fotku: Modrý telefon')
  await waitFor(() => expect(lastPreview()).toEqual({ image: '/media/modry.svg', imageWidth: 240 }))
  expect(server.calls.filter(({ route }) => route === 'gallery-filesets-by-term')).toHaveLength(1)
})

test('photos are told from their groups, each has its name, and the one that is set is marked', async () => {
  const photos = ['Modrý telefon', 'Bílý telefon'].map((alt, at) => ({
    id: at,
    image: `/media/${at}.svg`,
    alt,
    width: 240,
    height: 320,
  }))
  await openGallery({ id: 8, name: 'iPhone 16', photos }, async () => {
    await press('iPhone 16 3 fotky')
  })
  expect(await screen.findByRole('heading', { name: 'iPhone 16' })).toBeVisible()
  expect(screen.getByText('Bílý telefon')).toBeVisible()
  expect(screen.queryByText('Vybráno')).toBeNull()
  await press('Použít fotku: Bílý telefon')
  await press('Vybrat z galerie')
  await press('iPhone 16 3 fotky')
  const chosen = await screen.findByRole('button', { name: 'Použít fotku: Bílý telefon' })
  expect(chosen).toHaveAttribute('aria-current', 'true')
  expect(within(chosen).getByText('Vybráno')).toBeVisible()
  expect(screen.getAllByText('Vybráno')).toHaveLength(1)
})

test('photos that could not be read are asked for again by a press, and what was typed stays', async () => {
  let tries = 0
  const server = await openGallery(() =>
    tries++ === 0 ? { status: 400, body: {} } : { id: 8, name: 'iPhone 16', photos: [] },
  )
  await press('Zkusit znovu')
  expect(await screen.findByRole('list', { name: 'iPhone 16' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /^Hledat v galerii/ })).toHaveValue('iPhone 16')
  expect(server.calls.filter(({ route }) => route === 'gallery-fileset')).toHaveLength(2)
})

test('a code is refused beside its field, in words', async () => {
  const id = {
    kind: 'reference',
    isRequired: true,
    pattern: '^[a-z0-9-]+$',
    label: 'Kód',
    refusal: 'Bez mezer.',
  }
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { id } } }
  show({ 'component-catalogue': { widgets } } as never)
  await press(/^Nabídka/)
  await user.type(await field('Kód'), 'Podzim 2026!')
  expect(await field('Kód')).toHaveAccessibleDescription(/Bez mezer\./)
})

test('a telephone number is refused beside its field, in words', async () => {
  const phone = {
    ...{ kind: 'text', isRequired: false, default: '', max: 40, label: 'Telefon' },
    ...{ pattern: PHONE_PATTERN, refusal: 'Bez písmen.' },
  }
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { phone } } }
  show({ 'component-catalogue': { widgets } } as never)
  await press(/^Nabídka/)
  await user.type(await field(/^Telefon/), 'abc')
  expect(await field(/^Telefon/)).toHaveAccessibleDescription(/Bez písmen\./)
  await user.clear(await field(/^Telefon/))
  await user.type(await field(/^Telefon/), '+420 800 123 456')
  expect(await field(/^Telefon/)).not.toHaveAccessibleDescription(/Bez písmen\./)
})

test('AC-005 whoever is no staff gets a word on it and no panel', async () => {
  const nobody = { authenticated: false, staff: false, shop_account: false }
  const { unmount } = show({ 'active-user': nobody })
  expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cz\/prihlaseni\/\?next=/),
  )
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  show({ 'active-user': { ...nobody, authenticated: true } })
  expect(await screen.findByText('K zobrazení této stránky nemáte oprávnění.')).toBeVisible()
})

test.each(['javascript:alert(1)', '//jinde.cz', 'kamkoli'])(
  'an address that no component links is told before it is saved: %s',
  async address => {
    const termsUrl = { kind: 'link', isRequired: false, default: '', max: 500, label: 'Odkaz', help: '' }
    const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { termsUrl } } }
    show({
      'component-catalogue': { widgets },
      'component-params-save': saveAll,
      'products-by-code': offerProducts,
    } as never)
    await press(/^Nabídka/)
    const link = await screen.findByRole('combobox', { name: /^Odkaz/ })
    await user.type(link, address)
    expect(await screen.findByText(/Adresa jiného webu začíná https:\/\//)).toBeVisible()
    expect(link).toBeInvalid()
    expect(link).toHaveAccessibleDescription(/Vyberte stránku z nabídky/)
    await press('Uložit')
    await waitFor(() => expect(queryTold('Úspěšně uloženo.')).toBeNull())
    await user.clear(link)
    await user.type(link, '/cz/podminky/')
    expect(link).toBeValid()
    await press('Uložit')
    await findTold('Úspěšně uloženo.')
  },
)

test.each([
  ['https://user:pw@evil.example/', 'V adrese nesmí být jméno ani heslo.'],
  ['https://', 'Adresa není úplná. Za https:// chybí název webu.'],
  ['https:///cesta', 'Adresa není úplná. Za https:// chybí název webu.'],
])(
  'an address of another site that can’t be linked is refused by its real reason: %s',
  async (value, reason) => {
    const href = { kind: 'link', isRequired: false, default: '', max: 500, label: 'Odkaz', help: '' }
    show({
      'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { href } } } },
      'component-params': { ...PROMO, params: [{ name: 'href', value, type: 'string' }] },
    } as never)
    await press(/^Nabídka/)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(queryTold(/Adresa jiného webu začíná/)).toBeNull()
    expect(screen.getByRole('combobox', { name: /^Odkaz/ })).toHaveAccessibleDescription(new RegExp(reason))
  },
)

test('on a small screen the panel waits to be opened', async () => {
  await page.viewport(390, 844)
  show()
  const panel = await screen.findByRole('complementary')
  expect(panel.getBoundingClientRect().height).toBeLessThan(844 / 6)
  expect(screen.queryByRole('button', { name: 'Vybrat na stránce' })).toBeNull()
  await press('Zobrazit panel')
  expect(screen.getByRole('button', { name: 'Vybrat na stránce' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skrýt panel' })).toHaveFocus())
  expect(panel.getBoundingClientRect().height).toBeLessThan(844 * 0.6)
})

test('while a component is added, no two buttons have one name', async () => {
  renderWidget(widget, { params: { page: '5' }, market: 'ro', server: EDITOR_SERVER as Fixtures })
  await press('Adăugați o componentă')
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toContain('Renunțați')
  expect(new Set(names).size).toBe(names.length)
})

/** By WCAG, of two colours as `getComputedStyle` tells them. */
function readContrast({ color, backgroundColor }: CSSStyleDeclaration): number {
  const [a = 0, b = 0] = [color, backgroundColor].map(rgb => {
    const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(part => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each(['light', 'dark'])('what is pressed and pointed at can still be read: %s', async scheme => {
  const { container } = show()
  container.style.colorScheme = scheme
  container.dataset.theme = scheme
  await press('Vybrat na stránce')
  const button = screen.getByRole('button', { name: 'Vybrat na stránce' })
  button.style.transition = 'none'
  await pointer.hover(button)
  expect(button.matches(':hover[aria-pressed="true"]')).toBe(true)
  expect(readContrast(getComputedStyle(button))).toBeGreaterThanOrEqual(4.5)
})

test('a component is called by its name alone; of two alike the first is 1 and the second is 2', async () => {
  content.insertAdjacentHTML(
    'beforeend',
    '<div data-component-slot="215"><div data-component="promo" data-component-pk="215"></div></div>',
  )
  show()
  for (const name of [/^Nabídka 1 /, /^Sdělení /, /^Nabídka 2 /])
    expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(screen.queryByText(/\(\d+\)/)).toBeNull()
})

test('on which screens a component wakes is chosen in words; only another condition is written as CSS', async () => {
  const { server } = await openPromo({ 'component-params-save': saveAll } as never)
  const moment = await field(/^Kdy se komponenta/)
  const readSaved = () => server.calls.findLast(call => call.route === 'component-params-save')?.body
  await user.selectOptions(moment, 'jen na telefonech')
  expect(screen.queryByLabelText('Podmínka CSS')).toBeNull()
  await press('Uložit')
  await waitFor(() => expect(readSaved()).toMatchObject({ when: 'media(max-width: 767px)' }))
  expect(moment).toHaveDisplayValue('jen na telefonech')
  await user.selectOptions(moment, 'jen na některých obrazovkách (nastavuje vývojář)')
  await user.type(await field('Na kterých obrazovkách'), 'print')
  await press('Uložit')
  await waitFor(() => expect(readSaved()).toMatchObject({ when: 'media(print)' }))
})

test('a link offers the pages of this market by their names and paths, and products; any other address can be typed', async () => {
  content.insertAdjacentHTML(
    'beforeend',
    '<nav><a href="/cz/vykup/">Výkup</a> <a href="/cz/vykup/">Prodat</a> <a href="/cz/servis/">Servis</a> <a href="/ro/">România</a> <a href="https://jinde.example/">Jinde</a></nav><nav hidden><a href="/cz/kosik/">Košík</a></nav>',
  )
  const { href: former } = location
  history.replaceState(null, '', '/cz/vykup/')
  onTestFinished(() => history.replaceState(null, '', former))
  const href = { kind: 'link', isRequired: true, default: undefined, max: 500, label: 'Kam vede', help: '' }
  const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { href } } }
  const { server } = show({
    'component-catalogue': { widgets },
    'component-params-save': saveAll,
    'products-by-code': offerProducts,
  } as never)
  await press(/^Nabídka/)
  await screen.findByRole('combobox', { name: /^Kam vede/ })
  const link = () => screen.getByRole('combobox', { name: /^Kam vede/ })
  const offered = () =>
    within(screen.getByRole('listbox'))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent)
  await user.type(link(), '{ArrowDown}')
  expect(offered()).toEqual(['Košík · /cz/kosik/', 'Servis · /cz/servis/', 'Výkup · /cz/vykup/'])
  await user.type(link(), 'VYK')
  expect(offered()).toEqual(['Výkup · /cz/vykup/'])
  await waitFor(() => expect(offered()).toContain('Nabíječka usb-20w · /cz/zbozi/usb-20w/'))
  expect(link()).not.toHaveAccessibleDescription(/Vede na stránku/)
  await user.click(screen.getByRole('option', { name: /^Výkup/ }))
  expect(link()).toHaveValue('/cz/vykup/')
  expect(link()).toHaveAccessibleDescription(/Vede na stránku „Výkup“\./)
  await user.clear(link())
  await user.type(link(), 'kosik')
  expect(offered()).toEqual(['Košík · /cz/kosik/'])
  await user.clear(link())
  await user.type(link(), 'nikde')
  server.change({ 'products-by-code': { results: [] } })
  expect(await findTold('Nic jsme nenašli.')).toBeVisible()
  await user.clear(link())
  await user.type(link(), '/cz/vykup/')
  expect(queryTold('Nic jsme nenašli.')).toBeNull()
  await press('Zpět')
  await waitFor(() => expect(link()).not.toHaveValue('/cz/vykup/'))
  await press('Znovu')
  await waitFor(() => expect(link()).toHaveValue('/cz/vykup/'))
  await user.clear(link())
  expect(await screen.findByText('Vyplňte, kam odkaz vede.')).toBeVisible()
  await user.type(link(), '/cz/kontakt/')
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  const { body } = server.calls.find(call => call.route === 'component-params-save') ?? {}
  expect(body).toMatchObject({
    params: expect.arrayContaining([{ name: 'href', value: '/cz/kontakt/', type: 'string' }]),
  })
})

test('a link to a page of this site that nobody knows is warned of beside its field, and saved', async () => {
  content.insertAdjacentHTML('beforeend', '<nav><a href="/cz/vykup/">Výkup</a></nav>')
  const { href: former } = location
  history.replaceState(null, '', '/cz/')
  onTestFinished(() => history.replaceState(null, '', former))
  const href = { kind: 'link', isRequired: false, default: '', max: 500, label: 'Kam vede', help: '' }
  const { server } = show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { href } } } },
    'component-params': { ...PROMO, params: [{ name: 'href', value: '/cz/neexistuje/', type: 'string' }] },
    'component-params-save': saveAll,
    'products-by-code': offerProducts,
  } as never)
  await press(/^Nabídka/)
  const warning = 'Mezi známými stránkami webu tato adresa není. Zkontrolujte ji prosím.'
  expect(await findTold(warning)).toBeVisible()
  const link = screen.getByRole('combobox', { name: /^Kam vede/ })
  expect(link).toHaveAccessibleDescription(new RegExp(warning))
  expect(link).toBeValid()
  const lookedFor = (part: string) =>
    server.calls.filter(({ route, query }) => route === 'products-by-code' && query.get('search') === part)
  const type = async (address: string) => {
    await user.clear(link)
    await user.type(link, address)
    await user.tab()
  }
  for (const known of ['/cz/vykup/?barva=modra#nahoru', 'https://jinde.example/neexistuje/', '/ro/pagina/']) {
    await type(known)
    expect(queryTold(warning)).toBeNull()
  }
  await type('/cz/zbozi/usb-20w/')
  await waitFor(() => expect(lookedFor('usb-20w')).toHaveLength(1))
  expect(queryTold(warning)).toBeNull()
  await type('/cz/take-neexistuje/')
  expect(await findTold(warning)).toBeVisible()
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
})

test.each([
  ['the catalogue', async () => {}],
  ['the form of a new component', async () => press(/^Sdělení Jedna věta/)],
])(
  'from %s the changes are looked through, and from these what is published and what is new',
  async (_, open) => {
    show({ 'page-draft': CHANGED, 'page-draft-publish': { ...DRAFT, version: 3 } })
    const add = /^(Přidat komponentu|Dokončit přidání)/
    await press(add)
    await open()
    await press('Zkontrolovat a zveřejnit')
    expect(await screen.findByRole('heading', { name: 'Co se zveřejní' })).toHaveFocus()
    await press('Všechny komponenty')
    await press(add)
    expect(await screen.findByRole('heading', { name: /^Přidat/ })).toBeVisible()
    await press('Zkontrolovat a zveřejnit')
    await press('Zveřejnit')
    expect(await screen.findByRole('heading', { name: 'Zveřejněno' })).toHaveFocus()
    await press(add)
    expect(await screen.findByRole('heading', { name: /^Přidat/ })).toBeVisible()
  },
)

test('a new component that is half filled in is kept while the changes are looked through', async () => {
  show({ 'page-draft': CHANGED })
  await press('Přidat komponentu')
  await press(/^Sdělení Jedna věta/)
  await user.type(await field(/^Nadpis/), 'Zítra zavřeno')
  await user.selectOptions(await field('Kam ji umístit'), 'Za: Nabídka')
  await press('Zkontrolovat a zveřejnit')
  await press('Všechny komponenty')
  await press('Dokončit přidání: Sdělení')
  expect(await field(/^Nadpis/)).toHaveValue('Zítra zavřeno')
  expect(await field('Kam ji umístit')).toHaveDisplayValue('Za: Nabídka')
})

test.each([
  ['Zrušit', 'Přidat komponentu'],
  ['Jiná komponenta', /^Sdělení Jedna věta/],
] as const)(
  'a new component with something in it is not left unasked, nor given up by %s',
  async (way, after) => {
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    show()
    await press('Přidat komponentu')
    await press(/^Sdělení Jedna věta/)
    expect(leave()).toBe(true)
    await user.type(await field(/^Nadpis/), 'Zítra zavřeno')
    expect(leave()).toBe(false)
    await press(way)
    expect(await screen.findByText('Zahodit, co jste vyplnili?')).toBeVisible()
    await press('Pokračovat')
    expect(await field(/^Nadpis/)).toHaveValue('Zítra zavřeno')
    await press(way)
    await press('Zahodit')
    expect(await screen.findByRole('button', { name: after })).toBeVisible()
    expect(leave()).toBe(true)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
)

test.each([
  [1366, 640],
  [390, 844],
])(
  'in a window of %i × %i whether what is filled in may go is asked in sight and with the focus, and Escape keeps it',
  async (width, height) => {
    await page.viewport(width, height)
    history.replaceState(null, '', '?edit')
    onTestFinished(() => history.replaceState(null, '', location.pathname))
    show()
    await press('Přidat komponentu')
    await press(/^Nabídka Upoutávka/)
    await user.type(await field(/^Nadpis/), 'Zima')
    for (const way of ['Zrušit', 'Jiná komponenta']) {
      await press(way)
      const asked = screen.getByRole('group', { name: 'Zahodit, co jste vyplnili?' })
      expect(asked).toHaveFocus()
      const { top, bottom } = asked.getBoundingClientRect()
      expect([top > 0, bottom <= height]).toEqual([true, true])
      const giveUp = screen.getByRole('button', { name: 'Zahodit' })
      expect(getComputedStyle(giveUp).backgroundColor, 'as what deletes').toBe('rgba(0, 0, 0, 0)')
      await user.keyboard('{Escape}')
      expect(await screen.findByRole('button', { name: way })).toHaveFocus()
      expect(await field(/^Nadpis/)).toHaveValue('Zima')
    }
  },
)

test('components of one kind are told apart by their first text, in the list and where they are published', async () => {
  show({ 'page-draft': CHANGED })
  expect(await screen.findByRole('button', { name: /^Nabídka funguje.*Podzimní výkup/ })).toBeVisible()
  await press('Zkontrolovat a zveřejnit')
  expect(await screen.findByText('Nabídka („Podzimní výkup“)')).toBeVisible()
})

test('in a low window a component that is open beside a draft has room for its fields', async () => {
  await page.viewport(1366, 640)
  history.replaceState(null, '', '?edit')
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  await openPromo({ 'page-draft': CHANGED })
  const review = await screen.findByRole('button', { name: 'Zkontrolovat a zveřejnit' })
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
  // All ways on stand in one row.
  for (const name of ['Všechny komponenty', 'Zpět', 'Znovu'])
    expect(top(screen.getByRole('button', { name }))).toBe(top(review))
  expect(top(screen.getByRole('link', { name: 'Ukončit úpravy' }))).toBe(top(review))
  const readSign = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name }), '::before').content
  expect(readSign('Zpět')).toContain('↶')
  expect(readSign('Znovu')).toContain('↷')
  const foot = screen.getByRole('button', { name: 'Uložit' }).closest('.ostrov-form-actions')
  expect(foot && top(foot) - top(screen.getByText('Nadpis'))).toBeGreaterThan(280)
})

test.each([
  ['a new one', 1366, 900],
  ['a new one', 1366, 640],
  ['one of the page', 1366, 900],
] as const)(
  'the first wrong field of a form has its label and its error in sight: %s at %i × %i',
  async (kind, width, height) => {
    await page.viewport(width, height)
    const isNew = kind === 'a new one'
    show({ 'component-params': { ...PROMO, params: [] } } as never)
    if (isNew) await press('Přidat komponentu')
    await press(isNew ? /^Nabídka Upoutávka/ : /^Nabídka/)
    const title = await field('Nadpis')
    const body = title.closest('.ostrov-editor-body') as HTMLElement
    // Its input is in sight by a little, and so the focus alone would leave it there.
    const past = () => Math.round(title.getBoundingClientRect().top - body.getBoundingClientRect().top)
    body.scrollTop += past() - 2
    expect(past()).toBe(2)
    // A press would have the tests' own pointer scroll before.
    ;(title as HTMLInputElement).form?.requestSubmit()
    await waitFor(() => expect(title).toHaveFocus())
    const error = await findTold('Vyplňte pole „Nadpis“.')
    const foot = body.querySelector('.ostrov-form-actions')?.getBoundingClientRect().top ?? 0
    const label = screen.getByText('Nadpis', { selector: 'label *' })
    await waitFor(() => {
      expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(body.getBoundingClientRect().top)
      expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot)
    })
  },
)

test('a new component with nothing in it is given up at once', async () => {
  show()
  await press('Přidat komponentu')
  await press(/^Sdělení Jedna věta/)
  await press('Zrušit')
  expect(await screen.findByRole('button', { name: 'Přidat komponentu' })).toBeVisible()
})

test('a new component with nothing in it is given up by Escape, and one with something in it is kept', async () => {
  show()
  await press('Přidat komponentu')
  await press(/^Sdělení Jedna věta/)
  await user.click(await field(/^Nadpis/))
  await user.keyboard('x{Escape}')
  expect(await field(/^Nadpis/)).toHaveValue('x')
  await user.clear(await field(/^Nadpis/))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Přidat komponentu' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Komponenty na stránce' })).toHaveFocus())
})

test('what was undone is told no longer once the changes are looked through', async () => {
  await openPromo({ 'page-draft': CHANGED })
  await user.type(await field('Nadpis'), '!')
  await press('Zpět')
  expect(await findTold(/Nabídka\.$/)).toBeVisible()
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  expect(queryTold(/Nabídka\.$/)).toBeNull()
})

test.each([
  [390, 844],
  [360, 640],
  [320, 640],
])(
  'on a phone of %i × %i the first field of a component that is opened beside a draft is in sight',
  async (width, height) => {
    await page.viewport(width, height)
    history.replaceState(null, '', '?edit')
    onTestFinished(() => history.replaceState(null, '', location.pathname))
    show({ 'page-draft': CHANGED })
    await press(/^Nabídka/)
    const first = await field('Nadpis')
    const foot = screen.getByRole('button', { name: 'Uložit' }).closest('.ostrov-form-actions')
    await waitFor(() => {
      const { top: end = 0 } = foot?.getBoundingClientRect() ?? {}
      const { top } = screen.getByText('Nadpis').getBoundingClientRect()
      const { top: start = 0 } = first.closest('.ostrov-editor-body')?.getBoundingClientRect() ?? {}
      expect([top >= start, first.getBoundingClientRect().bottom <= end]).toEqual([true, true])
    })
  },
)

test('what was undone of a publishing is not told any longer once it is published again', async () => {
  show({
    'page-draft': { ...DRAFT, version: 2, can_undo: true },
    'page-draft-step': { ...CHANGED, version: 3, can_undo: false, can_redo: true },
    'page-draft-publish': { ...DRAFT, version: 4, can_undo: true },
  } as never)
  await findTold('Všechno je zveřejněné.')
  await press('Zpět')
  const told = 'Předchozí podoba je v návrhu, návštěvníci ji uvidí po zveřejnění.'
  expect(await findTold(told)).toBeVisible()
  await press('Zkontrolovat a zveřejnit')
  await press('Zveřejnit')
  expect(await screen.findByRole('heading', { name: 'Zveřejněno' })).toHaveFocus()
  expect(queryTold(told)).toBeNull()
})

test('the place for messages, of which one is enough, leads to where it stands', async () => {
  const widgets = {
    ...CATALOGUE.widgets,
    notifications: { ...CATALOGUE.widgets.notice, label: 'Upozornění' },
  }
  content.insertAdjacentHTML(
    'beforeend',
    '<div data-component-slot="46"><div data-component="notifications" data-component-pk="46" data-state="ready">x</div></div>',
  )
  show({ 'component-catalogue': { widgets } } as never)
  await press('Přidat komponentu')
  await press(/^Upozornění.*Už je na stránce a stačí jednou/)
  expect(await screen.findByRole('heading', { name: 'Upozornění' })).toHaveFocus()
})

test('what the server alone fills in is asked of nobody, and stays as it is', async () => {
  const initial = {
    kind: 'text',
    isRequired: false,
    default: '',
    max: 900,
    label: 'Zprávy serveru',
    help: '',
  }
  const { promo, notice } = CATALOGUE.widgets
  const params = { ...promo.params, initial: { ...initial, filledBy: 'server' } }
  const saved = [...PROMO.params, { name: 'initial', value: '{messages}', type: 'string' }]
  const { server } = show({
    'component-catalogue': { widgets: { promo: { ...promo, params }, notice } },
    'component-params': { ...PROMO, params: saved },
    'component-params-save': saveAll,
  })
  await press(/^Nabídka/)
  await user.type(await field('Nadpis'), '!')
  expect(screen.queryByText(/Zprávy serveru/)).toBeNull()
  expect(screen.queryByText(/initial =/)).toBeNull()
  const head = document.querySelector<HTMLElement>('.ostrov-editor-head')
  const before = head?.offsetHeight
  await press('Uložit')
  await findTold('Úspěšně uloženo.')
  expect(head?.offsetHeight, 'the outcome has its line').toBe(before)
  expect(before).toBeLessThan(70)
  await press('Všechny komponenty')
  expect(head?.offsetHeight, 'the overview has it, too').toBe(before)
  expect(server.calls.find(({ route }) => route === 'component-params-save')?.body).toMatchObject({
    params: expect.arrayContaining([{ name: 'initial', value: '{messages}', type: 'string' }]),
  })
  await press('Přidat komponentu')
  await press(/^Nabídka Upoutávka/)
  await field('Nadpis')
  expect(screen.queryByText(/Zprávy serveru/)).toBeNull()
})

test('room that is kept for what was looked at is folded while the page is edited', async () => {
  const place = document.createElement('div')
  place.dataset.component = 'last-visited'
  place.innerHTML =
    '<div class="ostrov"><div class="ostrov-last-visited" data-kept style="min-block-size: 300px"></div></div>'
  content.append(place)
  onTestFinished(() => place.remove())
  expect(place.offsetHeight).toBe(300)
  show()
  await screen.findByRole('button', { name: 'Přidat komponentu' })
  expect(place.offsetHeight).toBe(0)
})

test('a component is put beside the page’s own sections and moved past them, each called by the heading on that side', async () => {
  const section = content.querySelector('[data-component-slot="text-1"]')
  if (section) {
    section.innerHTML = '<h2>Časté dotazy</h2><p>Text stránky.</p><h3>Kdy?</h3><h2>Kontakt</h2><p>Pište.</p>'
  }
  show(keepDraft() as never)
  await press(/^Nabídka/)
  await press('Posunout výš')
  expect(await findTold('Posunuto nad část „Časté dotazy“.')).toBeVisible()
  await press('Zpět')
  expect(await findTold('Vráceno zpět: posun komponenty „Nabídka“.')).toBeVisible()
  await press('Posunout výš')
  expect(await findTold('Posunuto nad část „Časté dotazy“.')).toBeVisible()
  await press('Posunout níž')
  expect(await findTold('Posunuto pod část „Kontakt“.')).toBeVisible()
  await press('Posunout níž')
  expect(await findTold('Posunuto pod komponentu „Sdělení“.')).toBeVisible()
  await press('Všechny komponenty')
  await press('Přidat komponentu')
  await press(/^Sdělení Jedna věta/)
  const options = within(await field('Kam ji umístit')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Na konec stránky',
    'Na začátek stránky',
    'Za: část „Kontakt“',
    'Za: Sdělení',
  ])
})

test('a place beside a section that has no name is offered from both of its sides', async () => {
  content
    .querySelector('[data-component-slot="17"]')
    ?.insertAdjacentHTML('afterend', '<section data-component-slot="text-2"><hr></section>')
  show()
  await press('Přidat komponentu')
  await press(/^Sdělení Jedna věta/)
  const options = within(await field('Kam ji umístit')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Na konec stránky',
    'Na začátek stránky',
    'Za: část „Text stránky.“',
    'Za: Nabídka',
    'Před: Sdělení',
  ])
})

test.each(['a browser that moves an element as it is', 'a browser that takes it out and puts it in again'])(
  'in %s a component is moved in the list by the keyboard, the focus stays on its button, and the head of the panel tells where it went',
  async browser => {
    if (browser.includes('again')) {
      const { moveBefore } = Element.prototype
      Object.assign(Element.prototype, { moveBefore: undefined })
      onTestFinished(() => void Object.assign(Element.prototype, { moveBefore }))
    }
    show(keepDraft() as Fixtures)
    const down = await screen.findByRole('button', { name: 'Posunout níž: Nabídka' })
    down.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(slots()).toEqual(['text-1', '18', '17']))
    const told = await findTold('Posunuto pod komponentu „Sdělení“.')
    expect(told.closest('header')).not.toBeNull()
    await waitFor(() => expect(down).toHaveFocus())
    expect(down).toHaveAttribute('aria-disabled', 'true')
    const up = screen.getByRole('button', { name: 'Posunout výš: Nabídka' })
    up.focus()
    await user.keyboard('{Enter}')
    await findTold('Posunuto nad komponentu „Sdělení“.')
    await waitFor(() => expect(up).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(slots()).toEqual(['17', 'text-1', '18']))
    await findTold('Posunuto nad část „Text stránky.“.')
    await press('Zpět')
    await findTold('Vráceno zpět: posun komponenty „Nabídka“.')
    expect(queryTold('Posunuto nad část „Text stránky.“.')).toBeNull()
    await press('Znovu')
    expect(await findTold('Provedeno znovu: posun komponenty „Nabídka“.')).toBeVisible()
  },
)

test('what a colleague took back of the changes that were looked through is named, and nothing is said to be marked where nothing is new', async () => {
  const { server } = show({
    'page-draft': CHANGED,
    'page-draft-publish': { status: 409, body: { detail: 'Mezitím změněno.' } },
  })
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  const changes = CHANGED.changes.slice(0, 1)
  server.change({ 'page-draft': { ...CHANGED, version: 9, changed_by: 'Eva Dvořáková', changes } })
  await press('Zveřejnit')
  const note = await findTold(/^Stránku mezitím změnil někdo jiný: Eva Dvořáková\./)
  expect(note.textContent).toMatch(/Projděte.si.změny.znovu\.\sUž.se.nezveřejní:.Sdělení\.$/)
  expect(note.textContent).not.toMatch(/nové.jsou.označené/)
})

test('what could not be published is told to be so, and what visitors see meanwhile', async () => {
  show({ 'page-draft': CHANGED, 'page-draft-publish': { status: 503, body: {} } })
  await press('Zkontrolovat a zveřejnit')
  await press('Zveřejnit')
  expect(
    await findTold(/^Stránku se nepodařilo zveřejnit, návštěvníci vidí dosavadní podobu\. Zkuste to/),
  ).toBeVisible()
  // Its own button does it again.
  expect(screen.getByRole('button', { name: 'Zveřejnit' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
})

test('the next component is added straight from the settings of the last one', async () => {
  show(keepDraft() as Fixtures)
  await press(/^Nabídka/)
  await field('Nadpis')
  await press('Přidat komponentu')
  expect(await field('Najít komponentu')).toHaveFocus()
  await press('Zrušit')
  expect(await screen.findByRole('heading', { name: 'Komponenty na stránce' })).toBeVisible()
})

test('on a phone the panel is a bar while a component is picked, and its button gives that up', async () => {
  await page.viewport(390, 844)
  show()
  await press('Zobrazit panel')
  await press('Vybrat na stránce')
  const cancel = await screen.findByRole('button', { name: 'Zrušit' })
  await waitFor(() => expect(cancel).toHaveFocus())
  const panel = screen.getByRole('complementary')
  expect(panel.getBoundingClientRect().height).toBeLessThan(844 / 4)
  const cover = document.querySelector('.ostrov-editor-cover')?.getBoundingClientRect()
  await waitFor(() =>
    expect(document.querySelector('.ostrov-editor-cover')?.getBoundingClientRect().bottom).toBeCloseTo(
      panel.getBoundingClientRect().top,
      0,
    ),
  )
  expect(cover?.top).toBe(0)
  await user.click(cancel)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vybrat na stránce' })).toHaveFocus())
})

test('by touch the picking is said to end by its button, not by a key', async () => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    query === '(pointer: coarse)' ? { ...real('all'), matches: true } : real(query),
  )
  show()
  await press('Vybrat na stránce')
  expect(
    await findTold('Klepněte na komponentu na stránce. Výběr ukončíte klepnutím na Zrušit.'),
  ).toBeVisible()
  expect(queryTold(/klávesou/)).toBeNull()
})

test('a code that is measured by is proposed from the title until somebody types another', async () => {
  const widgets = {
    ...CATALOGUE.widgets,
    banner: {
      label: 'Reklamní plocha',
      help: '',
      when: 'visible',
      params: {
        title: { kind: 'text', isRequired: false, default: '', max: 120, label: 'Titulek', help: '' },
        id: {
          kind: 'reference',
          isRequired: true,
          pattern: '^[A-Za-z0-9-]+$',
          label: 'Kód kampaně',
          help: '',
        },
      },
    },
  }
  const placed = JSON.stringify([{ name: 'id', value: 'podzimni-vykup', type: 'string' }])
  content.insertAdjacentHTML(
    'beforeend',
    `<div data-component-slot="46"><div data-component="banner" data-component-pk="46" data-state="ready"><script type="application/json">${placed}</script>x</div></div>`,
  )
  show({ 'component-catalogue': { widgets } } as never)
  await press('Přidat komponentu')
  await press(/^Reklamní plocha/)
  const title = await field(/^Titulek/)
  await user.type(title, 'Příští týden: – 20 %!')
  expect(await field(/^Kód kampaně/)).toHaveValue('pristi-tyden-20')
  await user.clear(title)
  await user.type(title, 'Podzimní výkup')
  expect(await field(/^Kód kampaně/)).toHaveValue('podzimni-vykup-2')
  await user.type(await field(/^Kód kampaně/), 'x')
  await user.type(title, ' mobilů')
  expect(await field(/^Kód kampaně/)).toHaveValue('podzimni-vykup-2x')
  await user.clear(await field(/^Kód kampaně/))
  await user.type(title, '!')
  expect(await field(/^Kód kampaně/)).toHaveValue('')
})

test('what is removed is told by its number among its kind and by its title', async () => {
  const removed = {
    kind: 'removed',
    pk: '12',
    component: 'notice',
    number: 2,
    params: [
      { name: 'level', before: 30, after: null },
      { name: 'title', before: 'Zítra zavřeno', after: null },
    ],
    when: null,
  }
  show({
    'page-draft': { ...CHANGED, changes: [removed] },
    'page-draft-publish': { ...DRAFT, version: 3 },
  } as never)
  await press('Zkontrolovat a zveřejnit')
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual(['Odebráno Sdělení 2 („Zítra zavřeno“)'])
  await press('Zveřejnit')
  expect(await findTold('Odebráno: Sdělení 2 („Zítra zavřeno“)')).toBeVisible()
})

test('what was saved only to be looked through is told', async () => {
  const { server } = await openPromo({ 'component-params-save': saveAll })
  server.change({ 'page-draft': CHANGED })
  await user.type(await field('Nadpis'), '!')
  await press('Zkontrolovat a zveřejnit')
  expect(await findTold('Uložili jsme i rozepsané změny.')).toBeVisible()
  await press('Všechny komponenty')
  await press('Zkontrolovat a zveřejnit')
  await screen.findByRole('heading', { name: 'Co se zveřejní' })
  expect(queryTold('Uložili jsme i rozepsané změny.')).toBeNull()
})

test('a session that ended while saving is told once, with the way to sign in', async () => {
  await openPromo({
    'component-params-save': {
      status: 403,
      body: { detail: 'Authentication credentials were not provided.' },
    },
  })
  await user.type(await field('Nadpis'), '!')
  await press('Uložit')
  expect(await findTold(/Nastavení se nepodařilo uložit\./)).toBeVisible()
  // The head tells what came of it after the note does.
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(screen.getByRole('complementary').textContent).not.toMatch(/Během ukládání/)
  expect(screen.getByRole('link', { name: 'Přihlásit se (nová karta)' })).toHaveAttribute('target', '_blank')
})

test('what is about to be published can be previewed, and names pages that links lead to with their paths', async () => {
  const link = { kind: 'link', isRequired: false, default: '', label: 'Kam vede' }
  const { href } = new URL('/cz/vykup/', location.href)
  content.insertAdjacentHTML('beforeend', `<p><a href="${href}">Výkup</a></p>`)
  const { pathname, search, hash } = location
  history.replaceState(null, '', '/cz/')
  onTestFinished(() => history.replaceState(null, '', pathname + search + hash))
  const params = [{ name: 'link', before: 'https://jinde.example/', after: '/cz/vykup/' }]
  const change = { kind: 'changed', pk: '17', component: 'promo', when: null, params }
  show({
    'component-catalogue': { widgets: { promo: { ...CATALOGUE.widgets.promo, params: { link } } } },
    'page-draft': { ...CHANGED, changes: [change] },
  } as never)
  await press('Zkontrolovat a zveřejnit')
  expect(await findTold('Výkup · /cz/vykup/')).toBeVisible()
  expect(await findTold('https://jinde.example/')).toBeVisible()
  const way = screen.getByRole('link', { name: /^Náhled/ })
  expect(way).toHaveAttribute('href', expect.stringMatching(/[?&]preview=/))
  expect(way.parentElement).toBe(screen.getByRole('button', { name: 'Zveřejnit' }).parentElement)
})

test.each([
  ['cz', 'mřížka (výchozí)', 'až ji návštěvník uvidí (výchozí)', /^Kdy se komponenta/],
  ['ro', 'mřížka (implicit)', 'când o vede vizitatorul (implicit)', /^Când pornește/],
] as const)(
  'what a choice has by default is offered once, marked as that: %s',
  async (market, grid, seen, when) => {
    renderWidget(widget, { params: { page: '5' }, market, server: EDITOR_SERVER as Fixtures })
    await press(/^Nabídka/)
    const names = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map(one => one.textContent)
    const layout = await field(/^Rozvržení/)
    expect(names(layout)).toEqual([grid, 'seznam'])
    expect(layout).toHaveDisplayValue(grid)
    const moments = names(await field(when))
    expect(moments.filter(name => name?.startsWith(seen.slice(0, 12)))).toEqual([seen])
    await user.selectOptions(layout, 'seznam')
    await waitFor(() => expect(lastPreview()).toMatchObject({ layout: 'list' }))
    await user.selectOptions(layout, grid)
    await waitFor(() => expect(lastPreview()).not.toHaveProperty('layout'))
  },
)

test('a choice that was saved with the value of its default shows that', async () => {
  const params = [...PROMO.params, { name: 'layout', value: 'grid', type: 'string' }]
  await openPromo({ 'component-params': { ...PROMO, params, when: 'visible' } } as never)
  expect(await field(/^Rozvržení/)).toHaveDisplayValue('mřížka (výchozí)')
  expect(await field(/^Kdy se komponenta/)).toHaveDisplayValue('až ji návštěvník uvidí (výchozí)')
})

test('a section without a heading is called by whole words in the list of positions', async () => {
  const text = 'Opravujeme telefony, kterým telefon vypadl z ruky a teď nesvítí.'
  const section = content.querySelector('[data-component-slot="text-1"]')
  if (section) section.textContent = text
  show()
  await press('Přidat komponentu')
  await press(/^Sdělení/)
  const names = within(await field(/^Kam ji umístit/)).getAllByRole('option')
  const called = names.flatMap(({ textContent }) => /„(Oprav.*)“/.exec(textContent)?.[1] ?? [])
  expect(called[0]).toBe('Opravujeme telefony, kterým telefon…')
})

test('why a save failed is told once, as an error beside the button that saves, and covers no field', async () => {
  await openPromo({ 'component-params-save': 'offline' })
  const title = await field('Nadpis')
  await user.type(title, '!')
  await press('Uložit')
  const note = await screen.findByRole('alert')
  expect(note.textContent).toMatch(/^Během ukládání došlo k chybě\. Nastavení se nepodařilo uložit\. \S/)
  const panel = screen.getByRole('complementary')
  expect(panel.querySelector('.ostrov-editor-outcome')).toBeEmptyDOMElement()
  expect(panel.textContent?.match(/Nevíme, jestli k nám/g)).toHaveLength(1)
  const foot = screen.getByRole('button', { name: 'Uložit' }).closest('.ostrov-form-actions') as HTMLElement
  const body = note.closest('.ostrov-editor-body') as HTMLElement
  const gap = () => foot.getBoundingClientRect().top - note.getBoundingClientRect().bottom
  await waitFor(() => expect(gap()).toBeGreaterThanOrEqual(0))
  expect(gap()).toBeLessThan(40)
  body.scrollTop = 0
  // It stays in its place below the fields.
  const when = await field(/^Kdy se komponenta/)
  expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(when.getBoundingClientRect().bottom)
})

test('on a phone why a save failed is not covered by why the draft could not be read', async () => {
  await page.viewport(390, 844)
  show({ 'page-draft': { status: 403, body: {} }, 'component-params-save': 'offline' })
  await press('Zobrazit panel')
  await press(/^Nabídka/)
  await user.type(await field('Nadpis'), '!')
  await press('Uložit')
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  const [draft, save] = screen.getAllByRole('alert') as [HTMLElement, HTMLElement]
  expect(save.textContent).toMatch(/Nastavení se nepodařilo uložit/)
  const body = save.closest('.ostrov-editor-body') as HTMLElement
  save.scrollIntoView({ block: 'start' })
  await waitFor(() =>
    expect(save.getBoundingClientRect().top).toBeGreaterThanOrEqual(body.getBoundingClientRect().top),
  )
  expect(draft.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
})

test('beside a phone’s page the way to publish stays in one row below the changes, and the other ways on follow them', async () => {
  await page.viewport(390, 844)
  show({ 'page-draft': CHANGED })
  await press('Zobrazit panel')
  await press('Zkontrolovat a zveřejnit')
  const foot = (await screen.findByRole('button', { name: 'Zveřejnit' })).closest('.ostrov-form-actions')
  expect(foot?.getBoundingClientRect().height).toBeLessThan(90)
  const body = foot?.closest('.ostrov-editor-body') as HTMLElement
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  const bottom = () => foot?.getBoundingClientRect().bottom ?? 0
  body.scrollTop = 0
  expect(bottom()).toBeLessThanOrEqual(body.getBoundingClientRect().bottom + 1)
  for (const name of ['Všechny komponenty', 'Zahodit všechny změny']) {
    body.scrollTop = body.scrollHeight
    const way = screen.getByRole('button', { name }).getBoundingClientRect()
    expect(way.top).toBeGreaterThanOrEqual(bottom())
    expect(way.bottom).toBeLessThanOrEqual(body.getBoundingClientRect().bottom)
  }
})

test.each(['a new one', 'one of the page'])(
  'a text in a product’s search that chose nothing is refused: %s',
  async kind => {
    const optional = { ...product, isRequired: false, default: '' }
    const widgets = { promo: { ...CATALOGUE.widgets.promo, params: { product: optional } } }
    const { server } = show({
      'component-catalogue': { widgets },
      'component-params': { ...PROMO, params: [{ name: 'product', value: 'usb-20w', type: 'string' }] },
      'component-params-save': saveAll,
      'page-components': { status: 500, body: {} },
      'products-by-code': offerProducts,
    } as never)
    const isNew = kind === 'a new one'
    if (isNew) await press('Přidat komponentu')
    await press(isNew ? /^Nabídka Upoutávka/ : /^Nabídka/)
    const search = await screen.findByRole('combobox', { name: 'Najít produkt' })
    await user.type(search, 'blbost xyz')
    const refusal = 'Vyberte produkt ze seznamu, nebo pole vyprázdněte.'
    expect(queryTold(refusal)).toBeNull()
    await press(isNew ? 'Vložit na stránku' : 'Uložit')
    expect(await findTold(refusal)).toBeVisible()
    await waitFor(() => expect(search).toHaveFocus())
    const sent = () =>
      server.calls.filter(({ route }) => /^(page-components|component-params-save)$/.test(route))
    expect(sent()).toEqual([])
    if (!isNew) await press('Zkontrolovat a zveřejnit')
    expect(screen.queryByRole('heading', { name: 'Co se zveřejní' })).toBeNull()
    await user.clear(search)
    await waitFor(() => expect(queryTold(refusal)).toBeNull())
    await press(isNew ? 'Vložit na stránku' : 'Uložit')
    await waitFor(() => expect(sent()).toHaveLength(1))
  },
)

test('on a phone the panel’s body alone scrolls, and beside its scrollbar the way out still stands in the row of undo', async () => {
  const { pathname, search, hash } = location
  await page.viewport(390, 844)
  history.replaceState(null, '', '?edit')
  onTestFinished(() => history.replaceState(null, '', pathname + search + hash))
  renderWidget(widget, { params: { page: '5' }, market: 'ro', server: EDITOR_SERVER as Fixtures })
  const leave = await screen.findByRole('link', { name: 'Încheiați editarea' })
  const panel = screen.getByRole('complementary')
  const body = within(panel).getByRole('group', { name: 'Editarea paginii' })
  expect(getComputedStyle(panel).overflowY).toBe('hidden')
  expect(getComputedStyle(body).overflowY).toBe('auto')
  const scrollbar = 15
  body.style.paddingInlineEnd = `calc(${getComputedStyle(body).paddingInlineEnd} + ${scrollbar}px)`
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
  expect(top(leave)).toBe(top(screen.getByRole('button', { name: 'Desfaceți' })))
})
