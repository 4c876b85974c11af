import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deletedCategories } from '#core/categories/deleted-categories.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { serveCategories } from '#testing/fixtures/categories.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import '#kit/dialog/dialog.css'
import './style.css'

beforeEach(() => {
  setReporter(() => {})
  localStorage.clear()
})

async function open(more: Fixtures = {}, params: Record<string, unknown> = {}) {
  const shop = serveCategories()
  const { server, unmount } = renderWidget(widget, {
    params,
    server: { 'active-user': STAFF, ...shop.server, ...more },
  })
  await screen.findByRole('tree')
  return { ...shop, server, unmount, calls: () => server.calls }
}
const tree = () => within(screen.getByRole('tree'))
const line = (name: string | RegExp) => tree().getByRole('treeitem', { name })
const findLine = (name: string | RegExp) => tree().findByRole('treeitem', { name })
const names = () =>
  tree()
    .getAllByRole('treeitem')
    .map(
      one =>
        `${'·'.repeat(Number(one.getAttribute('aria-level')) - 1)}${one.querySelector('.ostrov-tree-name')?.textContent}`,
    )
const expectNames = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted))
const focusTree = async () => {
  screen.getByRole<HTMLElement>('tree').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}
const keys = (text: string) => userEvent.keyboard(text)
const focusedName = () => document.activeElement?.querySelector('.ostrov-tree-name')?.textContent
const sent = (calls: readonly { route: string; body: unknown }[], route: string) =>
  calls.filter(call => call.route === route).map(({ body }) => body)

test('AD-051 branches are loaded when they are opened, and the arrows walk through them', async () => {
  const { calls } = await open()
  expect(names()).toEqual(['Telefony', 'Příslušenství', 'Služby'])
  await focusTree()
  await keys('{ArrowRight}')
  await expectNames('Telefony', '·Chytré telefony', '·Tlačítkové telefony', 'Příslušenství', 'Služby')
  await keys('{ArrowRight}{ArrowDown}')
  expect(focusedName()).toBe('Tlačítkové telefony')
  await keys('{ArrowLeft}')
  expect(focusedName()).toBe('Telefony')
  await keys('{ArrowLeft}{End}')
  expect(focusedName()).toBe('Služby')
  await keys('pri')
  expect(focusedName()).toBe('Příslušenství')
  await keys('{Home}*')
  await expectNames(
    'Telefony',
    '·Chytré telefony',
    '·Tlačítkové telefony',
    'Příslušenství',
    '·Nabíječky',
    '·Kabely',
    'Služby',
  )
  const asked = calls().filter(({ route }) => route === 'categories-tree')
  expect(asked.map(({ query }) => query.get('parent'))).toEqual([null, '1', '4'])
})

test('a branch that fails says so in its own line and can be tried again, the others stay', async () => {
  const shop = serveCategories()
  const load = shop.server['categories-tree'] as (call: { query: URLSearchParams }) => object
  let isDown = true
  await open({
    'categories-tree': call =>
      call.query.get('parent') === '1' && isDown
        ? { status: 404, body: { detail: 'x' } }
        : (load(call) as never),
  })
  await focusTree()
  await keys('{ArrowRight}')
  expect(await tree().findByText('Tuto větev se nepodařilo načíst.')).toBeVisible()
  expect(line(/Služby/)).toBeVisible()
  isDown = false
  await keys('{ArrowRight}')
  expect(await findLine(/Chytré telefony/)).toBeVisible()
})

test('a search keeps what is above its matches, and marks them', async () => {
  await open()
  await userEvent.type(screen.getByRole('searchbox'), 'nabijecky')
  await expectNames('Příslušenství', '·Nabíječky', '··Bezdrátové nabíječky')
  expect(await screen.findByText('Nalezeny 2 položky')).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(names()).toContain('Služby'))
})

test('a search that finds nothing says so once', async () => {
  await open()
  await userEvent.type(screen.getByRole('searchbox'), 'xyz')
  await waitFor(() => expect(screen.queryAllByText('Nic takového ve stromu není.')).toHaveLength(1))
  expect(screen.getByText('Nic takového ve stromu není.')).toBeVisible()
  expect(screen.queryByRole('treeitem')).toBeNull()
})

test('AD-006 AD-055 AD-038 AD-039 Alt with arrows moves a category, which is undone and done again', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await expectNames('Příslušenství', 'Telefony', 'Služby')
  await waitFor(() => expect(focusedName()).toBe('Telefony'))
  await waitFor(() =>
    expect(sent(calls(), 'move-category')).toEqual([{ target: '4', position: 'right', from: null }]),
  )
  await keys('{Control>}z{/Control}')
  await expectNames('Telefony', 'Příslušenství', 'Služby')
  await keys('{Control>}y{/Control}')
  await expectNames('Příslušenství', 'Telefony', 'Služby')
  await waitFor(() => expect(sent(calls(), 'move-category')).toHaveLength(3))
})

test('what is cut is pasted into another, several at once', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{ArrowRight}')
  await findLine(/Chytré telefony/)
  await keys('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Control>}x{/Control}{End}{Control>}v{/Control}')
  await expectNames('Telefony', 'Příslušenství', 'Služby', '·Chytré telefony', '·Tlačítkové telefony')
  await waitFor(() =>
    expect(sent(calls(), 'move-category')).toEqual([
      { target: '8', position: 'first-child', from: '1' },
      { target: '2', position: 'right', from: '1' },
    ]),
  )
})

test('VA-016 a move that is refused says the name’s error, and the tree is as before', async () => {
  const { rows } = await open()
  rows.push({ ...(rows[7] as (typeof rows)[0]), id: 9, parent: 4, name: 'Služby' })
  await focusTree()
  await keys('{End}{Control>}x{/Control}{ArrowUp}{Control>}v{/Control}')
  expect(await screen.findByText('Na tomto místě už je kategorie „Služby“. Zvolte jiný název.')).toBeVisible()
  await waitFor(() => expect(names()).toContain('Služby'))
})

test('AD-023 a category says how many products it has with its subcategories, and what moves takes its own along', async () => {
  await open()
  const count = (name: RegExp) => line(name).querySelector('.ostrov-muted')?.textContent?.replace(/\s/g, ' ')
  expect(count(/^Telefony/)).toBe('12 produktů, s podkategoriemi 19')
  expect(count(/^Příslušenství/)).toBe('1 produkt v podkategoriích')
  expect(count(/^Služby/)).toBeUndefined()
  await focusTree()
  await keys('{ArrowDown}{ArrowRight}')
  await findLine(/^Nabíječky/)
  expect(count(/^Nabíječky/)).toBe('1 produkt')
  await keys('{ArrowDown}{Control>}x{/Control}{Home}{Control>}v{/Control}')
  await waitFor(() => expect(count(/^Telefony/)).toBe('12 produktů, s podkategoriemi 20'))
  await waitFor(() => expect(count(/^Příslušenství/)).toBeUndefined())
})

test('what was deleted is counted above it no more', async () => {
  await open()
  const count = (name: RegExp) => line(name).querySelector('.ostrov-muted')?.textContent?.replace(/\s/g, ' ')
  await focusTree()
  await keys('{ArrowRight}')
  await findLine(/Chytré telefony/)
  await keys('{ArrowDown}{Delete}')
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit kategorii' }))
  await waitFor(() => expect(count(/^Telefony/)).toBe('12 produktů'))
})

test('a mouse drags a row, and Escape lets it go', async () => {
  const { calls } = await open()
  // What drags is loaded after the rows.
  await vi.dynamicImportSettled()
  const drag = (name: RegExp, to: RegExp, at: number, end: 'pointerup' | 'Escape' = 'pointerup') => {
    const from = line(name).getBoundingClientRect()
    const over = line(to).getBoundingClientRect()
    const fire = (type: string, target: Element, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          clientX,
          clientY,
        }),
      )
    const root = screen.getByRole('tree')
    root.setPointerCapture = () => {}
    fire('pointerdown', line(name), from.left + 90, from.top + 10)
    fire('pointermove', root, from.left + 90, from.top + 30)
    fire('pointermove', root, over.left + 90, over.top + over.height * at)
    if (end === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' })
    fire('pointerup', root, over.left + 90, over.top + over.height * at)
  }
  drag(/Služby/, /Telefony/, 0.1, 'Escape')
  await waitFor(() => expect(sent(calls(), 'move-category')).toEqual([]))
  drag(/Služby/, /Telefony/, 0.1)
  await expectNames('Služby', 'Telefony', 'Příslušenství')
  drag(/Služby/, /Příslušenství/, 0.5)
  await waitFor(() => expect(names()).toContain('·Služby'))
  await waitFor(() =>
    expect(sent(calls(), 'move-category')).toEqual([
      { target: '1', position: 'left', from: null },
      { target: '4', position: 'first-child', from: null },
    ]),
  )
})

test('AD-005 AD-054 AD-036 ER-012 a category is edited beside the tree, a comma of its boost is sent as a point', async () => {
  const { calls } = await open()
  await userEvent.click(line(/Služby/))
  const boost = await screen.findByRole('textbox', { name: 'Váha ve vyhledávání' })
  await userEvent.fill(boost, '1,5')
  expect(await screen.findByText('1 neuložená změna')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(sent(calls(), 'update-category')).toMatchObject([{ meilisearch_boost: '1.5', version: 1 }])
  await waitFor(() => expect(screen.queryByText('1 neuložená změna')).toBeNull())
})

test('whoever saves at the end of the form has in sight that it is saved, and what takes the focus', async () => {
  await open()
  await userEvent.click(line(/^Příslušenství/))
  const name = await screen.findByRole('textbox', { name: 'Název' })
  await userEvent.fill(name, 'Doplňky')
  const save = screen.getByRole('button', { name: 'Uložit' })
  save.scrollIntoView({ block: 'end' })
  await userEvent.click(save)
  const note = await screen.findByText('Úspěšně uloženo.')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Doplňky'))
  for (const element of [note, document.activeElement]) {
    const { top, bottom } = (element as Element).getBoundingClientRect()
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  }
})

test('AD-033 a photo is found in the gallery, shown, saved and taken off; one that does not come is asked for again', async () => {
  const image =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>'
  const found = { id: '8', name: 'iPhone 16', image, image_alt: 'Modrý telefon' }
  let tries = 0
  const { calls } = await open({
    'gallery-filesets-by-term': { result: [found] },
    'gallery-fileset': () =>
      tries++ === 0
        ? { status: 400, body: {} }
        : {
            id: '8',
            name: 'iPhone 16',
            photos: [{ id: '3', image, alt: 'Modrý telefon', width: 3, height: 2 }],
          },
  })
  await userEvent.click(line(/Služby/))
  const search = await screen.findByRole('combobox', { name: /^Fotografie.z.galerie ?\(nepovinné\)$/ })
  await userEvent.fill(search, 'ipho')
  await userEvent.click(await screen.findByRole('option', { name: 'iPhone 16' }))
  const failure = await screen.findByText(/^Fotografii se nepodařilo načíst\./)
  expect(failure).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Odebrat: iPhone 16' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByRole('img', { name: 'Modrý telefon' })).toHaveAttribute('src', image)
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(sent(calls(), 'update-category')).toMatchObject([{ photo_id: 8 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Odebrat: iPhone 16' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Modrý telefon' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await waitFor(() => expect(sent(calls(), 'update-category')[1]).toMatchObject({ photo_id: null }))
})

test('AD-025 AD-026 a category has its name and its SEO name, and both are changed', async () => {
  const { calls } = await open()
  await userEvent.click(line(/Služby/))
  const name = await screen.findByRole('textbox', { name: 'Název' })
  const seo = screen.getByRole('textbox', { name: 'SEO název' })
  expect(name).toHaveValue('Služby')
  expect(seo).toHaveValue('kategorie-8')
  await userEvent.fill(name, 'Servis a služby')
  await userEvent.fill(seo, 'servis-a-sluzby')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await findLine(/Servis a služby/)
  expect(sent(calls(), 'update-category')).toMatchObject([
    { name: 'Servis a služby', seo_name: 'servis-a-sluzby' },
  ])
})

test('ER-011 VA-015 what the server refuses stands beside its field, a failure says that nothing was saved', async () => {
  const { server } = await open({
    'update-category': { status: 400, body: { seo_name: ['Tento SEO název už má jiná kategorie.'] } },
  })
  await userEvent.click(line(/Služby/))
  const seo = await screen.findByRole('textbox', { name: 'SEO název' })
  await userEvent.fill(seo, 'telefony')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await waitFor(() => expect(seo).toHaveAccessibleDescription(/Tento SEO název už má jiná kategorie/))
  server.change({ 'update-category': { status: 500, body: '<h1>Server Error</h1>' } })
  await userEvent.fill(seo, 'telefony-2')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText(/^Během ukládání došlo k chybě\./)).toBeVisible()
  expect(seo).toHaveValue('telefony-2')
})

test('AD-004 AD-056 AD-035 a new subcategory begins with the defaults, and its SEO name follows its name', async () => {
  const { calls } = await open()
  expectReason('Nová podkategorie', 'Nejdřív otevřete kategorii, nebo ji označte.')
  await userEvent.click(line(/Telefony/))
  await screen.findByRole('heading', { name: 'Telefony' })
  await userEvent.click(screen.getByRole('button', { name: 'Nová podkategorie' }))
  expect(await screen.findByRole('heading', { name: 'Nová podkategorie v: Telefony' })).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Název' }), 'Řada X')
  expect(screen.getByRole('textbox', { name: 'SEO název' })).toHaveValue('rada-x')
  await keys('{Enter}')
  await findLine(/Řada X/)
  expect(sent(calls(), 'add-category')).toEqual([
    {
      parent: '1',
      name: 'Řada X',
      seo_name: 'rada-x',
      for_display: true,
      filterable: false,
      for_buyout: false,
      for_service: false,
      manufacturers: [],
      photo_id: null,
      type_device: null,
      meilisearch_boost: '1',
    },
  ])
})

test('AD-007 AD-057 ER-013 what a deletion touches is told before it, and the branch is brought back', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{ArrowDown}{Delete}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Odstranit kategorii Příslušenství?' }))
  expect(
    await dialog.findByText(/Smažou se 3 kategorie a 8 produktů přijde o zařazení do nich\./),
  ).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Odstranit kategorii' }))
  await expectNames('Telefony', 'Služby')
  expect(await screen.findByText('Úspěšně odstraněno.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět: odstranění kategorie Příslušenství' }))
  await waitFor(() => expect(names()).toContain('Příslušenství'))
  expect(
    calls()
      .filter(({ route }) => route === 'restore-category')
      .map(({ args }) => args.id),
  ).toEqual(['d1'])
})

const deleteShown = async (name: string) => {
  await userEvent.click(line(new RegExp(`^${name}`)))
  await screen.findByRole('heading', { name })
  await userEvent.click(screen.getByRole('button', { name: 'Odstranit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/v tomto prohlížeči i po opuštění stránky/)).toBeVisible()
  await dialog.findByText(/^Smaž/)
  await userEvent.click(dialog.getByRole('button', { name: 'Odstranit kategorii' }))
  await screen.findByText(`Kategorie: ${name}.`)
}
const findDeleted = async (count: number) => {
  const summary = await screen.findByText(`Naposledy odstraněné (${count})`)
  if (!summary.closest('details')?.open) await userEvent.click(summary)
  return within(summary.closest('details') ?? document.body)
}

test('what was deleted is brought back after the page was left, as long as the shop has it', async () => {
  const shop = serveCategories()
  const first = await open(shop.server)
  expect(screen.queryByText(/^Naposledy odstraněné/)).toBeNull()
  for (const name of ['Služby', 'Telefony', 'Příslušenství']) await deleteShown(name)
  const lines = (await findDeleted(3)).getAllByRole('listitem')
  expect(lines.map(one => one.textContent)).toEqual([
    expect.stringMatching(/^Příslušenství \d+\.\s?\d+\.\s?\d{4} \d+:\d\dVrátit$/),
    expect.stringMatching(/^Telefony/),
    expect.stringMatching(/^Služby/),
  ])
  // What is brought back here is no step of the undo any more.
  await userEvent.click(within(lines[0] as HTMLElement).getByRole('button', { name: 'Vrátit' }))
  expect(await screen.findByText('Vráceno: odstranění kategorie Příslušenství.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vzít zpět: odstranění kategorie Telefony' })).toBeVisible()
  await waitFor(() => expect(focusedName()).toBe('Příslušenství'))
  first.unmount()
  // The page that comes next knows nothing but what the browser has kept.
  deletedCategories.entries.value = []
  const { server, calls } = await open(shop.server)
  const bringBack = async (at: number, count: number) =>
    userEvent.click((await findDeleted(count)).getAllByRole('button', { name: 'Vrátit' })[at] as HTMLElement)
  expect(screen.getByRole('button', { name: 'Vzít zpět' })).toHaveAttribute('aria-disabled', 'true')
  await bringBack(0, 2)
  expect(await screen.findByText('Vráceno: odstranění kategorie Telefony.')).toBeVisible()
  await waitFor(() => expect(focusedName()).toBe('Telefony'))
  expect(calls().find(({ route }) => route === 'restore-category')?.args.id).toBe('d2')
  // Its parent is gone as well, which may come back; what the shop has no more never does.
  server.change({
    'restore-category': { status: 409, body: { detail: 'Nadřazená kategorie je také odstraněná.' } },
  })
  await bringBack(0, 1)
  expect(await screen.findByText(/Nadřazená kategorie je také odstraněná/)).toBeVisible()
  server.change({ 'restore-category': { status: 404, body: { detail: 'Nenalezeno.' } } })
  await bringBack(0, 1)
  expect(await screen.findByText('Tuto kategorii už nejde vrátit.')).toBeVisible()
  expect(screen.queryByText(/^Naposledy odstraněné/)).toBeNull()
  expect({ ...localStorage }).toEqual({ 'ostrov:deleted-categories:cz': '[]' })
})

test('a colleague’s save is shown field by field, and nobody’s work is lost', async () => {
  const { name, calls } = await meetColleague()
  const title = /^Někdo jiný to mezitím uložil: Petr Obsluha/
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(title))
  // What is saved by now is told where it is told.
  expect(names()).toContain('Servis')
  expect(screen.getByRole('heading', { name: 'Servis' })).toBeVisible()
  expect(screen.getByText('Nabízet ve filtrech: převzato Ano')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Nabízet ve filtrech' })).toBeChecked())
  expect(screen.getByRole('radio', { name: 'Nechat: Naše služby' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Převzít: Servis' })).not.toBeChecked()
  // Nothing of a colleague's is saved over before somebody has chosen.
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Nejdřív vyberte, co má platit.')).toBeVisible()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(title))
  expect(sent(calls(), 'update-category')).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Převzít: Servis' }))
  await waitFor(() => expect(name).toHaveValue('Servis'))
  expect(screen.queryByText('Nejdřív vyberte, co má platit.')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Nechat: Naše služby' }))
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(sent(calls(), 'update-category').at(-1)).toMatchObject({
    name: 'Naše služby',
    filterable: true,
    version: 2,
  })
})

async function meetColleague() {
  const { rows, calls } = await open()
  await userEvent.click(line(/Služby/))
  const name = await screen.findByRole('textbox', { name: 'Název' })
  await userEvent.fill(name, 'Naše služby')
  Object.assign(rows[7] as object, { name: 'Servis', filterable: true, version: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await screen.findByRole('heading', { name: /^Někdo jiný to mezitím uložil/ })
  return { name, calls }
}

test('who leaves a colleague’s version saves nothing, and reads that it holds', async () => {
  const { name, calls } = await meetColleague()
  await userEvent.click(screen.getByRole('radio', { name: 'Převzít: Servis' }))
  await waitFor(() => expect(screen.queryByText(/neuložen/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Platí, co mezitím uložil někdo jiný. Víc se neukládalo.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: /^Někdo jiný/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name).toHaveValue('Servis')
  // There is nothing that the tree's own undo would take back, nor one beside what is told.
  expect(screen.getByRole('button', { name: 'Vzít zpět' })).toHaveAttribute('aria-disabled', 'true')
  // The same of a form that nothing was typed into, but for spaces.
  await userEvent.fill(name, 'Servis ')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Není co uložit, nic se neliší.')).toBeVisible()
  expect(name).toHaveValue('Servis')
  expect(sent(calls(), 'update-category')).toHaveLength(1)
})

test('what is changed is marked field by field, and goes back by itself or all at once, each time', async () => {
  const { calls } = await open()
  await userEvent.click(line(/Služby/))
  const name = await screen.findByRole('textbox', { name: 'Název' })
  const shown = screen.getByRole('checkbox', { name: 'Zobrazovat v obchodě' })
  await userEvent.fill(name, 'Servis')
  await userEvent.click(shown)
  expect(await screen.findByText('2 neuložené změny')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Změněno, vrátit: Zobrazovat v obchodě' }))
  await waitFor(() => expect(shown).toBeChecked())
  await waitFor(() => expect(shown).toHaveFocus())
  const discard = async () => userEvent.click(await screen.findByRole('button', { name: 'Zahodit změny' }))
  await discard()
  await waitFor(() => expect(name).toHaveValue('Služby'))
  await userEvent.fill(name, 'Opravna')
  await discard()
  await waitFor(() => expect(name).toHaveValue('Služby'))
  expect(screen.queryByText(/neuložen|^změněno/)).toBeNull()
  expect(sent(calls(), 'update-category')).toEqual([])
})

test('the address of a category without subcategories changes nobody else’s', async () => {
  await open()
  const more = () => screen.queryByText(/Změní adresy všech podkategorií\./)
  await userEvent.click(line(/Telefony/))
  await screen.findByRole('heading', { name: 'Telefony' })
  expect(more()).toBeVisible()
  await userEvent.click(line(/Služby/))
  await screen.findByRole('heading', { name: 'Služby' })
  expect(screen.getByText('Malá písmena bez diakritiky, číslice a pomlčky.')).toBeVisible()
  expect(more()).toBeNull()
})

test('what was typed is not left without a question', async () => {
  await open()
  await userEvent.click(line(/Služby/))
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), 'Jinak')
  await screen.findByText('1 neuložená změna')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await userEvent.click(line(/Telefony/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pokračovat v úpravách' }))
  expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Jinak')
  await userEvent.click(line(/Telefony/))
  const again = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }))
  await userEvent.click(again.getByRole('button', { name: 'Zahodit změny' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Telefony'))
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('F2 renames in place, Escape gives the old name back', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{F2}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), 'Mobily')
  await keys('{Escape}')
  await waitFor(() => expect(focusedName()).toBe('Telefony'))
  await keys('{F2}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), 'Mobily')
  await keys('{Enter}')
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  expect(sent(calls(), 'update-category')).toEqual([{ name: 'Mobily', version: 1 }])
})

test('a name of spaces alone is refused in its place, which stays open', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{F2}')
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await userEvent.fill(field, '   ')
  await keys('{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Zadejte název.'))
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.fill(field, 'Mobily')
  await waitFor(() => expect(field).toHaveAccessibleDescription(''))
  await keys('{Enter}')
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  expect(sent(calls(), 'update-category')).toEqual([{ name: 'Mobily', version: 1 }])
})

const TAKEN = 'Na tomto místě už je kategorie „Služby“. Zvolte jiný název.'
/** A shop that knows of the sibling. */
const refuseTaken = (delay: number): Fixtures => {
  const { 'update-category': save } = serveCategories().server
  return {
    'update-category': call =>
      (call.body as { name?: string }).name === 'Služby'
        ? { status: 400, delay, body: { name: [TAKEN] } }
        : (save as (call: unknown) => Record<string, unknown>)(call),
  }
}

test('a name that the server refuses stays in its field, with the reason beside it', async () => {
  // On a phone a pressed row leads to its form.
  await page.viewport(1366, 900)
  onTestFinished(() => page.viewport(414, 896))
  await open(refuseTaken(0))
  await focusTree()
  await keys('{F2}')
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await userEvent.fill(field, 'Služby')
  await keys('{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(TAKEN))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('Služby')
  expect(screen.getAllByText(TAKEN)).toHaveLength(1)
  const text = field.closest('.ostrov-tree-text')?.getBoundingClientRect().width
  expect(Math.round(field.getBoundingClientRect().width)).toBe(Math.round(text ?? 0))
  // Who leaves it walks through the tree as ever, and finds it as it was.
  await userEvent.click(line(/Příslušenství/))
  await act(() => line(/Příslušenství/).focus())
  await keys('{ArrowDown}')
  await waitFor(() => expect(focusedName()).toBe('Služby'))
  expect(field).toHaveValue('Služby')
  await userEvent.fill(field, 'Mobily')
  await waitFor(() => expect(field).toHaveAccessibleDescription(''))
  await keys('{Enter}')
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  await waitFor(() => expect(focusedName()).toBe('Mobily'))
})

test('what was done before goes as a name is edited, so that a refusal stands alone', async () => {
  await open(refuseTaken(0))
  const bar = () => document.querySelector('.ostrov-outcome-bar')?.textContent
  await renameFirst('Mobily')
  await waitFor(() => expect(bar()).toContain('Úspěšně uloženo.'))
  await keys('{F2}')
  await waitFor(() => expect(bar()).toBe(''))
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await userEvent.fill(field, 'Služby')
  await keys('{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(TAKEN))
  expect(bar()).toBe('')
})

test('a name that did not reach the server stays in its field with the reason, and is saved once it does', async () => {
  const { server, rows } = await open({ 'update-category': 'offline' })
  await renameFirst('Mobily')
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Nevíme, jestli k nám údaje dorazily/))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('Mobily')
  server.change({ 'update-category': serveCategories(rows as never).server['update-category'] as never })
  await keys('{Enter}')
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  expect(screen.queryByRole('textbox', { name: 'Nový název' })).toBeNull()
})

test('a name that is too long is kept as it was typed, and its refusal tells the limit below the ring of its field', async () => {
  const tooLong = 'Zkontrolujte, že tato hodnota má nejvýše 100 znaků.'
  await open({ 'update-category': () => ({ status: 400, body: { name: [tooLong] } }) })
  await focusTree()
  await keys('{F2}')
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await userEvent.fill(field, 'x'.repeat(300))
  expect(field).toHaveValue('x'.repeat(300))
  await keys('{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(tooLong))
  await waitFor(() => expect(field).toHaveFocus())
  const { outlineWidth, outlineOffset } = getComputedStyle(field)
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(screen.getByText(tooLong).getBoundingClientRect().top).toBeGreaterThanOrEqual(
    field.getBoundingClientRect().bottom + ring,
  )
})

test('a refusal whose field is gone is told below the tree', async () => {
  await open(refuseTaken(1000))
  await focusTree()
  await keys('{F2}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), 'Služby')
  await keys('{Enter}')
  await userEvent.dblClick(line(/Příslušenství/))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), 'Doplňky')
  await waitFor(() => expect(screen.getByText(TAKEN)).toBeVisible(), { timeout: 3000 })
  expect(screen.getByRole('textbox', { name: 'Nový název' })).toHaveValue('Doplňky')
  await keys('{Escape}')
})

test('how many are marked is said, and the ring of the one that has the focus is within its row', async () => {
  await open()
  await focusTree()
  await keys('{Control>}a{/Control}')
  await waitFor(() => expect(screen.getByText('Označeny 3 položky')).toBeVisible())
  const { outlineStyle, outlineOffset } = getComputedStyle(document.activeElement ?? document.body)
  expect(outlineStyle).toBe('solid')
  expect(Number.parseFloat(outlineOffset)).toBeLessThan(0)
})

test('each line of the buttons begins at the edge of the search above them', async () => {
  await open()
  const { left } = screen.getByRole('searchbox').getBoundingClientRect()
  const begins = (button: HTMLElement, what: Node | null) => {
    const range = document.createRange()
    range.selectNodeContents(what ?? button)
    return Math.round(range.getBoundingClientRect().left - left)
  }
  const expand = screen.getByRole('button', { name: 'Rozbalit vše' })
  expect(begins(expand, expand.firstChild)).toBe(0)
  const add = screen.getByRole('button', { name: 'Nová kategorie' })
  expect(Math.round(add.getBoundingClientRect().left - left)).toBe(0)
})

test('a window that loses the focus does not end a renaming', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{F2}')
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await userEvent.fill(field, 'Mob')
  // So it is told to a field that keeps the focus within its page.
  act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  expect(field).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
  await keys('ily')
  await userEvent.click(screen.getByRole('searchbox'))
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  expect(sent(calls(), 'update-category')).toEqual([{ name: 'Mobily', version: 1 }])
})

const toolButton = (name: string) => screen.getByRole('button', { name })
const expectReason = (name: string, reason: string) => {
  expect(toolButton(name)).toHaveAttribute('aria-disabled', 'true')
  expect(toolButton(name)).toHaveAccessibleDescription(reason)
}

test('the buttons of the tree act on what is shown or marked, keys on the row that has the focus', async () => {
  await open()
  await focusTree()
  expectReason('Odstranit', 'Nejdřív otevřete kategorii, nebo ji označte.')
  expectReason('Přesunout do…', 'Nejdřív otevřete kategorii, nebo ji označte.')
  await act(() => toolButton('Odstranit').click())
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(line(/Příslušenství/))
  // Where it stands below the tree, its heading is led to.
  const heading = await screen.findByRole('heading', { name: 'Příslušenství' })
  await waitFor(() => expect(heading).toHaveFocus())
  await act(() => line(/Příslušenství/).focus())
  await keys('{ArrowDown}')
  await waitFor(() => expect(focusedName()).toBe('Služby'))
  await userEvent.click(toolButton('Odstranit'))
  expect(await screen.findByRole('dialog', { name: 'Odstranit kategorii Příslušenství?' })).toBeVisible()
  await keys('{Escape}')
  await userEvent.click(toolButton('Přesunout do…'))
  expect(await screen.findByRole('dialog', { name: 'Přesunout: Příslušenství' })).toBeVisible()
  await keys('{Escape}')
  await act(() => line(/Služby/).focus())
  await keys('{Delete}')
  expect(await screen.findByRole('dialog', { name: 'Odstranit kategorii Služby?' })).toBeVisible()
  await keys('{Escape}')
  await keys(' {ArrowUp}')
  await userEvent.click(toolButton('Odstranit'))
  expect(await screen.findByRole('dialog', { name: 'Odstranit kategorii Služby?' })).toBeVisible()
  await keys('{Escape}')
  await act(() => line(/Telefony/).focus())
  await keys(' ')
  expectReason('Odstranit', 'Odstranit jde jen jednu kategorii najednou.')
  expectReason('Nová podkategorie', 'Podkategorii jde založit jen v jedné kategorii.')
  await userEvent.click(toolButton('Přesunout do…'))
  expect(await screen.findByRole('dialog', { name: 'Přesunout: 2 položky' })).toBeVisible()
})

test('“Move to…” finds its target wherever it is', async () => {
  const { calls } = await open()
  await focusTree()
  await keys(' ')
  await userEvent.click(screen.getByRole('button', { name: 'Přesunout do…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Přesunout: Telefony' }))
  const target = dialog.getByRole('combobox', { name: 'Kam' })
  await userEvent.type(target, 'e')
  await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(3))
  // What is found covers nothing of the question.
  for (const radio of dialog.getAllByRole('radio')) {
    const { left, top, width, height } = radio.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(radio)
  }
  await userEvent.fill(target, 'bezdr')
  await userEvent.click(
    await dialog.findByRole('option', { name: 'Příslušenství › Nabíječky › Bezdrátové nabíječky' }),
  )
  await userEvent.click(dialog.getByRole('radio', { name: 'Za ni' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Přesunout' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(names()).toContain('··Telefony'))
  await waitFor(() =>
    expect(sent(calls(), 'move-category')).toEqual([{ target: '6', position: 'right', from: null }]),
  )
})

test('AC-005 a customer reads that they have no permission', async () => {
  renderWidget(widget, { server: { 'active-user': CUSTOMER } })
  expect(await screen.findByText('K zobrazení této stránky nemáte oprávnění.')).toBeVisible()
})

test('a category that the address names and nobody has is told of', async () => {
  await open({}, { id: '987654' })
  expect(await screen.findByText(/Kategorie, na kterou vede adresa, tu není/)).toBeVisible()
  fireEvent.click(line('Služby'))
  await waitFor(() => expect(screen.queryByText(/na kterou vede adresa/)).toBeNull())
})

test('a new category that is open already is typed into when it is asked for again', async () => {
  await open()
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nová kategorie' }))
  await press()
  const name = await screen.findByRole('textbox', { name: 'Název' })
  await waitFor(() => expect(name).toHaveFocus())
  await userEvent.fill(name, 'Hodinky')
  await press()
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveValue('Hodinky')
})

test('the row of a category that was just made stands clear of the bar that tells of it', async () => {
  await page.viewport(1366, 900)
  onTestFinished(() => page.viewport(1366, 900))
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Rozbalit vše' }))
  await findLine(/Bezdrátové nabíječky/)
  await userEvent.click(screen.getByRole('button', { name: 'Nová kategorie' }))
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), 'Hodinky')
  // The window ends where the new row is going to.
  const { bottom, height } = line(/^Služby/).getBoundingClientRect()
  await page.viewport(1366, Math.round(bottom + height))
  await keys('{Enter}')
  const row = await findLine(/^Hodinky/)
  const bar = () => document.querySelector('.ostrov-outcome-bar > *')?.getBoundingClientRect().top ?? 0
  await waitFor(() => expect(bar()).toBeGreaterThan(0))
  await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar()))
})

const readTop = (element: Element): number => element.getBoundingClientRect().top

test('on a phone a category that is tapped comes into sight, and a button leads back to its row', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Rozbalit vše' }))
  await findLine(/Bezdrátové nabíječky/)
  await userEvent.click(line(/^Chytré telefony/))
  const heading = await screen.findByRole('heading', { name: 'Chytré telefony' })
  await waitFor(() => expect(heading).toHaveFocus())
  const back = screen.getByRole('button', { name: 'Zpět ke stromu' })
  expect(readTop(back)).toBeGreaterThanOrEqual(0)
  expect(readTop(heading)).toBeLessThan(200)
  await userEvent.click(back)
  await waitFor(() => expect(focusedName()).toBe('Chytré telefony'))
  expect(readTop(line(/^Chytré telefony/))).toBeGreaterThanOrEqual(0)
  expect(line(/^Chytré telefony/).getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
})

test('on a phone who renames while the form comes goes on renaming', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  await open()
  act(() => {
    line(/Služby/).click()
    line(/Služby/).focus()
    line(/Služby/).dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
  })
  const field = screen.getByRole('textbox', { name: 'Nový název' })
  await screen.findByRole('heading', { name: 'Služby' })
  await new Promise(resolve => setTimeout(resolve, 100))
  await waitFor(() => expect(field).toHaveFocus())
})

test('beside the tree nothing takes the focus from it, and no way back is needed', async () => {
  await page.viewport(1366, 900)
  const { unmount } = await open()
  await userEvent.click(line(/Služby/))
  await screen.findByRole('heading', { name: 'Služby' })
  expect(screen.queryByRole('button', { name: 'Zpět ke stromu' })).toBeNull()
  expect(focusedName()).toBe('Služby')
  unmount()
})

test('what was done last is told by name, and what is done next takes its place', async () => {
  await open()
  const bar = () => document.querySelector('.ostrov-outcome-bar')?.textContent ?? ''
  const expectBar = (text: string) => waitFor(() => expect(bar()).toBe(text))
  await focusTree()
  await keys('{F2}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), 'Mobily')
  await keys('{Enter}')
  await expectBar('Úspěšně uloženo. Kategorie se teď jmenuje Mobily.Vzít zpět')
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await expectBar('Přesunuto: Mobily → nejvyšší úroveň, za „Příslušenství“Vzít zpět')
  await keys('{Control>}z{/Control}')
  await expectBar('Vráceno: přesun (Mobily → nejvyšší úroveň, za „Příslušenství“).')
  await keys('{Control>}z{/Control}')
  await expectBar('Vráceno: přejmenování na Mobily.')
  await keys('{Control>}y{/Control}')
  await expectBar('Znovu provedeno: přejmenování na Mobily.Vzít zpět')
  await keys('{Control>}x{/Control}')
  await expectBar('Vyjmuto: Mobily. Ctrl+V vloží do vybrané položky, Esc zruší.')
  await keys('{Delete}')
  await screen.findByRole('dialog')
  await expectBar('')
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit kategorii' }))
  await expectBar('Úspěšně odstraněno. Kategorie: Mobily.Vzít zpět')
})

test('after a deletion the row that takes its place has the focus', async () => {
  await open()
  await userEvent.click(line(/Příslušenství/))
  await userEvent.click(screen.getByRole('button', { name: 'Odstranit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit kategorii' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focusedName()).toBe('Služby'))
  await keys('{Delete}')
  const heading = await screen.findByRole('heading', { name: 'Odstranit kategorii Služby?' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(getComputedStyle(heading).outlineStyle).toBe('solid')
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit kategorii' }))
  await waitFor(() => expect(focusedName()).toBe('Telefony'))
})

test('what the bar tells of is taken back there, too, and leads back to the row', async () => {
  await open()
  const bar = () => within(document.querySelector<HTMLElement>('.ostrov-outcome-bar') as HTMLElement)
  const takeBack = () => bar().getByRole('button', { name: 'Vzít zpět' })
  await focusTree()
  await keys('{ArrowDown}{Delete}')
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit kategorii' }))
  expect(await bar().findByText(/Kategorie: Příslušenství\./)).toBeVisible()
  act(() => takeBack().focus())
  await keys('{Enter}')
  await waitFor(() => expect(names()).toContain('Příslušenství'))
  await waitFor(() => expect(focusedName()).toBe('Příslušenství'))
  expect(await bar().findByText('Vráceno: odstranění kategorie Příslušenství.')).toBeVisible()
  expect(bar().queryByRole('button')).toBeNull()
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await bar().findByText('Přesunuto: Příslušenství → nejvyšší úroveň, za „Telefony“')
  await userEvent.click(takeBack())
  expect(
    await bar().findByText('Vráceno: přesun (Příslušenství → nejvyšší úroveň, za „Telefony“).'),
  ).toBeVisible()
  await waitFor(() => expect(focusedName()).toBe('Příslušenství'))
  await keys('{Control>}x{/Control}')
  await bar().findByText(/^Vyjmuto/)
  expect(bar().queryByRole('button')).toBeNull()
})

test('a move tells where to, and the top by its name', async () => {
  await open()
  await focusTree()
  await keys('{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
  expect(await screen.findByText('Přesunuto: Příslušenství → Telefony, na první místo')).toBeVisible()
  await keys('{Alt>}{ArrowLeft}{/Alt}')
  expect(await screen.findByText('Přesunuto: Příslušenství → nejvyšší úroveň, za „Telefony“')).toBeVisible()
})

test('the dialog of a move puts a category last in another, though that was not opened, and is left without a move', async () => {
  const { calls } = await open()
  await userEvent.click(line(/Služby/))
  await userEvent.click(toolButton('Přesunout do…'))
  const dialog = () => within(screen.getByRole('dialog', { name: 'Přesunout: Služby' }))
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Zrušit' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(toolButton('Přesunout do…'))
  await screen.findByRole('dialog')
  await userEvent.fill(dialog().getByRole('combobox', { name: 'Kam' }), 'telefony')
  await userEvent.click(await dialog().findByRole('option', { name: 'Telefony' }))
  await userEvent.click(dialog().getByRole('radio', { name: 'Dovnitř, na poslední místo' }))
  await userEvent.click(dialog().getByRole('button', { name: 'Přesunout' }))
  await expectNames('Telefony', '·Chytré telefony', '·Tlačítkové telefony', '·Služby', 'Příslušenství')
  expect(sent(calls(), 'move-category')).toMatchObject([{ position: 'right' }])
})

const saveName = async (name: string) => {
  await userEvent.click(line(/Služby/))
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await screen.findByText('Úspěšně uloženo.')
  return within(document.querySelector<HTMLElement>('.ostrov-outcome-bar') as HTMLElement)
}

test('what a form saved is taken back where that is told, not the change before it, and done again', async () => {
  const { calls } = await open()
  await focusTree()
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByText('Přesunuto: Telefony → nejvyšší úroveň, za „Příslušenství“')
  const bar = await saveName('Servis')
  await userEvent.click(bar.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('Vráceno: úprava kategorie Servis.')).toBeVisible()
  await waitFor(() => expect(names()).toContain('Služby'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Služby'))
  expect(sent(calls(), 'update-category').at(-1)).toEqual({ name: 'Služby', version: 2 })
  expect(sent(calls(), 'move-category')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Znovu provést: úprava kategorie Servis' }))
  await waitFor(() => expect(names()).toContain('Servis'))
  expect(sent(calls(), 'update-category').at(-1)).toEqual({ name: 'Servis', version: 3 })
})

test('a save that is taken back leaves what a colleague changed of another field, and never goes over the same one', async () => {
  const { calls, rows } = await open()
  const bar = await saveName('Servis')
  const saved = rows.find(({ name }) => name === 'Servis')
  Object.assign(saved as object, { filterable: true, version: 3 })
  await userEvent.click(bar.getByRole('button', { name: 'Vzít zpět' }))
  await waitFor(() => expect(names()).toContain('Služby'))
  expect(rows.find(({ name }) => name === 'Služby')).toMatchObject({ filterable: true })
  await saveName('Servis')
  const again = rows.find(({ name }) => name === 'Servis')
  Object.assign(again as object, { name: 'Opravna', version: 9 })
  const before = sent(calls(), 'update-category').length
  await userEvent.click(bar.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText(/Kategorii mezitím uložil někdo jiný: Petr Obsluha/)).toBeVisible()
  expect(screen.getByText('Změnu jsme nevzali zpět.')).toBeVisible()
  await waitFor(() => expect(names()).toContain('Opravna'))
  expect(sent(calls(), 'update-category')).toHaveLength(before + 1)
})

const renameFirst = async (name: string) => {
  await focusTree()
  await keys('{F2}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nový název' }), name)
  await keys('{Enter}')
}

test('a name that a colleague changed meanwhile is asked about, and what was typed is kept', async () => {
  const { rows, calls } = await open()
  Object.assign(rows[0] as object, { name: 'Opravy A', version: 2 })
  await renameFirst('Opravy B')
  expect(await screen.findByText(/Kategorii mezitím uložil někdo jiný: Petr Obsluha/)).toBeVisible()
  await waitFor(() => expect(names()[0]).toBe('Opravy A'))
  await userEvent.click(screen.getByRole('button', { name: 'Uložit „Opravy B“' }))
  await waitFor(() => expect(names()[0]).toBe('Opravy B'))
  expect(sent(calls(), 'update-category')).toEqual([
    { name: 'Opravy B', version: 1 },
    { name: 'Opravy B', version: 2 },
  ])
  await waitFor(() => expect(focusedName()).toBe('Opravy B'))
  await keys('{Control>}z{/Control}')
  await waitFor(() => expect(names()[0]).toBe('Opravy A'))
  await keys('{Control>}y{/Control}')
  await waitFor(() => expect(names()[0]).toBe('Opravy B'))
  Object.assign(rows[0] as object, { name: 'Opravy C', version: 9 })
  await keys('{Control>}z{/Control}')
  expect(await screen.findByText('Změnu jsme nevzali zpět.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nechat „Opravy C“' })).toBeVisible()
})

test('a colleague’s name may stay', async () => {
  const { rows, calls } = await open()
  Object.assign(rows[0] as object, { name: 'Opravy A', version: 2 })
  await renameFirst('Opravy B')
  await userEvent.click(await screen.findByRole('button', { name: 'Nechat „Opravy A“' }))
  expect(document.querySelector('.ostrov-outcome-bar')).toBeEmptyDOMElement()
  await waitFor(() => expect(focusedName()).toBe('Opravy A'))
  expect(sent(calls(), 'update-category')).toHaveLength(1)
})

test('what a colleague changed of another field is no matter of the name', async () => {
  const { rows, calls } = await open()
  Object.assign(rows[0] as object, { filterable: true, version: 2 })
  await renameFirst('Mobily')
  await waitFor(() => expect(names()[0]).toBe('Mobily'))
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(sent(calls(), 'update-category').at(-1)).toEqual({ name: 'Mobily', version: 2 })
})

test('a chosen category stands out from its neighbours, and more than one under the mouse', async () => {
  await open()
  const readToken = (token: string) => {
    const probe = document.createElement('i')
    probe.style.background = `var(--ostrov-color-${token})`
    screen.getByRole('tree').append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }
  await userEvent.click(line(/Služby/))
  await waitFor(() => expect(line(/Služby/)).toHaveAttribute('aria-current', 'true'))
  expect(getComputedStyle(line(/Služby/)).backgroundColor).toBe(readToken('accent-soft'))
  await userEvent.hover(line(/Telefony/))
  expect(getComputedStyle(line(/Telefony/)).backgroundColor).toBe(readToken('raised'))
})

test.each([
  [
    'cz',
    'Zobrazit historii změn',
    ['SEO název: telefony → chytre-telefony', 'Pro servis: ne → ano'],
    'Vytvořeno',
  ],
  [
    'ro',
    'Afișați istoricul modificărilor',
    ['Denumire în URL: telefony → chytre-telefony', 'Se oferă la service: nu → da'],
    'Creată',
  ],
] as const)(
  'on %s, who changed what of a category is read where it is asked for',
  async (market, summary, changes, made) => {
    const shop = serveCategories()
    const { server } = renderWidget(widget, { market, server: { 'active-user': STAFF, ...shop.server } })
    await userEvent.click((await screen.findAllByRole('treeitem'))[0] as HTMLElement)
    const shut = await screen.findByText(summary)
    expect(server.calls.some(({ route }) => route === 'category-history')).toBe(false)
    await userEvent.click(shut)
    for (const change of changes) expect(await screen.findByText(change)).toBeVisible()
    expect(screen.getByText('Petr Obsluha', { exact: false })).toBeVisible()
    expect(screen.getByText(made)).toBeVisible()
  },
)
