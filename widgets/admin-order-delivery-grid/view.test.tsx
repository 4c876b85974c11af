import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepTrail, markOpened, readReturn, readTrail } from '#core/record/keep-trail.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DELIVERY_ROWS, WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'

const start = `${location.pathname}${location.search}`
beforeEach(() => setReporter(() => {}))
afterEach(() => history.replaceState(null, '', start))

const show = () => renderWidget(widget, { server: { ...WAREHOUSE, 'active-user': STAFF } })

test('orders to be picked are listed, the oldest first', async () => {
  const { server } = show()
  expect(await screen.findByRole('grid', { name: t('heading') })).toBeVisible()
  expect(await screen.findByRole('link', { name: '2026000123' })).toHaveAttribute(
    'href',
    expect.stringMatching(/order-delivery-detail\/\?id=7$/),
  )
  const asked = server.calls.find(({ route }) => route === 'order-delivery-grid')
  expect(asked?.query.get('order_state')).toBe('in-progress')
  expect(asked?.query.get('picking_state__in')).toBe('waiting,in-progress,not-found,needs-replacement')
  expect(asked?.query.get('ordering')).toBe('created_at')
})

test('the detail of an order knows which orders stand before and after it', async () => {
  sessionStorage.clear()
  show()
  await screen.findByRole('link', { name: '2026000123' })
  const [first, second] = DELIVERY_ROWS.map(({ id }) => String(id))
  await until(() => expect(readTrail('deliveries', first ?? '')?.next).toBe(second))
})

test('who comes back from an order goes on from its row, once', async () => {
  const ids = DELIVERY_ROWS.map(({ id }) => String(id))
  keepTrail('deliveries', ids)
  markOpened('deliveries', ids[1] ?? '')
  const { unmount } = show()
  await until(() => expect(document.activeElement?.closest('[data-id]')).toHaveAttribute('data-id', ids[1]))
  expect(document.activeElement).toHaveRole('link')
  await until(() => expect(readReturn('deliveries').opened).toBeNull())
  unmount()
  show()
  await screen.findByRole('link', { name: '2026000123' })
  expect(document.activeElement).toBe(document.body)
})

test('a search that nothing keeps is told as lost until the next one', async () => {
  const { unmount } = show()
  const search = await screen.findByRole('searchbox', { name: 'Hledat' })
  await userEvent.type(search, 'Jana')
  await until(() => expect(readReturn('deliveries').isSearchLost).toBe(true))
  expect(screen.queryByText(t('searchLost'))).toBeNull()
  unmount()
  show()
  expect(await screen.findByText(t('searchLost'))).toBeVisible()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Hledat' }), 'J')
  await until(() => expect(screen.queryByText(t('searchLost'))).toBeNull())
})

test('a customer who was looked for by name is there again after a reload, by what the server calls the search', async () => {
  let isForgotten = false
  const known = { search_id: 'k3-_x', search_text: 'Jana' }
  const server: Fixtures = {
    ...WAREHOUSE,
    'active-user': STAFF,
    'order-delivery-search': () => ({
      count: isForgotten ? 3 : 1,
      next: null,
      previous: null,
      results: isForgotten ? DELIVERY_ROWS : DELIVERY_ROWS.slice(1, 2),
      ...(isForgotten ? { search_id: null, search_text: null } : known),
    }),
  }
  const find = async () => {
    const shown = renderWidget(widget, { server })
    const grid = await screen.findByRole('grid', { name: t('heading') })
    return { ...shown, grid, search: screen.getByRole('searchbox') }
  }
  const first = await find()
  await userEvent.type(first.search, 'Jana{Enter}')
  await until(() => expect(new URLSearchParams(location.search).get('deliveries.search_id')).toBe('k3-_x'))
  expect(decodeURIComponent(location.href)).not.toContain('Jana')
  await until(() => expect(readReturn('deliveries').isSearchLost).toBe(false))
  first.unmount()
  const again = await find()
  await until(() => expect(again.search).toHaveValue('Jana'))
  await until(() => expect(within(again.grid).getAllByRole('row')).toHaveLength(2))
  const asked = again.server.calls.find(({ route }) => route === 'order-delivery-search')?.body
  expect(asked).toMatchObject({ search_id: 'k3-_x' })
  expect(asked).not.toHaveProperty('search')
  again.unmount()
  isForgotten = true
  const last = await find()
  expect(await screen.findByText(t('searchLost'))).toBeVisible()
  expect(last.search).toHaveValue('')
  expect(new URLSearchParams(location.search).has('deliveries.search_id')).toBe(false)
})

test('AD-058 one press asks for what waits longer than half an hour', async () => {
  const { server } = show()
  await screen.findByRole('grid', { name: t('heading') })
  await userEvent.click(screen.getByRole('button', { name: t('old') }))
  await until(() => expect(server.calls.at(-1)?.query.get('older_than')).toBe('30'))
  expect(screen.getByRole('button', { name: t('old') })).toHaveAttribute('aria-pressed', 'true')
  const chips = within(screen.getByRole('list', { name: 'Filtry' }))
  expect(chips.getByText(t('old'))).toBeVisible()
  await userEvent.click(chips.getByRole('button', { name: `Zrušit filtr ${t('old')}` }))
  await until(() => expect(server.calls.at(-1)?.query.get('older_than')).toBeNull())
  expect(chips.queryByText(t('old'))).toBeNull()
})

test('what was done to several orders at once is a sentence of its own', async () => {
  renderWidget(widget, {
    server: {
      ...WAREHOUSE,
      'active-user': STAFF,
      'order-delivery-bulk': ({ body }) => ({
        results: (body as { ids: string[] }).ids.map(id => ({ id, detail: null })),
      }),
    },
  })
  await screen.findByRole('grid', { name: t('heading') })
  for (const number of ['2026000123', '2026000124'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Vybrat řádek ${number}` }))
  await userEvent.click(await screen.findByRole('button', { name: t('start') }))
  expect(await screen.findByText('Vychystávají se 2 objednávky.')).toBeVisible()
})

test('a customer who is looked for by name stands in no URL of page or request, no storage and no view', async () => {
  const { server } = renderWidget(widget, {
    server: {
      ...WAREHOUSE,
      'active-user': STAFF,
      'order-delivery-search': { count: 1, next: null, previous: null, results: DELIVERY_ROWS.slice(1, 2) },
      'grid-views': [],
      'save-grid-view': ({ body }) => ({
        status: 201,
        body: { ...(body as object), id: 'v7', is_own: true },
      }),
    },
  })
  const grid = await screen.findByRole('grid', { name: t('heading') })
  await userEvent.type(screen.getByRole('searchbox'), 'Jana Nováková 602 123 456')
  await until(() => expect(within(grid).getAllByRole('row')).toHaveLength(2))
  expect(server.calls.find(({ route }) => route === 'order-delivery-search')?.body).toEqual({
    order_state: 'in-progress',
    picking_state__in: 'waiting,in-progress,not-found,needs-replacement',
    page: '1',
    page_size: '50',
    ordering: 'created_at',
    search: 'Jana Nováková 602 123 456',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Pohledy' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Název pohledu' }), 'Dnešní')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit pohled' }))
  await until(() => expect(new URLSearchParams(location.search).get('deliveries.view')).toBe('v7'))
  expect(server.calls.find(({ route }) => route === 'save-grid-view')?.body).toMatchObject({
    state: { search: '' },
  })
  const places = [location.href, history.state ?? null, { ...localStorage }, { ...sessionStorage }]
  const sent = server.calls.map(({ query }) => `${query}`)
  for (const place of [...places, ...sent])
    expect(decodeURIComponent(JSON.stringify(place))).not.toMatch(/Nov|602\D?123/)
})

test('the number of an order that is looked for stands in the address, so that a reload and Back bring it', async () => {
  history.replaceState(null, '', `${start}${start.includes('?') ? '&' : '?'}deliveries.search=2026000124`)
  const { server } = show()
  const grid = await screen.findByRole('grid', { name: t('heading') })
  expect(screen.getByRole('searchbox')).toHaveValue('2026000124')
  await until(() => expect(within(grid).getAllByRole('row')).toHaveLength(2))
  const find = async (text: string) => {
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`)
    await until(() =>
      expect(server.calls.findLast(({ route }) => route === 'order-delivery-search')?.body).toMatchObject({
        search: text,
      }),
    )
    return new URLSearchParams(location.search).get('deliveries.search')
  }
  expect(await find('2026000123')).toBe('2026000123')
  for (const text of ['602123456', '0721234567', '8001011234', '2026000123 Jana'])
    expect(await find(text)).toBeNull()
})
