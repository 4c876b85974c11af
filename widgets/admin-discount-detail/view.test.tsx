import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passCode } from '#core/discounts/pass-code.ts'
import { keepTrail } from '#core/record/keep-trail.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DETAIL, DISCOUNT, NO_MEETINGS, SETS } from '#testing/fixtures/discounts.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

type Options = NonNullable<Parameters<typeof renderWidget>[1]>

const show = (server: Fixtures = {}, options: Options = {}) =>
  renderWidget(widget, {
    params: { id: '11' },
    server: { 'active-user': STAFF, ...DETAIL, ...server },
    ...options,
  })

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ')
const field = (name: string) => screen.findByRole('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const remove = async () => {
  await press('Odstranit')
  await press('Odstranit slevu')
}
const type = async (name: string, text: string) => {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const readRule = () => plain(screen.getByRole('region', { name: 'Slovy' }).textContent)

const before = location.href
beforeEach(() => {
  sessionStorage.clear()
  setReporter(() => {})
})
afterEach(() => history.replaceState(null, '', before))

async function pickSet(letters: string, name: RegExp): Promise<void> {
  await userEvent.fill(screen.getByRole('combobox', { name: /^Skupiny produktů ?\(nepovinné\)$/ }), letters)
  await userEvent.click(await screen.findByRole('option', { name }))
}

test('DS-001 DS-003 DS-005 the rule stands in words beside the form, and follows it', async () => {
  show()
  expect(await field('Název pro zákazníky')).toHaveValue('Vánoce 10 %')
  expect(readRule()).toContain(
    'Sleva 10 % na vše od 1 000 Kč, s kódem, do 31. 12. 2026 23:59, nelze spojit s jinou',
  )
  await type('Hodnota', '12,5')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lze spojit s jinou slevou' }))
  await pickSet('kab', /^Kabely/)
  await waitFor(() =>
    expect(readRule()).toContain(
      'Sleva 12,5 % na zboží ze skupiny „Kabely“ při nákupu od 1 000 Kč, s kódem, do 31. 12. 2026 23:59, lze spojit s jinou',
    ),
  )
})

test('a set that is typed and not chosen keeps the discount from being saved; Enter takes the only one', async () => {
  const { server } = show({ 'update-discount': { ...DISCOUNT, version: 4 } })
  await field('Hodnota')
  const sets = screen.getByRole('combobox', { name: /^Skupiny produktů ?\(nepovinné\)$/ })
  const listSaved = () => server.calls.filter(({ route }) => route === 'update-discount')
  const reason = 'Vyberte ze seznamu, nebo text smažte.'
  await type('Hodnota', '12,5')
  await userEvent.fill(sets, 'kab')
  await press('Uložit')
  await waitFor(() => expect(sets).toHaveAccessibleDescription(expect.stringContaining(reason)))
  expect(screen.getByText(reason)).toBeVisible()
  await waitFor(() => expect(sets).toHaveFocus())
  expect(listSaved()).toEqual([])
  // Of several that are wrong the first has the focus.
  await userEvent.clear(await field('Název pro zákazníky'))
  await press('Uložit')
  await waitFor(async () => expect(await field('Název pro zákazníky')).toHaveFocus())
  expect(screen.getByText(reason)).toBeVisible()
  await type('Název pro zákazníky', 'Podzim')
  await userEvent.clear(sets)
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
  server.change({ 'discount-sets': { ...SETS, count: 1, results: SETS.results.slice(0, 1) } })
  await userEvent.fill(sets, 'kabel')
  await screen.findByRole('option', { name: /^Kabely/ })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Odebrat: Kabely' })).toBeVisible()
  expect(sets).toHaveValue('')
  await press('Uložit')
  await waitFor(() => expect(listSaved()).toHaveLength(1))
  expect(listSaved()[0]?.body).toHaveProperty('sets.length', 1)
})

test('DS-008 DS-009 whether it is public and combinable is chosen, said in words and saved', async () => {
  const { server } = show({
    'update-discount': { ...DISCOUNT, version: 4, is_public: false, is_combinable: true },
  })
  const isPublic = await screen.findByRole('checkbox', { name: /^Veřejná/ })
  const isCombinable = screen.getByRole('checkbox', { name: 'Lze spojit s jinou slevou' })
  expect([isPublic, isCombinable].map(box => (box as HTMLInputElement).checked)).toEqual([true, false])
  await userEvent.click(isPublic)
  await userEvent.click(isCombinable)
  await waitFor(() => expect(readRule()).toContain('lze spojit s jinou, neveřejná'))
  await press('Uložit')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  const { body } = server.calls.find(({ route }) => route === 'update-discount') ?? {}
  expect(body).toMatchObject({ is_public: false, is_combinable: true })
  expect(screen.getByRole('checkbox', { name: /^Veřejná/ })).not.toBeChecked()
})

test('what was taken back says so and can be done again; what is typed over it is no longer told of as saved', async () => {
  const named = (name: string, version: number) => ({ ...DISCOUNT, name, version })
  const { server } = show({ 'update-discount': named('Podzim', 4) })
  await type('Název pro zákazníky', 'Podzim')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  server.change({ 'update-discount': named('Vánoce 10 %', 5) })
  await press('Vzít zpět')
  expect(await screen.findByText('Změna je vzatá zpět.')).toBeVisible()
  expect(screen.queryByText('Úspěšně uloženo.')).toBeNull()
  expect(await field('Název pro zákazníky')).toHaveValue('Vánoce 10 %')
  server.change({ 'update-discount': named('Podzim', 6) })
  await press('Znovu provést')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(await field('Název pro zákazníky')).toHaveValue('Podzim')
  await userEvent.clear(await field('Název pro zákazníky'))
  await waitFor(() => expect(screen.queryByText('Úspěšně uloženo.')).toBeNull())
  await press('Uložit')
  await waitFor(async () =>
    expect(await field('Název pro zákazníky')).toHaveAccessibleDescription(/Zadejte název\./),
  )
  expect(screen.queryByText('Úspěšně uloženo.')).toBeNull()
})

test('DS-014 from 80 % on it is warned of, and saved all the same', async () => {
  const { server } = show({ 'update-discount': { ...DISCOUNT, version: 4, value: '80.00' } })
  await type('Hodnota', '79,99')
  expect(screen.queryByText('Sleva je 80 % nebo víc.', { exact: false })).toBeNull()
  await type('Hodnota', '80')
  expect(await screen.findByText('Sleva je 80', { exact: false })).toBeVisible()
  await press('Uložit')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  const { body } = server.calls.find(({ route }) => route === 'update-discount') ?? {}
  expect(body).toMatchObject({ version: 3, value: '80.00', valid_to: '2026-12-31T22:59:59.000Z' })
})

test('more than 100 % is refused beside its field, and not asked about', async () => {
  show()
  await type('Hodnota', '80')
  expect(await screen.findByText('Sleva je 80', { exact: false })).toBeVisible()
  await type('Hodnota', '150')
  await waitFor(() => expect(screen.queryByText('Sleva je 80', { exact: false })).toBeNull())
})

test.each([
  ['a value', () => type('Hodnota', '150')],
  ['an end', () => userEvent.fill(screen.getByLabelText(/^Platí od/), '2037-01-01T00:00')],
])('of %s that can’t be so nothing is said in words before it is corrected', async (_, spoil) => {
  show()
  await field('Hodnota')
  const meetings = await screen.findByRole('region', { name: 'Souběh s jinými slevami' })
  await spoil()
  await waitFor(() => expect(readRule()).toBe('SlovyNejdřív opravte údaje.'))
  expect(plain(meetings.textContent)).toBe('Souběh s jinými slevamiNejdřív opravte údaje.')
  await press('Zahodit změny')
  await waitFor(() => expect(readRule()).toContain('Sleva 10 % na vše'))
  expect(meetings).not.toHaveTextContent('Nejdřív')
})

test('a bonus that its type can’t have is told beside its box once both are chosen', async () => {
  show({}, { params: { id: '' } })
  const reason = 'Kumulativní může být jen sleva pevnou částkou.'
  const box = await screen.findByRole('checkbox', { name: 'Kumulativní bonus' })
  await type('Hodnota', '10')
  await userEvent.fill(screen.getByRole('textbox', { name: /^Nejnižší nákup/ }), '1000')
  await userEvent.click(box)
  await waitFor(() => expect(box).toHaveAccessibleDescription(reason))
  expect(readRule()).toBe('SlovyNejdřív opravte údaje.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typ' }), 'absolute')
  await waitFor(() => expect(box).toHaveAccessibleDescription(''))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typ' }), 'fixed')
  await waitFor(() => expect(box).toHaveAccessibleDescription(reason))
  expect(screen.getAllByText(reason)).toHaveLength(1)
})

test('each line of what is missing asks for its field in words of its own', async () => {
  show({}, { params: { id: '' } })
  await field('Hodnota')
  await press('Uložit')
  expect(await screen.findByRole('link', { name: 'Zadejte název.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zadejte hodnotu.' })).toBeVisible()
  expect(await field('Hodnota')).toHaveAccessibleDescription(/Zadejte hodnotu\./)
  expect(screen.queryByText(/Tato hodnota je požadována/)).toBeNull()
})

test.each([
  ['saving it', () => press('Uložit')],
  ['deleting it', remove],
] as const)(
  'where a colleague has deleted the discount, %s tells that, and it can be brought back with what was typed',
  async (_, run) => {
    const gone = { status: 404, body: { detail: 'Tato sleva už neexistuje.' } }
    const { server } = show({ 'update-discount': gone, 'delete-discount': gone })
    await type('Název pro zákazníky', 'Zima')
    await run()
    const restore = await screen.findByRole('button', { name: 'Obnovit slevu' })
    expect(screen.queryByRole('dialog')).toBeNull()
    for (const name of ['Uložit', 'Odstranit'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    server.change({ 'restore-discount': { status: 500, body: '' } })
    await userEvent.click(restore)
    await waitFor(() => expect(server.calls.some(({ route }) => route === 'restore-discount')).toBe(true))
    server.change({
      'restore-discount': { ...DISCOUNT, version: 5 },
      'update-discount': { ...DISCOUNT, version: 6, name: 'Zima' },
    })
    await press('Obnovit slevu')
    expect(await screen.findByText('Úspěšně obnoveno.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Obnovit slevu' })).toBeNull()
    expect(await field('Název pro zákazníky')).toHaveValue('Zima')
    await press('Uložit')
    expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
    expect(server.calls.findLast(({ route }) => route === 'update-discount')?.body).toMatchObject({
      name: 'Zima',
      version: 5,
    })
  },
)

test('ER-012 what was saved is told, and taken back by saving what was there', async () => {
  const { server } = show({ 'update-discount': { ...DISCOUNT, version: 4, name: 'Zima' } })
  await type('Název pro zákazníky', 'Zima')
  expect(plain((await screen.findByText('1 neuložená změna')).textContent)).toBe('1 neuložená změna')
  await press('Uložit')
  await screen.findByText('Úspěšně uloženo.')
  server.change({ 'update-discount': { ...DISCOUNT, version: 5 } })
  await press('Vzít zpět')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Název pro zákazníky' })).toHaveValue('Vánoce 10 %'),
  )
  const bodies = server.calls.filter(({ route }) => route === 'update-discount').map(({ body }) => body)
  expect(bodies).toMatchObject([
    { version: 3, name: 'Zima' },
    { version: 4, name: 'Vánoce 10 %' },
  ])
})

test('whoever saves below has in sight that it is saved, and the way back comes next by Tab', async () => {
  show({ 'update-discount': { ...DISCOUNT, version: 4, name: 'Zima' } })
  await type('Název pro zákazníky', 'Zima')
  const save = screen.getByRole('button', { name: 'Uložit' })
  save.scrollIntoView({ block: 'end' })
  await userEvent.click(save)
  const undo = await screen.findByRole('button', { name: 'Vzít zpět' })
  const { top, bottom } = undo.getBoundingClientRect()
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  save.focus()
  await userEvent.keyboard('{Tab}{Tab}')
  await waitFor(() => expect(document.activeElement).toBe(undo))
})

test('ER-011 a save that fails says so, and nothing typed is lost', async () => {
  show({ 'update-discount': { status: 400, body: { name: ['Sleva s tímto názvem už existuje.'] } } })
  await type('Název pro zákazníky', 'Zima')
  await press('Uložit')
  expect(await screen.findByText('Sleva s tímto názvem už existuje.')).toBeVisible()
  expect(await field('Název pro zákazníky')).toHaveValue('Zima')
})

test('ER-011 where the server is broken the printed text leads, and the words stay', async () => {
  show({ 'update-discount': { status: 500, body: '<h1>Oops</h1>' } })
  await type('Název pro zákazníky', 'Zima')
  await press('Uložit')
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('Během ukládání došlo k chybě.')
  expect(await field('Název pro zákazníky')).toHaveValue('Zima')
})

test('a discount that is deleted has no place in the list any more, until it is back', async () => {
  keepTrail('discounts', ['10', '11', '12'])
  show(
    { 'delete-discount': { ...DISCOUNT, version: 4 }, 'restore-discount': { ...DISCOUNT, version: 5 } },
    { params: { id: '11', list: '/cz/obsluha/discount-grid/' } },
  )
  expect(await screen.findByText('2 ze 3 na stránce seznamu')).toBeVisible()
  await remove()
  await screen.findByText('Úspěšně odstraněno.')
  expect(screen.queryByText('2 ze 3 na stránce seznamu')).toBeNull()
  expect(screen.getByRole('link', { name: 'Další' })).toHaveAttribute('href', expect.stringMatching(/id=12$/))
  await press('Vzít zpět')
  expect(await screen.findByText('2 ze 3 na stránce seznamu')).toBeVisible()
})

test('ER-013 what was deleted is told, and comes back with all that was typed', async () => {
  const { server } = show({
    'delete-discount': { ...DISCOUNT, version: 4 },
    'restore-discount': { ...DISCOUNT, version: 5 },
  })
  await type('Název pro zákazníky', 'Zima')
  await remove()
  expect(await screen.findByText('Úspěšně odstraněno.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Název pro zákazníky' })).toBeNull())
  await press('Vzít zpět')
  expect(await field('Název pro zákazníky')).toHaveValue('Zima')
  expect(server.calls.find(({ route }) => route === 'delete-discount')?.body).toEqual({ version: 3 })
})

test.each([
  ['cz', 'skončila', 'Sleva už skončila, s žádnou jinou se nepotká.', 'Má 1 kód; sleva už skončila.'],
  [
    'ro',
    'încheiată',
    'Reducerea s-a încheiat și nu se mai suprapune cu alta.',
    'Are un cod; reducerea s-a încheiat.',
  ],
] as const)('on %s, one that has ended promises nothing', async (market, over, alone, codes) => {
  const ended = { ...DISCOUNT, valid_to: '2025-11-30T22:59:59Z', code_count: 1 }
  const { server } = show(
    { discount: ended, 'discount-impact': { live_code_count: 1, cart_count: 0 } },
    { market, page: { now: '2026-11-20T10:00:00Z' } },
  )
  const words = within(await screen.findByRole('region', { name: market === 'cz' ? 'Slovy' : 'În cuvinte' }))
  expect(words.getByText(new RegExp(`, ${over}$`))).toBeVisible()
  expect(plain((await screen.findByText(/Sleva už skončila, s|Reducerea s-a/)).textContent)).toBe(alone)
  await press(market === 'cz' ? 'Odstranit' : 'Ștergeți')
  const asked = within(await screen.findByRole('dialog'))
  expect(plain((await asked.findByText(/^(Má|Are) /)).textContent)).toBe(codes)
  expect(server.calls.filter(({ route }) => route === 'discount-intersections').length).toBeLessThan(2)
})

test('a discount is deleted by nobody who could not read first what goes with it', async () => {
  const { server } = show({ 'discount-impact': { status: 413, body: '' } })
  await press('Odstranit')
  const asked = within(await screen.findByRole('dialog', { name: 'Odstranit slevu Vánoce 10 %?' }))
  const yes = asked.getByRole('button', { name: 'Odstranit slevu' })
  expect(yes).toHaveAttribute('aria-disabled', 'true')
  // As in forms, at the start of the line, and not apart as in the form below it.
  const readStart = (one: HTMLElement) => Math.round(one.getBoundingClientRect().left)
  expect(readStart(yes)).toBe(readStart(asked.getByText(/^Odstranění můžete/)))
  server.change({ 'discount-impact': { live_code_count: 988, cart_count: 3 } })
  await userEvent.click(await asked.findByRole('button', { name: 'Zkusit znovu' }))
  expect(await asked.findByText(/^Má 988 kódů, které lze ještě uplatnit\.$/)).toBeVisible()
  expect(asked.getByText(/^Mají ji 3 košíky a hned o ni přijdou\.$/)).toBeVisible()
  // The button that was pressed is gone; the focus waits at what came of it.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Má 988 kódů/))
  await userEvent.click(asked.getByRole('button', { name: 'Zrušit' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls.filter(({ route }) => route === 'delete-discount')).toEqual([])
})

test('whoever deletes a discount is left at what became of it, and a deletion that failed is told where it was asked', async () => {
  const { server } = show({ 'delete-discount': { status: 500, body: '' } })
  await remove()
  const asked = within(await screen.findByRole('dialog'))
  expect(plain((await asked.findByRole('alert')).textContent)).toContain('Během ukládání došlo k chybě.')
  server.change({ 'delete-discount': { ...DISCOUNT, version: 4 } })
  await press('Odstranit slevu')
  await screen.findByText('Úspěšně odstraněno.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Úspěšně odstraněno.'))
  await userEvent.keyboard('{Tab}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vzít zpět' })).toHaveFocus())
})

const THEIRS = { ...DISCOUNT, version: 4, name: 'Kolegova', minimal_sum: '500.00' }
const CONFLICT = {
  status: 409,
  body: { detail: 'Slevu mezitím uložil někdo jiný.', current: THEIRS, who: 'Petr Obsluha' },
}

test('a colleague’s save is put together with mine: what both changed is chosen, and nothing is lost unseen', async () => {
  const { server } = show({ 'update-discount': CONFLICT })
  await type('Název pro zákazníky', 'Moje')
  await type('Hodnota', '15')
  await press('Uložit')
  const met = within(
    await screen.findByRole('region', { name: 'Někdo jiný to mezitím uložil: Petr Obsluha' }),
  )
  expect(await field('Název pro zákazníky')).toHaveValue('Moje')
  expect(await field('Hodnota')).toHaveValue('15')
  expect(screen.getByRole('textbox', { name: /Nejnižší nákup/ })).toHaveValue('500')
  expect(met.queryByText('Nejdřív vyberte, co má platit.')).toBeNull()
  await press('Uložit')
  expect(server.calls.filter(({ route }) => route === 'update-discount')).toHaveLength(1)
  expect(met.getByText('Nejdřív vyberte, co má platit.')).toBeVisible()
  await userEvent.click(met.getByRole('radio', { name: 'Převzít: Kolegova' }))
  expect(await field('Název pro zákazníky')).toHaveValue('Kolegova')
  await userEvent.click(met.getByRole('radio', { name: 'Nechat: Moje' }))
  server.change({ 'update-discount': { ...THEIRS, version: 5, name: 'Moje', value: '15.00' } })
  await press('Uložit')
  await screen.findByText('Úspěšně uloženo.')
  expect(server.calls.findLast(({ route }) => route === 'update-discount')?.body).toMatchObject({
    version: 4,
    name: 'Moje',
    value: '15.00',
    minimal_sum: '500.00',
  })
})

test('whoever discards their changes after a colleague’s save reads of no failure', async () => {
  show({ 'update-discount': CONFLICT })
  await type('Název pro zákazníky', 'Moje')
  await press('Uložit')
  await screen.findByRole('region', { name: 'Někdo jiný to mezitím uložil: Petr Obsluha' })
  await press('Zahodit změny')
  await waitFor(async () => expect(await field('Název pro zákazníky')).toHaveValue('Kolegova'))
  expect(screen.queryByRole('region', { name: /^Někdo jiný to mezitím uložil/ })).toBeNull()
  expect(screen.queryByText(/Během ukládání došlo k chybě/)).toBeNull()
})

test.each([
  ['cz', 'Uložit', 'Název pro zákazníky', 'Mezitím jste to uložili v jiném okně.'],
  ['ro', 'Salvați', 'Denumire pentru clienți', 'Între timp ați salvat în altă fereastră.'],
] as const)('what one saved in another window is told as one’s own, %s', async (market, save, name, told) => {
  show({ 'update-discount': { ...CONFLICT, body: { ...CONFLICT.body, saved_by_me: true } } }, { market })
  await type(name, 'Moje')
  await press(save)
  expect(await screen.findByRole('region', { name: told })).toBeVisible()
  expect(document.body.textContent).not.toContain('Petr Obsluha')
})

test('what was typed survives a reload of the tab, and can be thrown away', async () => {
  const first = show()
  await type('Název pro zákazníky', 'Rozdělané')
  first.unmount()
  show()
  expect(await screen.findByText('Vaše neuložené změny z minula jsou zpátky.')).toBeVisible()
  expect(await field('Název pro zákazníky')).toHaveValue('Rozdělané')
  await userEvent.click(screen.getAllByRole('button', { name: 'Zahodit změny' })[0] as HTMLElement)
  expect(await field('Název pro zákazníky')).toHaveValue('Vánoce 10 %')
  expect(Object.keys(sessionStorage).filter(key => key.startsWith('ostrov:record:'))).toEqual([])
})

test('the browser asks before it leaves changes, and only then', async () => {
  show()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await field('Hodnota')
  expect(leave()).toBe(false)
  await type('Hodnota', '11')
  expect(leave()).toBe(true)
  await press('Změněno, vrátit: Hodnota')
  await waitFor(() => expect(leave()).toBe(false))
})

test('on a phone the button that saves a discount is in sight while something is not saved', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  show()
  const value = await field('Hodnota')
  const isInSight = () =>
    screen.getByRole('button', { name: 'Uložit' }).getBoundingClientRect().bottom <= innerHeight
  scrollTo(0, 0)
  expect(isInSight()).toBe(false)
  await type('Hodnota', '12,5')
  await waitFor(() => expect(isInSight()).toBe(true))
  await waitFor(() => expect(value).toHaveFocus())
})

test('DS-011 DS-015 codes are generated, counted, and taken back', async () => {
  const { server } = show({
    'add-discount-codes': {
      status: 201,
      body: { assigned: 250, duplicates: [], code_count: 1250, first_id: 1001, last_id: 1250 },
    },
    'remove-discount-codes': { removed: 250, code_count: 1000 },
  })
  await type('Kolik kódů vytvořit', '1001')
  expect(await screen.findByText('Zadejte počet od 1 do', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await type('Kolik kódů vytvořit', '250')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Přidáno 250', { exact: false })).toBeVisible()
  expect(plain(screen.getByRole('region', { name: 'Kódy' }).textContent)).toContain(
    '1 250 kódů, 12 použitých',
  )
  await press('Vzít kódy zpět')
  expect(await screen.findByText('Vzato zpět 250', { exact: false })).toBeVisible()
  const sent = server.calls.filter(
    ({ route }) => route.endsWith('discount-codes') && route !== 'discount-codes',
  )
  expect(sent.map(({ body }) => body)).toEqual([{ count: 250 }, { first_id: '1001', last_id: '1250' }])
})

test('ER-044 DS-016 typed codes are checked, and duplicates are told not to have been assigned', async () => {
  const body = { assigned: 1, duplicates: ['AAAAAAAA02'], code_count: 1001, first_id: 5, last_id: 5 }
  show({ 'add-discount-codes': { status: 201, body } })
  await userEvent.click(await screen.findByText('Vlastní kódy', { selector: 'summary' }))
  await type('Vlastní kódy', 'AAAAAAAA01 kratky')
  expect(
    await screen.findByText(
      'Toto nejsou kódy: kratky. Kód má přesně 10 znaků: číslice a písmena bez diakritiky.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Přidat kódy' })).toHaveAttribute('aria-disabled', 'true')
  await type('Vlastní kódy', 'AAAAAAAA01 AAAAAAAA02')
  await press('Přidat kódy')
  const told = await screen.findByText('Průnik generovaných slev:', { exact: false })
  expect(plain(told.textContent)).toBe(
    'Průnik generovaných slev: 1 kód už je použitý a nepřiřadil se: AAAAAAAA02',
  )
})

test('the preview tells which other discounts it meets, when, for what, and what holds', async () => {
  const { server } = show()
  const region = await screen.findByRole('region', { name: 'Souběh s jinými slevami' })
  await waitFor(() =>
    expect(plain(region.textContent)).toContain(
      '1 jiná slevaKabely za 1991 produkt: Kabel USB-C 1 m; … – 31. 12. 2026 23:59Nejde je spojit: platí ta, kterou zákazník přidá první.',
    ),
  )
  server.change({ 'discount-intersections': NO_MEETINGS })
  await pickSet('tel', /^Telefony/)
  expect(await screen.findByRole('button', { name: 'Odebrat: Telefony' })).toBeVisible()
  expect(await within(region).findByText('S žádnou jinou platnou slevou', { exact: false })).toBeVisible()
  const readAsked = () => server.calls.findLast(({ route }) => route === 'discount-intersections')
  await waitFor(() => expect(readAsked()?.query.get('sets')).toBe('2'))
})

test('a new discount begins switched off, is made once, and its address names it', async () => {
  const { server } = show(
    { 'create-discount': { status: 201, body: { ...DISCOUNT, id: 77, code_count: 0, version: 1 } } },
    { params: {} },
  )
  await type('Název pro zákazníky', 'Vánoce 10 %')
  await press('Uložit')
  expect(await screen.findByText('Zadejte hodnotu.')).toBeVisible()
  await type('Hodnota', '10')
  await press('Uložit')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  const { body } = server.calls.find(({ route }) => route === 'create-discount') ?? {}
  expect(body).toMatchObject({ name: 'Vánoce 10 %', is_active: false, sets: [] })
  expect(new URLSearchParams(location.search).get('id')).toBe('77')
  await type('Hodnota', '11')
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['ostrov:record:discount:77']))
})

test('who changed what is read when it is asked for', async () => {
  const { server } = show()
  await field('Hodnota')
  expect(server.calls.some(({ route }) => route === 'discount-history')).toBe(false)
  await userEvent.click(screen.getByText('Zobrazit historii změn'))
  expect(await screen.findByText('Hodnota: 5 % → 10 %')).toBeVisible()
  expect(await screen.findByText('neznámý účet', { exact: false })).toBeVisible()
})

test('DS-010 the same in Romanian', async () => {
  show({}, { market: 'ro' })
  expect(await field('Denumire pentru clienți')).toHaveValue('Vánoce 10 %')
  expect(plain(screen.getByRole('region', { name: 'În cuvinte' }).textContent)).toContain(
    'Reducere de 10 % la toate produsele pentru cumpărături de cel puțin 1.000,00 Lei, cu cod',
  )
})

test('what could not be brought back is still told to be deleted, and can be brought back once more', async () => {
  const { server } = show({
    'delete-discount': { ...DISCOUNT, version: 4 },
    'restore-discount': { status: 500, body: '<h1>Oops</h1>' },
  })
  await field('Název pro zákazníky')
  await remove()
  await press('Vzít zpět')
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('Během ukládání došlo k chybě.')
  expect(screen.getByText('Úspěšně odstraněno.')).toBeVisible()
  server.change({ 'restore-discount': { ...DISCOUNT, version: 5 } })
  await press('Vzít zpět')
  expect(await field('Název pro zákazníky')).toHaveValue('Vánoce 10 %')
})

test('a save that could not be taken back can still be', async () => {
  const { server } = show({ 'update-discount': { ...DISCOUNT, version: 4, name: 'Zima' } })
  await type('Název pro zákazníky', 'Zima')
  await press('Uložit')
  await screen.findByText('Úspěšně uloženo.')
  server.change({ 'update-discount': { status: 400, body: {} } })
  await press('Vzít zpět')
  await screen.findByRole('alert')
  server.change({ 'update-discount': { ...DISCOUNT, version: 5 } })
  await press('Vzít zpět')
  expect(await screen.findByText('Změna je vzatá zpět.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('codes that could not be downloaded are told, and can be had once more', async () => {
  const { server } = show({ 'discount-codes': { status: 404, body: { detail: 'Nenalezeno.' } } })
  await field('Název pro zákazníky')
  await press('Stáhnout kódy (CSV)')
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('Kódy se nepodařilo stáhnout.')
  server.change({ 'discount-codes': { count: 0, next: null, previous: null, results: [] } })
  await press('Stáhnout kódy (CSV)')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const openCodes = async () =>
  userEvent.click(await screen.findByText('Všechny kódy', { selector: 'summary' }))
/** A page of ten codes of so many. */
const pageOfCodes = (page: number, count = 1000) => ({
  count,
  next: null,
  previous: null,
  results: Array.from({ length: Math.min(10, count - (page - 1) * 10) }, (_, at) => ({
    id: page * 100 + at,
    code: `Strana${page}k${String(at).padStart(2, '0')}`,
    is_single_use: true,
    used_at: null,
  })),
})
const asksForCodes = (calls: readonly { route: string; query: URLSearchParams }[]) =>
  calls
    .filter(({ route }) => route === 'discount-codes')
    .map(({ query }) => [query.get('code__icontains'), query.get('page'), query.get('page_size')])

test.each([
  [
    'cz',
    'Všechny kódy',
    'Stránky',
    'aB3dE5gH7j jednorázový nepoužitý',
    'kL9mN1pQ3r opakovaný 20. 11. 2026 11:00',
  ],
  [
    'ro',
    'Toate codurile',
    'Pagini',
    'aB3dE5gH7j o singură dată nefolosit',
    'kL9mN1pQ3r repetată 20.11.2026 12:00',
  ],
] as const)(
  'on %s, the codes are read one by one where they are asked for',
  async (market, all, pages, first, second) => {
    const [one, other] = DETAIL['discount-codes'].results
    const results = [one, { ...other, is_single_use: false }]
    const { server } = show({ 'discount-codes': { ...DETAIL['discount-codes'], results } }, { market })
    const summary = await screen.findByText(all, { selector: 'summary' })
    expect(asksForCodes(server.calls)).toEqual([])
    await userEvent.click(summary)
    const table = within(await screen.findByRole('table'))
    const read = () =>
      table
        .getAllByRole('row')
        .map(row =>
          [...row.querySelectorAll('th[scope=row], td')].map(cell => plain(cell.textContent)).join(' '),
        )
    expect(read()).toEqual(['', first, second])
    expect(asksForCodes(server.calls)).toEqual([[null, '1', '10']])
    expect(screen.getByRole('navigation', { name: pages }).textContent).toMatch(/^1–2/)
    await userEvent.click(summary)
    await userEvent.click(summary)
    expect(asksForCodes(server.calls)).toHaveLength(1)
  },
)

test('the code that led to the discount is looked for in its list, once', async () => {
  passCode('11', 'aB3dE5gH7j')
  const { server, unmount } = show({ 'discount-codes': pageOfCodes(1, 1) })
  expect(await screen.findByRole('searchbox')).toHaveValue('aB3dE5gH7j')
  expect(await screen.findByRole('table')).toBeVisible()
  expect(asksForCodes(server.calls)).toEqual([['aB3dE5gH7j', '1', '10']])
  expect(sessionStorage.getItem('ostrov:passed-code')).toBeNull()
  unmount()
  show()
  await screen.findByText('Všechny kódy', { selector: 'summary' })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('codes are turned page by page, and those before stand until the others are here', async () => {
  const { server } = show({ 'discount-codes': pageOfCodes(1) })
  await openCodes()
  const pages = await screen.findByRole('navigation', { name: 'Stránky' })
  expect(plain(pages.textContent)).toContain('1–10 z 1 000')
  expect(within(pages).getByRole('button', { name: 'Předchozí' })).toHaveAttribute('aria-disabled', 'true')
  server.change({ 'discount-codes': 'hang' })
  await press('Další')
  await waitFor(() => expect(asksForCodes(server.calls)).toHaveLength(2))
  expect(screen.getByText('Strana1k00')).toBeVisible()
  expect(pages.parentElement).toHaveAttribute('aria-busy', 'true')
  await press('Předchozí')
  server.change({ 'discount-codes': pageOfCodes(50) })
  await press('Další')
  expect(await screen.findByText('Strana50k09')).toBeVisible()
  expect(asksForCodes(server.calls).at(-1)).toEqual([null, '2', '10'])
  await waitFor(() =>
    expect(document.activeElement).toBe(within(pages).getByRole('button', { name: 'Další' })),
  )
})

test('a code is found by a part of it with spaces around, and none is told', async () => {
  const { server } = show({ 'discount-codes': pageOfCodes(1) })
  await openCodes()
  await press('Další')
  server.change({ 'discount-codes': pageOfCodes(1, 1) })
  await userEvent.fill(await screen.findByRole('searchbox', { name: 'Hledat kód' }), '  sTRANA ')
  await waitFor(() => expect(screen.queryByText('Strana1k01')).toBeNull())
  expect(screen.getByText('Strana1k00')).toBeVisible()
  expect(asksForCodes(server.calls).at(-1)).toEqual(['sTRANA', '1', '10'])
  expect(screen.queryByRole('button', { name: 'Další' })).toBeNull()
  server.change({ 'discount-codes': pageOfCodes(1, 0) })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hledat kód' }), 'xyz{Enter}')
  expect(await screen.findByText('Žádný kód neobsahuje „sTRANA xyz“.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(server.calls.some(({ route }) => route === 'update-discount')).toBe(false)
  expect(location.search).not.toContain('xyz')
})

test('codes that could not be read are told, and read once more', async () => {
  const { server } = show({ 'discount-codes': { status: 500, body: '<h1>Oops</h1>' } })
  await openCodes()
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('Kódy se nepodařilo načíst.')
  server.change({ 'discount-codes': pageOfCodes(1) })
  await press('Zkusit znovu')
  expect(await screen.findByText('Strana1k00')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('codes are read anew when some are generated or taken back, and a page that is gone leads to the first', async () => {
  const { server } = show({
    'discount-codes': pageOfCodes(1),
    'add-discount-codes': {
      status: 201,
      body: { assigned: 100, duplicates: [], code_count: 1100, first_id: 1001, last_id: 1100 },
    },
    'remove-discount-codes': { removed: 100, code_count: 1000 },
  })
  await openCodes()
  await screen.findByText('Strana1k00')
  server.change({ 'discount-codes': pageOfCodes(2, 1100) })
  await press('Vytvořit kódy')
  expect(await screen.findByText('Strana2k00')).toBeVisible()
  expect(plain(screen.getByRole('navigation', { name: 'Stránky' }).textContent)).toContain('1–10 z 1 100')
  await press('Další')
  await waitFor(() => expect(asksForCodes(server.calls)).toHaveLength(3))
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Stránky' }).textContent).toMatch(/^11–20/),
  )
  server.change({
    'discount-codes': ({ query }: { query: URLSearchParams }) =>
      query.get('page') === '1' ? pageOfCodes(1) : { status: 404, body: { detail: 'Neplatná stránka.' } },
  })
  await press('Vzít kódy zpět')
  expect(await screen.findByText('Strana1k00')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while others that it meets are asked for, the last ones stay', async () => {
  const { server } = show()
  const region = await screen.findByRole('region', { name: 'Souběh s jinými slevami' })
  await within(region).findByText('1 jiná sleva')
  server.change({ 'discount-intersections': 'hang' })
  const asked = () => server.calls.filter(({ route }) => route === 'discount-intersections').length
  const before = asked()
  await pickSet('tel', /^Telefony/)
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect(within(region).getByText('1 jiná sleva')).toBeVisible()
  expect(region.querySelector('[aria-busy=true]')).not.toBeNull()
})

test('which others it meets is asked once, when the discount itself is known', async () => {
  const { server } = show()
  await field('Název pro zákazníky')
  await screen.findByRole('region', { name: 'Souběh s jinými slevami' })
  await waitFor(() =>
    expect(server.calls.filter(({ route }) => route === 'discount-intersections')).toHaveLength(1),
  )
  const asked = server.calls.find(({ route }) => route === 'discount-intersections')
  expect(asked?.query.get('id')).toBe(String(DISCOUNT.id))
})

test('sets that can’t be had are told, and read once more', async () => {
  const { server } = show({ 'discount-sets': { status: 413, body: '<h1>Oops</h1>' } })
  await field('Název pro zákazníky')
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('Skupiny se nepodařilo načíst.')
  server.change({ 'discount-sets': { count: 0, next: null, previous: null, results: [] } })
  await press('Zkusit znovu')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('of a discount that is not there nothing says that it loads, and the deleted ones are a link away', async () => {
  show({ discount: { status: 404, body: { detail: 'Nenalezeno.' } } })
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(
    'Takovou slevu nemáme. Možná ji někdo odstranil. Odstraněné slevy',
  )
  expect(screen.getByRole('link', { name: 'Odstraněné slevy' }).getAttribute('href')).toMatch(
    /\/discount-grid\/\?discounts\.is_deleted=true$/,
  )
  expect(screen.queryByRole('heading')).toBeNull()
})
