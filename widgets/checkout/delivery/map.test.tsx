import { configure, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Checkout, createCheckout } from '#core/checkout/checkout.ts'
import { defineParams } from '#core/params/define-params.ts'
import { setReporter } from '#core/report.ts'
import { defineWidget } from '#core/widget.ts'
import type { PacketaOptions, PacketaResult } from '#kit/provider/packeta.ts'
import { useModel } from '#kit/react/use-model.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { DELIVERY_SHOP } from '#testing/fixtures/delivery.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { messages } from '../messages.ts'
import { DeliveryStep } from './delivery-step.tsx'

const openPacketa = vi.hoisted(() => vi.fn<(options: PacketaOptions) => Promise<PacketaResult>>())
vi.mock('#kit/provider/packeta.ts', () => ({ openPacketa }))

let checkout: Checkout

function Step(): ReactNode {
  checkout = useModel(createCheckout)
  return <DeliveryStep checkout={checkout} />
}
const widget = defineWidget({ params: defineParams({}), messages, View: Step, when: 'load' })

// What is there at all is there soon.
configure({ asyncUtilTimeout: 3000 })

async function openMap(delivery: RegExp, more: Fixtures = {}) {
  const { server } = renderWidget(widget, {
    server: { ...checkoutShop(createFakeCheckout()), ...DELIVERY_SHOP, ...more },
    page: { providers: { dpd: `${location.origin}/dpd-map` } },
  })
  await userEvent.click(await screen.findByRole('radio', { name: delivery }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vybrat na mapě' }))
  return server
}

const point = (id: string, more: object = {}): PacketaResult => ({
  id,
  name: '',
  error: null,
  pickupPointType: 'internal',
  carrierId: null,
  carrierPickupPointId: null,
  ...more,
})
const placeLine = () => screen.findByRole('button', { name: /^Výdejní místo\s*:/ })

beforeEach(() => {
  setReporter(() => {})
  localStorage.clear()
  openPacketa.mockReset()
})

test('a point of Packeta’s map is looked up, checked and chosen like one of the list', async () => {
  openPacketa.mockResolvedValue(point('1004'))
  const server = await openMap(/^Zásilkovna/)
  expect((await placeLine()).textContent).toContain('Papírnictví')
  expect(openPacketa.mock.calls[0]?.[0]).toMatchObject({ apiKey: 'key', language: 'cs', country: 'cz' })
  expect(server.calls.at(-1)?.query.get('search')).toBe('1004')
  expect(checkout.choice.value.place?.id).toBe('1004')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a point of another carrier is known by that carrier’s id', async () => {
  openPacketa.mockResolvedValue(point('9', { pickupPointType: 'external', carrierPickupPointId: '1002' }))
  await openMap(/^Zásilkovna/)
  expect((await placeLine()).textContent).toContain('Trafika')
})

test.each([
  ['full', '1003', /teď nejde nic poslat.*Místo je plné/],
  ['not known to the shop', '7777', /teď nejde nic poslat/],
])('a point that is %s is not chosen, and it says why', async (_, id, said) => {
  openPacketa.mockResolvedValue(point(id))
  await openMap(/^Zásilkovna/)
  expect(await screen.findByText(said)).toBeVisible()
  expect(checkout.choice.value.place).toBeNull()
})

test.each(['blocked', 'silent'] as const)(
  'ER-026 a map that is %s leaves the list, and says so',
  async state => {
    openPacketa.mockResolvedValue(state)
    await openMap(/^Zásilkovna/)
    expect(
      await screen.findByText('Zásilkovna: mapu se nepodařilo načíst. Vyberte prosím místo ze seznamu.'),
    ).toBeVisible()
    await userEvent.click(await screen.findByRole('radio', { name: /^Z-BOX/ }))
    expect(await placeLine()).toBeVisible()
  },
)

test('closing the map ends it, and the focus goes back where it was opened', async () => {
  openPacketa.mockReturnValue(new Promise(() => {}))
  await openMap(/^Zásilkovna/)
  await screen.findByRole('dialog', { name: 'Zásilkovna: mapa výdejních míst' })
  await waitFor(() => expect(openPacketa).toHaveBeenCalled())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vybrat na mapě' })).toHaveFocus())
  await waitFor(() => expect(openPacketa.mock.calls[0]?.[0].signal?.aborted).toBe(true))
})

/** Has the frame of the map say something, as a script in it would. */
const sayInFrame = (data: unknown): void => {
  const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe[title^="DPD"]') ?? {}
  const script = contentWindow?.document.createElement('script')
  if (!script || !contentWindow) throw new Error('There is no map.')
  script.textContent = `parent.postMessage(${JSON.stringify(data)}, '*')`
  contentWindow.document.documentElement.append(script)
}

const waitForFrame = () =>
  waitFor(() => {
    const { contentDocument } = document.querySelector<HTMLIFrameElement>('iframe[title^="DPD"]') ?? {}
    expect(contentDocument?.URL).toContain('/dpd-map?')
    expect(contentDocument?.readyState).toBe('complete')
  })

test('a point of DPD’s map is chosen; words of another window, or no words of DPD, change nothing', async () => {
  await openMap(/^DPD Pickup/)
  await waitForFrame()
  window.postMessage({ dpdWidget: { id: '1002' } }, '*')
  sayInFrame({ dpdWidget: { id: {} } })
  sayInFrame('{"dpdWidget":{"id":"1002"}}')
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(checkout.choice.value.place).toBeNull()
  sayInFrame({ dpdWidget: { id: '1004', contactInfo: { name: 'Papírnictví' } } })
  expect((await placeLine()).textContent).toContain('Papírnictví')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('DPD’s map closes itself where it is closed in it', async () => {
  await openMap(/^DPD Pickup/)
  await waitForFrame()
  sayInFrame({ dpdWidget: { message: 'widgetClose' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(checkout.choice.value.place).toBeNull()
})

test('a page’s script, or a map beside the order, may name a place, which is checked like all others', async () => {
  renderWidget(widget, { server: { ...checkoutShop(createFakeCheckout()), ...DELIVERY_SHOP } })
  await screen.findByRole('radio', { name: /^DPD Pickup/ })
  const tell = (detail: unknown): boolean =>
    document.body.dispatchEvent(
      new CustomEvent('ostrov:place-chosen', { bubbles: true, cancelable: true, detail }),
    )
  expect(tell({ delivery: 'nobody', id: '1004' })).toBe(true)
  expect(tell('1004')).toBe(true)
  expect(tell({ delivery: 'dpd-pickup', id: '1004' })).toBe(false)
  expect((await placeLine()).textContent).toContain('Papírnictví')
  expect(checkout.choice.value).toMatchObject({ delivery: { code: 'dpd-pickup' }, place: { id: '1004' } })
})
