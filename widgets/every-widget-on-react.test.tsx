import { screen } from '@testing-library/react'
import { version } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Params } from '#core/params/define-params.ts'
import type { ParamDescription } from '#core/params/vocabulary.ts'
import { setReporter } from '#core/report.ts'
import type { Widget } from '#core/widget.ts'
import type { Fixture, Fixtures } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { describePage } from '#testing/story-page.ts'
import { widget as checkout } from './checkout/index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'

/** Apps may run islands on React, though pages run Preact: what is wrong there, React says on the console. */
const modules = import.meta.glob<{ widget: Widget }>('./*/index.ts', { eager: true })
const widgets = Object.entries(modules).map(
  ([path, { widget }]) => [path.split('/')[1] ?? path, widget] as const,
)

const SAMPLES: Readonly<Record<ParamDescription['kind'], unknown>> = {
  text: 'Text',
  reference: '1',
  integer: 1,
  money: '1',
  flag: true,
  choice: '',
  link: '/',
  image: '/image.svg',
  list: [],
}

const fillRequired = ({ fields }: Params): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { describe }]) => describe.isRequired)
      .map(([name, { describe }]) => [name, describe.choices?.[0] ?? SAMPLES[describe.kind]]),
  )

const answerAll = (fixture: Fixture): Fixtures =>
  Object.fromEntries(Object.keys(describePage('cz', 'cs').routes).map(route => [route, fixture]))

beforeEach(() => setReporter(() => {}))
afterEach(() => vi.restoreAllMocks())

test('this is React', () => expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(19))

test.each(widgets)('%s waits, and does without what is not there', async (_, widget) => {
  const complaints = ['error', 'warn'] as const
  const spies = complaints.map(kind => vi.spyOn(console, kind))
  for (const fixture of ['hang', { status: 404, body: { detail: 'Nenalezeno.' } }] as const) {
    const { unmount } = renderWidget(widget, {
      params: fillRequired(widget.params),
      server: answerAll(fixture),
      ...(widget.content === 'keep' && { content: '<h2>Title</h2><p>Text</p>' }),
    })
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }))
    unmount()
  }
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})

test('a checkout whose form comes says nothing on the console', async () => {
  const spies = (['error', 'warn'] as const).map(kind => vi.spyOn(console, kind))
  renderWidget(checkout, {
    params: { cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/', termsUrl: '/cz/podminky/' },
    server: checkoutShop(createFakeCheckout()),
  })
  expect(await screen.findByRole('textbox', { name: /^Příjmení/ })).toBeVisible()
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})
