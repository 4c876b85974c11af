import { configure, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { DELIVERY_SHOP } from '#testing/fixtures/delivery.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

// What is there at all is there soon.
configure({ asyncUtilTimeout: 3000 })

const show = (more: Fixtures = {}, params: Record<string, unknown> = {}) => {
  const rendered = renderWidget(widget, {
    params,
    server: { ...DELIVERY_SHOP, ...more },
    page: { providers: { dpd: `${location.origin}/dpd-map` } },
  })
  const told: unknown[] = []
  rendered.container.addEventListener('ostrov:place-chosen', event => {
    told.push(event instanceof CustomEvent ? event.detail : null)
  })
  return { ...rendered, told }
}

const findFrame = () => screen.findByTitle<HTMLIFrameElement>('DPD: mapa výdejních míst')
const line = () => screen.findByRole('button', { name: /^Vybrané místo\s*:/ })

/** Has the map say something, as a script in it would. */
async function sayInFrame(data: unknown): Promise<void> {
  const frame = await findFrame()
  await waitFor(() => expect(frame.contentDocument?.URL).toContain('/dpd-map?'))
  await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'))
  const script = frame.contentDocument?.createElement('script')
  if (!script) throw new Error('The map has no page.')
  script.textContent = `parent.postMessage(${JSON.stringify(data)}, '*')`
  frame.contentDocument?.documentElement.append(script)
}

beforeEach(() => {
  setReporter(() => {})
  localStorage.clear()
})

test('CO-010 DPD’s map and a list of the same places stand beside each other', async () => {
  show({}, { heading: 'Kde to bude', mapKey: 'k' })
  expect(screen.getByRole('heading', { name: 'Kde to bude' })).toBeVisible()
  const frame = await findFrame()
  await waitFor(() => expect(frame.src).toContain('/dpd-map?'))
  const { searchParams } = new URL(frame.src)
  expect(Object.fromEntries(searchParams)).toMatchObject({ lang: 'cs', countries: 'CZ', key: 'k' })
  expect(await screen.findByRole('radio', { name: 'Papírnictví' })).toBeVisible()
})

test('a place of the list is told to the page by its id, and folds to a line that opens it again', async () => {
  const { told } = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Papírnictví' }))
  expect((await line()).textContent).toContain('Papírnictví, Rybná 8')
  expect(told).toEqual([{ delivery: 'dpd-pickup', id: '1004' }])
  await userEvent.click(await line())
  expect(await screen.findByRole('radio', { name: 'Papírnictví' })).toBeChecked()
})

test('an order on the page that takes the place is named', async () => {
  const { container } = show()
  container.addEventListener('ostrov:place-chosen', event => event.preventDefault())
  await userEvent.click(await screen.findByRole('radio', { name: 'Papírnictví' }))
  expect(await screen.findByText('Místo je vybrané v objednávce.')).toBeVisible()
})

test('a point of the map is checked by the shop, and chosen like one of the list', async () => {
  const { told } = show()
  await sayInFrame({ dpdWidget: { id: '1002' } })
  expect((await line()).textContent).toContain('Trafika U Kašny')
  expect(told).toEqual([{ delivery: 'dpd-pickup', id: '1002' }])
})

test('a point that is full is not chosen, and it says why; the list stays', async () => {
  const { told } = show()
  await sayInFrame({ dpdWidget: { id: '1003' } })
  expect(await screen.findByText(/nejde nic poslat.*Místo je plné/)).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'Papírnictví' })).toBeVisible()
  expect(told).toEqual([])
})

test('places that do not come can be asked for again', async () => {
  const { server } = show({ 'dispensing-places': { status: 400, body: {} } })
  expect(await screen.findByText(/Místa se nepodařilo načíst/)).toBeVisible()
  server.change(DELIVERY_SHOP)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByRole('radio', { name: 'Papírnictví' })).toBeVisible()
})

test('CR-016 how a parcel is picked up is read by who opens it, in the site’s own words', async () => {
  const { server } = show({ 'article-dpd-map': ARTICLE })
  const listReads = () => server.calls.filter(({ route }) => route === 'article-dpd-map')
  expect(listReads()).toEqual([])
  await userEvent.click(await screen.findByText('Jak vyzvednutí funguje'))
  expect(await screen.findByRole('heading', { name: 'Cena a\u00a0dodání' })).toBeVisible()
  expect(listReads()).toHaveLength(1)
})

test('words that can’t be read are read again, and the map and the list stay', async () => {
  const { server } = show({ 'article-dpd-map': { status: 400, body: {} } })
  await userEvent.click(await screen.findByText('Jak vyzvednutí funguje'))
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' })
  expect(await screen.findByRole('radio', { name: 'Papírnictví' })).toBeVisible()
  server.change({ 'article-dpd-map': ARTICLE })
  await userEvent.click(retry)
  expect(await screen.findByText('Převodem')).toBeVisible()
})
