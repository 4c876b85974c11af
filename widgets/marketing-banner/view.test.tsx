import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { setConsent } from '#core/tracking/track.ts'
import { BANNER, drawPictures, WIDE_PICTURE } from '#testing/fixtures/marketing-banner.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const host = globalThis as { dataLayer?: object[] }
const PROMOTION = {
  promotion_id: 'autumn-2026',
  promotion_name: 'Podzim 2026',
  creative_name: 'teal-phone',
  creative_slot: 'home-top',
}

/** The test goes nowhere; what the banner does of its own happened before. */
const stay = (event: Event): void => event.preventDefault()

beforeEach(() => {
  host.dataLayer = []
  scrollTo(0, 0)
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, stay)
})
afterEach(() => {
  for (const kind of ['click', 'auxclick']) document.removeEventListener(kind, stay)
  vi.restoreAllMocks()
  document.body.style.paddingBlockStart = ''
})

function show(params: Record<string, unknown> = {}, page: Record<string, unknown> = {}) {
  const shown = renderWidget(widget, { params: { ...BANNER, ...params }, page })
  drawPictures(shown.container)
  return shown
}
const link = () => screen.getByRole('link')
const listEvents = () => (host.dataLayer ?? []).filter(entry => 'event' in entry)
const pause = (time: number) => new Promise(done => setTimeout(done, time))

test('OT-028 a banner is one link, named by its words', () => {
  show()
  expect(link()).toHaveAttribute('href', '/cz/vykup/')
  expect(link()).toHaveAccessibleName(/^Starý telefon za nový\s*Váš telefon vykoupíme.*Zjistit cenu$/)
  expect(link().querySelector('img')).toHaveAttribute('alt', '')
})

test('a described picture belongs to the name, and alone it is the name', () => {
  show({ imageAlt: 'Tyrkysový iPhone' })
  expect(link()).toHaveAccessibleName(/^Tyrkysový iPhone\s*Starý telefon/)
})

test.each([
  [WIDE_PICTURE, WIDE_PICTURE.imageAlt],
  [{ imageAlt: '' }, 'Podzim 2026'],
  [{ imageAlt: '', name: '' }, 'autumn-2026'],
  [{ image: '' }, 'Podzim 2026'],
])('without words it has a name all the same: %j', (params, name) => {
  show({ title: '', text: '', action: '', ...params })
  expect(link()).toHaveAccessibleName(name)
})

test.each(['hero', 'strip', 'card'])('as %s it fits into 320 px and is large enough to be hit', layout => {
  const { container } = show({ layout, title: 'Nejnezpravděpodobnější slevy' })
  container.style.inlineSize = '288px'
  const box = link().getBoundingClientRect()
  expect(box.width).toBeLessThanOrEqual(288)
  expect(box.height).toBeGreaterThanOrEqual(44)
  for (const part of link().querySelectorAll('*'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1)
})

test('a picture has its room before it comes', () => {
  const { container } = renderWidget(widget, {
    params: { ...BANNER, ...WIDE_PICTURE, title: '', text: '', action: '', layout: 'hero' },
  })
  container.style.inlineSize = '800px'
  expect(link().querySelector('img')?.getBoundingClientRect().height).toBeCloseTo(200, -1)
})

test('TR-005 a click on the banner is tracked', async () => {
  show()
  await userEvent.click(link())
  expect(listEvents()).toEqual([{ event: 'select_promotion', ecommerce: PROMOTION }])
})

test('TR-005 the keyboard and the middle button follow it as well, the right one does not', async () => {
  show()
  act(() => link().focus())
  await userEvent.keyboard('{Enter}')
  expect(listEvents()).toHaveLength(1)
  await userEvent.click(link(), { button: 'middle' })
  expect(listEvents()).toHaveLength(2)
  await userEvent.click(link(), { button: 'right' })
  expect(listEvents()).toHaveLength(2)
})

test('TR-021 half of it in view for a second counts as a view, once for its slot on the page', async () => {
  document.body.style.paddingBlockStart = '200vh'
  const { unmount } = show()
  await pause(300)
  link().scrollIntoView()
  await pause(600)
  expect(listEvents()).toEqual([])
  await until(() => expect(listEvents()).toEqual([{ event: 'view_promotion', ecommerce: PROMOTION }]))
  scrollTo(0, 0)
  await pause(100)
  link().scrollIntoView()
  await pause(1300)
  expect(listEvents()).toHaveLength(1)
  unmount()
})

test('who passes by has not seen it', async () => {
  const { unmount } = show()
  await pause(300)
  unmount()
  await pause(1200)
  expect(listEvents()).toEqual([])
})

test('what an editor did not say is left out', async () => {
  show({ name: '', creative: '', slot: '' })
  await userEvent.click(link())
  expect(listEvents()).toEqual([{ event: 'select_promotion', ecommerce: { promotion_id: 'autumn-2026' } }])
})

test('events wait for the visitor’s consent, and a refusal drops them', async () => {
  show({}, { consent: false })
  await userEvent.click(link())
  expect(listEvents()).toEqual([])
  setConsent(true)
  expect(listEvents()).toHaveLength(1)
  setConsent(false)
  await userEvent.click(link())
  expect(listEvents()).toHaveLength(1)
})

test('a campaign that is no code is not tracked, and the editor is told', async () => {
  const reported = vi.fn()
  setReporter(message => reported(message))
  show({ id: 'Jan Novák' })
  await userEvent.click(link())
  expect(listEvents()).toEqual([])
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('promotion_id of select_promotion'))
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', 'http://a.b'])(
  'an address such as %j is not linked, and the editor is told',
  href => {
    const reported = vi.fn()
    setReporter(message => reported(message))
    const { container } = show({ href })
    expect(container.querySelector('a')).not.toHaveAttribute('href')
    expect(screen.getByText(BANNER.title)).toBeVisible()
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('param href'))
  },
)
