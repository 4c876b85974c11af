import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { makeRows, serveCategories, serveProducts } from '#testing/fixtures/categories.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

beforeEach(async () => {
  await page.viewport(1366, 900)
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

const NOTHING_CHOSEN = 'Musíte vybrat některé produkty a kategorie, které chcete aktualizovat.'

async function open(more: Fixtures = {}, count = 130) {
  const { server } = renderWidget(widget, {
    server: { 'active-user': STAFF, ...serveCategories().server, ...serveProducts(count), ...more },
  })
  await screen.findByRole('grid')
  await screen.findByRole('checkbox', { name: 'Telefony' })
  const sent = (route: string) => server.calls.filter(call => call.route === route)
  return { server, sent }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const findFold = () =>
  within(screen.getByRole('region', { name: 'Kategorie' })).getByRole('button', { name: 'Kategorie' })
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const checkRow = async (at: number) => {
  const boxes = within(screen.getByRole('grid')).getAllByRole('checkbox')
  await userEvent.click(boxes[at] as HTMLElement)
}

test('AD-001 AD-048 products stand in a grid with their categories, beside the list of all categories', async () => {
  await open()
  const [, first] = within(screen.getByRole('grid')).getAllByRole('row')
  expect(first?.textContent).toBe('M000001Apple iPhone 1AppleChytré telefony')
  const list = within(screen.getByRole('region', { name: 'Kategorie' }))
  expect(list.getAllByRole('checkbox')).toHaveLength(8)
})

test('ER-010 VA-053 VA-054 without products, or without categories, a change warns and sends nothing', async () => {
  const { sent } = await open()
  await press('Zařadit do kategorií')
  expect(await screen.findByText(NOTHING_CHOSEN)).toBeVisible()
  await check('Kabely')
  expect(screen.queryByText(NOTHING_CHOSEN), 'what was lacking is told until something is chosen').toBeNull()
  await press('Vyřadit z kategorií')
  expect(await screen.findByText(NOTHING_CHOSEN)).toBeVisible()
  await press('Odebrat: Kabely')
  await checkRow(1)
  expect(screen.queryByText(NOTHING_CHOSEN)).toBeNull()
  await press('Zařadit do kategorií')
  expect(await screen.findByText(NOTHING_CHOSEN)).toBeVisible()
  expect([...sent('add-product-categories'), ...sent('remove-product-categories')]).toEqual([])
})

test('what a change still lacks stands beside its buttons before one is pressed', async () => {
  await open()
  const add = screen.getByRole('button', { name: 'Zařadit do kategorií' })
  expect(screen.getByText('Vyberte produkty a kategorie.')).toBeVisible()
  expect(add).toHaveAccessibleDescription('Vyberte produkty a kategorie.')
  expect(add).toHaveAttribute('data-kind', 'secondary')
  await check('Kabely')
  expect(screen.getByText('Vyberte produkty.')).toBeVisible()
  await checkRow(1)
  expect(screen.queryByText(/^Vyberte/)).toBeNull()
  expect(add).toHaveAttribute('data-kind', 'primary')
  await press('Odebrat: Kabely')
  expect(screen.getByText('Vyberte kategorie.')).toBeVisible()
})

test('on a phone the categories are folded, so that products come first, and are opened by a press', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1366, 900))
  renderWidget(widget, {
    server: { 'active-user': STAFF, ...serveCategories().server, ...serveProducts(130) },
  })
  await screen.findByRole('grid')
  expect(screen.queryByRole('checkbox', { name: 'Kabely' })).toBeNull()
  const fold = findFold()
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kabely' }))
  await userEvent.click(fold)
  expect(screen.queryByRole('checkbox', { name: 'Kabely' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Odebrat: Kabely' })).toBeVisible()
})

test('AD-049 ER-012 chosen products go into several categories by one call, which is undone and done again', async () => {
  const { sent } = await open()
  await check('Kabely')
  await check('Služby')
  await checkRow(1)
  await checkRow(2)
  expect(await screen.findByText('Vybrány 2 produkty, 2 kategorie.')).toBeVisible()
  await press('Zařadit do kategorií')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  expect(screen.getByText(/Nová zařazení: 4/)).toBeVisible()
  expect(sent('add-product-categories').map(({ body }) => body)).toEqual([
    { masterProductIds: ['1', '2'], typeCategoryIds: ['7', '8'] },
  ])
  const findNote = () =>
    within(document.querySelector<HTMLElement>('.ostrov-grid-bars .ostrov-note') as HTMLElement)
  await userEvent.click(findNote().getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText(/^Vzato zpět: 4.zařazení produktů\.$/)).toBeVisible()
  expect(screen.queryByText(/Úspěšně uloženo/)).toBeNull()
  expect(
    findNote().queryByRole('button', { name: 'Vzít zpět' }),
    'there is nothing more to take back',
  ).toBeNull()
  await press('Znovu provést')
  expect(await screen.findByText(/^Znovu provedeno: 4.zařazení produktů\.$/)).toBeVisible()
  expect(findNote().getByRole('button', { name: 'Vzít zpět' })).toBeVisible()
  expect(sent('turn-product-categories').map(({ args, body }) => [args.id, body])).toEqual([
    ['c1', { isDone: false }],
    ['c1', { isDone: true }],
  ])
})

test('what changes nothing has nothing that is taken back', async () => {
  await open({ 'add-product-categories': { change: 'c1', changed: 0, failed: [] } })
  await check('Kabely')
  await checkRow(1)
  await press('Zařadit do kategorií')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  for (const button of screen.queryAllByRole('button', { name: 'Vzít zpět' }))
    expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('AD-050 all that is found, over all pages, is taken out at once, but for what was taken off the choice', async () => {
  const { sent } = await open()
  await check('Kabely')
  await press('Vybrat všech 130 nalezených')
  await checkRow(1)
  await waitFor(() => expect(screen.getByText('Vybráno 129 produktů, 1 kategorie.')).toBeVisible())
  await press('Vyřadit z kategorií')
  await screen.findByText('Úspěšně uloženo.')
  const call = sent('remove-product-categories')[0] as { body: unknown }
  const { masterProductIds } = call.body as { masterProductIds: string[] }
  expect([masterProductIds.length, masterProductIds.includes('1')]).toEqual([129, false])
})

test('AD-002 AD-003 AD-053 categories are searched by name and by level, and show their products', async () => {
  const { sent } = await open()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hledat kategorii' }), 'nabij')
  expect(await screen.findByText('2 kategorie')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Úroveň kategorie' }), '3')
  expect(await screen.findByText('1 kategorie')).toBeVisible()
  expect(sent('categories').at(-1)?.query.toString()).toBe('page_size=200&search=nabij&level=3')
  await press('Zobrazit produkty: Bezdrátové nabíječky')
  expect(await screen.findByText('Jen produkty z kategorie Bezdrátové nabíječky')).toBeVisible()
  await waitFor(() => expect(sent('category-products').at(-1)?.query.get('category')).toBe('6'))
  await press('Zobrazit produkty této úrovně')
  expect(await screen.findByText('Jen produkty 3. úrovně kategorií')).toBeVisible()
  await waitFor(() => expect(sent('category-products').at(-1)?.query.get('level')).toBe('3'))
  expect(location.search).toContain('products.level=3')
  await press('Zobrazit všechny produkty')
  await waitFor(() => expect(location.search).not.toContain('level'))
})

test('ER-009 where categories can’t be read, that is said, and the products stay', async () => {
  renderWidget(widget, {
    server: {
      'active-user': STAFF,
      ...serveProducts(3),
      'type-categories': { status: 404, body: { detail: 'Nenalezeno.' } },
    },
  })
  expect(await screen.findByText(/^Chyba při načítání kategorií\./)).toBeVisible()
  expect(await screen.findByRole('grid')).toBeVisible()
})

test('ER-011 a change that fails says so, the choice stays, and the same button does it under the same key', async () => {
  const { server, sent } = await open({ 'add-product-categories': { status: 500, body: '<h1>Chyba</h1>' } })
  await check('Kabely')
  await checkRow(1)
  await press('Zařadit do kategorií')
  expect(await screen.findByText(/^Během ukládání došlo k chybě\./)).toBeVisible()
  expect(screen.getByText('Vybrán 1 produkt, 1 kategorie.')).toBeVisible()
  server.change(serveProducts(130))
  await press('Zařadit do kategorií')
  expect(await screen.findByText('Úspěšně uloženo.')).toBeVisible()
  const keys = sent('add-product-categories').map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('products that are gone are counted, with the reason', async () => {
  await open({
    'add-product-categories': {
      change: 'c1',
      changed: 1,
      failed: [{ id: '2', message: 'Tento produkt už neexistuje.' }],
    },
  })
  await check('Kabely')
  await checkRow(1)
  await checkRow(2)
  await press('Zařadit do kategorií')
  expect(
    await screen.findByText('1 produkt se nepodařilo změnit: Tento produkt už neexistuje.'),
  ).toBeVisible()
})

test('AC-005 a customer reads that they have no permission', async () => {
  renderWidget(widget, { server: { 'active-user': CUSTOMER } })
  expect(await screen.findByText('K zobrazení této stránky nemáte oprávnění.')).toBeVisible()
})

test('what can be done with products takes as much room before they are read as after', async () => {
  const readHeights = () =>
    ['[aria-label="Produkty"] .ostrov-category-settings-actions'].map(
      one => document.querySelector(one)?.getBoundingClientRect().height,
    )
  const { server, unmount } = renderWidget(widget, {
    server: {
      'active-user': STAFF,
      ...serveCategories().server,
      ...serveProducts(130),
      'category-products': 'hang',
    },
  })
  await screen.findByRole('checkbox', { name: 'Telefony' })
  const before = readHeights()
  expect(before[0]).toBeGreaterThan(40)
  expect(server.calls.length).toBeGreaterThan(0)
  unmount()
  await open()
  await screen.findByRole('button', { name: /^Vybrat všech/ })
  expect(readHeights()).toEqual(before)
})

test('beside a long name and on a phone no word of a button is broken', async () => {
  const rows = makeRows()
  Object.assign(rows[5] as object, { name: 'Bezdrátové nabíječky a elektromagnetickokompatibilní podložky' })
  for (const width of [390, 1366]) {
    await page.viewport(width, 900)
    onTestFinished(() => page.viewport(1366, 900))
    const { unmount } = renderWidget(widget, {
      server: {
        'active-user': STAFF,
        ...serveProducts(3),
        'type-categories': rows.map(({ id, name, parent }) => ({ id, name, parent })),
      },
    })
    await screen.findByRole('grid')
    if (width < 1000) await userEvent.click(findFold())
    const button = await screen.findByRole('button', { name: /^Zobrazit produkty: Bezdrátové/ })
    const word = document.createRange()
    word.selectNodeContents(button)
    expect([width, new Set([...word.getClientRects()].map(({ top }) => top)).size]).toEqual([width, 1])
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    const list = button.closest('ul') as Element
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    unmount()
  }
})

test('a name in the way to a category is on one line where it fits', async () => {
  const way = ['Příslušenství k telefonům', 'Nabíječky a kabely na cesty']
  const found = makeRows()
    .slice(5, 6)
    .map(row => ({ ...row, way }))
  await open({ categories: { count: 1, next: null, previous: null, results: found } })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Úroveň kategorie' }), '3')
  const category = await screen.findByRole('checkbox', { name: /^Bezdrátové nabíječky/ })
  const names = [...(category.closest('label')?.querySelectorAll<HTMLElement>('small > span') ?? [])]
  expect(names.map(({ textContent }) => textContent)).toEqual([`${way[0]} ›`, way[1]])
  for (const name of names)
    expect(name.offsetHeight).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(name).fontSize))
})

test('on a phone products begin high, and how they are ordered is not cut', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  renderWidget(widget, {
    server: { 'active-user': STAFF, ...serveCategories().server, ...serveProducts(130) },
  })
  const grid = await screen.findByRole('grid')
  const top = document.querySelector('.ostrov-category-settings')?.getBoundingClientRect().top ?? 0
  expect(grid.getBoundingClientRect().top - top).toBeLessThan(320)
  const order = screen.getByRole('combobox', { name: 'Seřadit podle' })
  const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(order)
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  pen.font = font
  const room = order.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  expect(room).toBeGreaterThanOrEqual(Math.floor(pen.measureText('Seřadit podle').width))
  expect(screen.queryByRole('button', { name: 'Vzít zpět' })).toBeNull()
  await userEvent.click(findFold())
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kabely' }))
  await checkRow(1)
  await press('Zařadit do kategorií')
  await screen.findByText('Úspěšně uloženo.')
  for (const button of screen.getAllByRole('button', { name: 'Vzít zpět' })) expect(button).toBeVisible()
})

test('where products of a level are shown, another level of the box is that of the products', async () => {
  const { sent } = await open()
  const box = screen.getByRole('combobox', { name: 'Úroveň kategorie' })
  const readLevel = () => sent('category-products').at(-1)?.query.get('level')
  await userEvent.selectOptions(box, '3')
  expect(readLevel()).toBeNull()
  await press('Zobrazit produkty této úrovně')
  await waitFor(() => expect(readLevel()).toBe('3'))
  await userEvent.selectOptions(box, '2')
  expect(await screen.findByText('Jen produkty 2. úrovně kategorií')).toBeVisible()
  await waitFor(() => expect(readLevel()).toBe('2'))
  await userEvent.selectOptions(box, '')
  await waitFor(() => expect(readLevel()).toBeNull())
  expect(screen.queryByText(/^Jen produkty/)).toBeNull()
})

test('more than anybody looks through is asked for first, with the numbers, and only what was pressed is busy', async () => {
  const { sent } = await open({ 'add-product-categories': 'hang' }, 1300)
  await check('Kabely')
  await press(/^Vybrat všech/)
  await press('Zařadit do kategorií')
  const name = 'Zařadit 1\u00a0300 produktů do kategorie Kabely?'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(sent('add-product-categories')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Zrušit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('add-product-categories')).toEqual([])
  await check('Služby')
  await press('Vyřadit z kategorií')
  expect(
    await screen.findByRole('dialog', { name: 'Vyřadit 1\u00a0300 produktů z kategorií Kabely, Služby?' }),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }))
  await press('Zařadit do kategorií')
  const again = within(await screen.findByRole('dialog'))
  await userEvent.click(again.getByRole('button', { name: 'Zařadit do kategorií' }))
  await waitFor(() => expect(sent('add-product-categories')).toHaveLength(1))
  const busy = [...document.querySelectorAll('[data-busy]')].map(one => one.textContent)
  expect(busy).toEqual(['Zařadit do kategorií'])
  expect(screen.getByRole('button', { name: 'Vyřadit z kategorií' })).toHaveAttribute('aria-disabled', 'true')
  expect(sent('remove-product-categories')).toEqual([])
})
