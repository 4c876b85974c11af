import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import { words } from '#core/intl/words.ts'
import { bringTracking } from '#kit/tracking/track-later.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { APPRAISAL, GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { listFolded, openStep, reopen } from '#testing/reopen.ts'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const NBSP = '\u00a0'
const start = `${location.pathname}${location.search}`

// Once it is there, what happens is told at once, and never in the test after its own.
beforeAll(async () => {
  await bringTracking()
})
beforeEach(() => {
  history.replaceState(null, '', start)
  buyback.sellForms.value = 1
})
afterEach(() => {
  buyback.sellForms.value = 0
})

const show = (server: Fixtures = {}, params = {}, page = {}): RenderedWidget =>
  renderWidget(widget, { params, page, server: { ...GOOD_SHOP, ...server } })

const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

async function chooseDevice(color: string | RegExp = /modrá/) {
  await choose(/Telefony/)
  await choose('Apple')
  await choose(/iPhone 13/)
  await choose(color)
}

async function answer(question: string, value: string | RegExp) {
  const group = await openStep(question)
  await userEvent.click(within(group).getByRole('radio', { name: value }))
}

async function answerAll(display = 'Bez vad') {
  await answer('Displej', display)
  await answer('Tělo', 'Bez vad')
  await answer('Nabíječka', 'Přikládám')
  await answer('Baterie', /Nad 80/)
  await answer('Krabice', 'Nemám')
}

test('BB-001 BB-004 BB-005 BB-006 type, manufacturer, model and colour are asked one after another', async () => {
  show()
  for (const [step, name] of [
    ['Jaké zařízení prodáváte?', /Telefony/],
    ['Výrobce', 'Apple'],
    ['Model', /iPhone 13/],
    ['Barva', /modrá/],
  ] as const) {
    await screen.findByRole('group', { name: step })
    expect(screen.getAllByRole('group').at(-1)).toHaveAccessibleName(step)
    await choose(name)
  }
})

test('BB-002 BB-003 the answered questions give a price and a grade', async () => {
  show()
  await chooseDevice()
  await answerAll('Poškrábaný')
  expect(await screen.findByText('8 000 Kč', { selector: 'p strong' })).toBeVisible()
  expect(screen.getByText('Stav B')).toBeVisible()
})

const SMARTWATCHES = [
  ['cz', 'prislusenstvi', 'Chytré hodinky'],
  ['ro', 'accesorii', 'Ceasuri inteligente'],
] as const

test.each(SMARTWATCHES)(
  'BB-135 in %s accessories are shown as smartwatches, and stay what they are',
  async (market, value, name) => {
    const types = [{ value, label: 'Accessories' }]
    const { server } = renderWidget(widget, { market, server: { ...GOOD_SHOP, 'buyout-types': types } })
    const card = await screen.findByRole('radio', { name })
    expect(card).toHaveProperty('value', value)
    expect(screen.queryByText('Accessories')).toBeNull()
    await userEvent.click(card)
    await waitFor(() =>
      expect(server.calls.find(({ route }) => route === 'buyout-manufacturers')?.args).toEqual({
        type: value,
      }),
    )
  },
)

test("BB-007 BB-008 a colour has its picture with the server's alternative text", async () => {
  show()
  await choose(/Telefony/)
  await choose('Apple')
  await choose(/iPhone 13/)
  expect(await screen.findByRole('img', { name: 'iPhone 13, modrá' })).toBeVisible()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /modrá/ })).toHaveProperty(
    'value',
    'iphone-13-blue',
  )
})

test('the price is explained line by line, and the lines name the answers that caused them', async () => {
  show()
  await chooseDevice()
  await answerAll('Poškrábaný')
  await answer('Nabíječka', 'Nemám')
  const lines = (await screen.findByText('Jak jsme cenu spočítali')).closest('details')
  expect(lines?.textContent).toContain(`Cena za stav B`)
  expect(lines?.textContent).toContain('Rozhodla odpověď na otázku „Displej“')
  expect(lines?.textContent).toContain(`−300${NBSP}Kč`)
  expect(lines?.textContent).toContain(`Celkem7${NBSP}700${NBSP}Kč`)
})

test('BB-009 BB-010 BB-128 the send-price form is offered after a valid appraisal only, has one field, and says nothing yet', async () => {
  show()
  await chooseDevice()
  await answer('Displej', 'Bez vad')
  expect(screen.queryByRole('button', { name: 'Poslat cenu e-mailem' })).toBeNull()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const form = (await screen.findByRole('textbox', { name: 'E-mail' })).closest('form')
  expect([...(form?.elements ?? [])].filter(element => !(element instanceof HTMLButtonElement))).toHaveLength(
    1,
  )
  expectNothingSaid()
})

/** That neither is told of the sending: that it is done, or that it failed. */
function expectNothingSaid(): void {
  expect(screen.queryByText(/Cenu jsme vám poslali/)).toBeNull()
  expect(screen.queryByText(/Cenu se nepodařilo poslat/)).toBeNull()
}

test('BB-077 BB-078 BB-079 BB-080 BB-081 BB-129 BB-149 the price is sent with the device, the version and the answers', async () => {
  const { server } = show()
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'jana@example.cz')
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  expect(await screen.findByText('Cenu jsme vám poslali e-mailem na j•••@example.cz.')).toBeVisible()
  const sent = server.calls.filter(call => call.route === 'send-buyout-to-email')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({
    e_mail: 'jana@example.cz',
    device_identifier: 'iphone-13-blue',
    appraisal_version: APPRAISAL.version,
    device_condition_choices: [
      { id: 'display', value: 'perfect' },
      { id: 'body', value: 'perfect' },
      { id: 'charger', value: 'yes' },
      { id: 'battery', value: 'over80' },
      { id: 'box', value: 'no' },
    ],
    note: '',
  })
})

async function refuseEmail(server: Fixtures) {
  show(server)
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  await userEvent.type(field, 'jana@example.cz')
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  return field
}

test("BB-131 BB-150 VA-002 a 400 shows the server's word on the field and nothing says that sending failed", async () => {
  const field = await refuseEmail({
    'send-buyout-to-email': { status: 400, body: { e_mail: ['Adresa neexistuje.'] } },
  })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Adresa neexistuje\./))
  expect(field).toHaveProperty('value', 'jana@example.cz')
  expectNothingSaid()
})

test('BB-037 BB-130 a failure that is no 400 says that sending failed and keeps what was typed', async () => {
  const field = await refuseEmail({
    'send-buyout-to-email': { status: 500, body: '<h1>Server Error (500)</h1>' },
  })
  expect(await screen.findByText(/Cenu se nepodařilo poslat\./)).toBeVisible()
  expect(field).toHaveProperty('value', 'jana@example.cz')
  expect(document.body.textContent).not.toContain('Server Error (500)')
})

test('a price that changed on its way to the address names both, each time, keeps the address, and goes at the next press', async () => {
  const { server } = show({ 'send-buyout-to-email': { status: 409, body: { detail: 'Ceník se změnil.' } } })
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  await userEvent.type(field, 'jana@example.cz')
  const lowerTo = (price: string) =>
    server.change({
      'buyout-appraisal': {
        url: null,
        appraisal: {
          ...APPRAISAL,
          version: `of ${price}`,
          appraisal_result: [{ id: 1, quality: 'A+', price, url: null }],
        },
      },
    })
  const expectChange = (change: string) =>
    waitFor(() =>
      expect(screen.getByText(/Cena se mezitím změnila/).textContent?.replaceAll(NBSP, ' ')).toContain(
        change,
      ),
    )
  lowerTo('11000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  await expectChange('z 12 000 Kč na 11 000 Kč')
  // Whoever presses again has read the new one.
  lowerTo('10000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  await expectChange('z 11 000 Kč na 10 000 Kč')
  expect(screen.queryByText(/Ceník se změnil/)).toBeNull()
  expect(field).toHaveValue('jana@example.cz')
  server.change({ 'send-buyout-to-email': { status: 204 } })
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  expect(await screen.findByText('Cenu jsme vám poslali e-mailem na j•••@example.cz.')).toBeVisible()
})

test('in a low window the form for the address is seen whole with its button, what is wrong with it, too', async () => {
  await page.viewport(1366, 640)
  onTestFinished(() => page.viewport(414, 896))
  show()
  await chooseDevice()
  await answerAll('Poškrábaný')
  await userEvent.click(await screen.findByText('Jak jsme cenu spočítali'))
  const send = () => screen.findByRole('button', { name: 'Poslat cenu e-mailem' })
  await userEvent.click(await send())
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  const expectSeen = async () => {
    const panel = field.closest('section')?.getBoundingClientRect()
    for (const button of [await send(), screen.getByRole('button', { name: words('close') })])
      await waitFor(() => {
        expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel?.bottom ?? 0)
        expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
      })
  }
  await waitFor(() => expect(field).toHaveFocus())
  await expectSeen()
  await userEvent.type(field, 'jana@{Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  await expectSeen()
})

test('an e-mail address is checked when the field is left', async () => {
  const { server } = show()
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  await userEvent.type(field, 'jana@example')
  await userEvent.tab()
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Neplatný e-mail/))
  await userEvent.type(field, '.cz')
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(/Neplatný e-mail/))
  expect(server.calls.some(call => call.route === 'send-buyout-to-email')).toBe(false)
})

test('BB-107 another colour empties the send-price form and takes the price away', async () => {
  show({ 'buyout-appraisal': ({ args }) => ({ url: `?color=${args.color}`, appraisal: APPRAISAL }) })
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'jana@example.cz')
  await reopen('Barva')
  await choose(/červená/)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', '')
})

test('F29 the typed address outlives the island, as long as it is of this device', async () => {
  const { unmount } = show({}, { code: 'iphone-13-blue' })
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'jana@exa')
  unmount()
  showAnother('', 'iphone-13-blue')
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('jana@exa')
  await reopen('Barva')
  await choose(/červená/)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  buyback.showForm('email')
  await answerAll()
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('')
})

test("ER-001 without the server's own word the default text of a failed appraisal is shown", async () => {
  show({ 'buyout-appraisal': { status: 404, body: { detail: 'Not found.' } } })
  await chooseDevice()
  expect(await screen.findByText('Omlouváme se, ale při zjišťování nacenění nastala chyba.')).toBeVisible()
})

test("ER-002 ER-003 a refused appraisal shows the server's message and takes its address", async () => {
  const url = `${location.pathname}?type=telefony`
  show({ 'buyout-appraisal': { status: 400, body: { detail: 'Tento model nevykupujeme.', url } } })
  await chooseDevice()
  expect(await screen.findByText('Tento model nevykupujeme.')).toBeVisible()
  expect(location.pathname + location.search).toBe(url)
})

test("ER-006 answers without a quality say that the buy-back can't be completed, and nothing is offered", async () => {
  show()
  await chooseDevice()
  await answerAll()
  await answer('Displej', 'Chybí')
  expect(await screen.findByText(/Výkup nelze online dokončit/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Prodat online' })).toBeNull()
  expect(screen.getByRole('region', { name: /^Apple iPhone 13/ })).toBeVisible()
})

test('TR-001 opening the sell form pushes one form-start event', async () => {
  show()
  await chooseDevice()
  await answerAll()
  const host = globalThis as { dataLayer?: Record<string, unknown>[] }
  host.dataLayer = []
  await userEvent.click(await screen.findByRole('button', { name: 'Prodat online' }))
  await waitFor(() => expect(host.dataLayer?.filter(e => e.event === 'form_start')).toHaveLength(1))
  expect(buyback.openForm.value).toBe('sell')
})

test('BB-013 BB-016 an address with a device and answers shows its price at once', async () => {
  history.replaceState(
    null,
    '',
    `${location.pathname}?type=telefony&color=iphone-13-blue&condition=display:perfect`,
  )
  show()
  expect(await screen.findByText('12 100 Kč', { selector: 'p strong' })).toBeVisible()
})

test('what the editor does not offer is not there', async () => {
  show({}, { code: 'iphone-13-blue', sendPrice: false, sellOnline: false })
  expect(await screen.findByText('Stav A+')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Prodat online' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Poslat cenu e-mailem' })).toBeNull()
})

test('without a form on the page nothing promises to sell, until one is there', async () => {
  buyback.sellForms.value = 0
  show({}, { code: 'iphone-13-blue' })
  await screen.findByText('Stav A+')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Prodat online' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Poslat cenu e-mailem' })).toBeVisible()
  buyback.sellForms.value = 1
  expect(await screen.findByRole('button', { name: 'Prodat online' })).toBeVisible()
})

test('a form whose placeholder still waits is one to sell by', async () => {
  buyback.sellForms.value = 0
  const waiting = document.createElement('div')
  waiting.dataset.component = 'sell-form'
  document.body.append(waiting)
  try {
    show({}, { code: 'iphone-13-blue' })
    expect(await screen.findByRole('button', { name: 'Prodat online' })).toBeVisible()
    await answer('Displej', 'Poškrábaný')
    expect(await screen.findByText('Stav B')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Prodat online' })).toBeVisible()
  } finally {
    waiting.remove()
  }
})

test('without a form on the page the sale leads where the editor says, with the device and its answers', async () => {
  buyback.sellForms.value = 0
  show({}, { code: 'iphone-13-blue', sellUrl: '/cz/vykup/?a=1#prodej' })
  await screen.findByText('Stav A+')
  await answer('Displej', 'Poškrábaný')
  const link = await screen.findByRole('link', { name: 'Prodat online' })
  await waitFor(() => expect(link.getAttribute('href')).toContain('display%3Ascratched'))
  const { hash, pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href)
  expect([pathname, searchParams.get('a'), hash]).toEqual(['/cz/vykup/', '1', '#prodej'])
  expect(searchParams.get('color')).toBe('iphone-13-blue')
  expect(searchParams.getAll('condition')).toHaveLength(5)
})

test.each(['javascript:alert(1)', 'https://evil.example/'])('nobody is sent to %s to sell', async sellUrl => {
  buyback.sellForms.value = 0
  show({}, { code: 'iphone-13-blue', sellUrl })
  await screen.findByText('Stav A+')
  await waitFor(() => expect(screen.queryByText('Prodat online')).toBeNull())
})

test('a translated page shows each new price', async () => {
  const { container } = show({}, { code: 'iphone-13-blue' })
  await screen.findByText('Stav A+')
  wrapTexts(container)
  await answer('Displej', 'Rozbitý')
  await waitFor(() =>
    expect(container.querySelector('.ostrov-selector-amount')?.textContent).toContain(`2${NBSP}100${NBSP}Kč`),
  )
  expect(container.querySelector('.ostrov-selector-amount')?.textContent).toContain('Stav D')
  wrapTexts(container)
  await answer('Displej', 'Bez vad')
  await waitFor(() =>
    expect(container.querySelector('.ostrov-selector-amount')?.textContent).toContain(
      `12${NBSP}100${NBSP}Kč`,
    ),
  )
  expect(container.querySelector('.ostrov-selector-amount')?.textContent).not.toContain('2 100')
})

/** What a browser's translation does to a page. */
function wrapTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
}

function showAnother(type = 'telefony', code = '') {
  const View = widget.View as FunctionComponent<Parameters<typeof widget.View>[0]>
  return render(
    <div className="ostrov">
      <View
        params={{
          type,
          code,
          sendPrice: true,
          sellOnline: true,
          sellUrl: '',
          contactPhone: '',
          storesUrl: '',
        }}
      />
    </div>,
  )
}

test('two islands on one page share no id and no group of radio buttons', async () => {
  show({}, { type: 'telefony' })
  const first = await screen.findByRole('radio', { name: 'Apple' })
  const other = showAnother()
  const second = await within(other.container).findByRole('radio', { name: 'Apple' })
  expect((first as HTMLInputElement).name).not.toBe((second as HTMLInputElement).name)
  const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an island that joins another shows what was chosen there, and takes nothing along when it goes', async () => {
  const { container } = show()
  await chooseDevice()
  await answerAll()
  const price = await within(container).findByText('12 000 Kč', { selector: 'p strong' })
  const chosen = listFolded(container)
  expect(chosen).toContain('Barva: modrá')
  const other = showAnother()
  expect(await within(other.container).findByText('12 000 Kč', { selector: 'p strong' })).toBeVisible()
  expect(listFolded(other.container)).toEqual(chosen)
  other.unmount()
  expect(price).toBeVisible()
  expect(listFolded(container)).toEqual(chosen)
})

test('an island that comes anew with another type starts with that one, as an editor sees who changes it', async () => {
  const { unmount } = show({}, { type: 'telefony' })
  await screen.findByRole('radio', { name: 'Apple' })
  unmount()
  showAnother('tablety')
  await waitFor(() => expect(listFolded()).toContain('Jaké zařízení prodáváte?: Tablety'))
})

test('who is signed in finds their address in the form of the price mail, may send it elsewhere and close it', async () => {
  const { server } = show(
    { 'active-user': { authenticated: true, first_name: 'Jana', e_mail: 'jana@laguna.example' } },
    {},
    { user: { authenticated: true } },
  )
  await chooseDevice()
  await answerAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  await waitFor(() => expect(field).toHaveValue('jana@laguna.example'))
  await userEvent.click(screen.getByRole('button', { name: 'Poslat cenu e-mailem' }))
  expect(await screen.findByText('Cenu jsme vám poslali e-mailem na j•••@laguna.example.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Poslat i jinam' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Poslat cenu e-mailem' })).toHaveFocus())
  expect(server.calls.filter(call => call.route === 'send-buyout-to-email')).toHaveLength(1)
})
