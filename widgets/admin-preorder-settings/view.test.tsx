import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { RULES, SCORE, SETTING } from '#testing/fixtures/preorders.ts'
import { CUSTOMER } from '#testing/fixtures/purge.ts'
import { addRuleIn, bodyOf, inRegion, openSetting, showSettings } from '#testing/open-preorder-setting.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

test('PO-003 PO-021 PO-022 PO-025 PO-026 settings are listed, and one is opened with its rules and its score at an address of its own', async () => {
  const server = await openSetting()
  expect(new URLSearchParams(location.search).get('setting')).toBe('1')
  expect(screen.getByRole('button', { name: /Všechny předobjednávky \(vypnuto\)/ })).toBeVisible()
  expect(inRegion('Skóre priority').getByText('Priorita 5 × 100')).toBeVisible()
  expect(inRegion('Skóre priority').getByText('490 až 535')).toBeVisible()
  const routes = new Set(server.calls.map(({ route }) => route))
  for (const route of [
    'preorder-settings-grid',
    'preorder-setting',
    'preorder-rules',
    'preorder-priority-score',
  ])
    expect(routes).toContain(route)
})

test('PO-004 PO-005 PO-006 PO-007 each rule set shows its rules; that of deliveries can’t be changed', async () => {
  await openSetting()
  expect(inRegion('Sklady').getByText('Prodejna Brno')).toBeVisible()
  expect(inRegion('Množství').getByText('1 kus')).toBeVisible()
  expect(inRegion('Platba').getByText('Žádné pravidlo, sada body nepřidává.')).toBeVisible()
  expect(inRegion('Doprava').getByText('Kurýr DPD')).toBeVisible()
  expect(inRegion('Doprava').queryByRole('button')).toBeNull()
})

test('PO-032 PO-035 a rule of payment is chosen by its search, what it would do is read before, and it is taken back', async () => {
  const more = {
    ...RULES,
    payment: [{ id: '20', payment_type: { id: 'card', name: 'Kartou online' }, points: 10 }],
  }
  const server = await openSetting({
    server: {
      'preorder-payment-rule-create': { id: '1', version: 4, rules: more },
      'preorder-payment-rule-delete': { id: '1', version: 5, rules: RULES },
    },
  })
  await userEvent.fill((await addRuleIn('Platba')).getByRole('combobox'), 'kart')
  await userEvent.click(await inRegion('Platba').findByRole('option', { name: 'Kartou online' }))
  const whatIf = await inRegion('Platba').findByRole('group', { name: 'Co by se změnilo' })
  expect(whatIf.textContent).toContain('P0260002: dostane kusy, skóre 535 → 545')
  expect(whatIf.textContent).toContain('P0260001: kusy nedostane')
  expect(whatIf.textContent?.replace(/\s/g, ' ')).toContain('Týká se 2 potvrzených ze 2 čekajících.')
  expect(bodyOf(server, 'preorder-payment-rule-create')).toBeUndefined()
  await userEvent.click(inRegion('Platba').getByRole('button', { name: 'Přidat pravidlo' }))
  expect(await screen.findByText('Pravidlo je přidané.')).toBeVisible()
  expect(bodyOf(server, 'preorder-payment-rule-create')).toEqual({ payment_type: 'card', points: 10 })
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('Změna je vzatá zpět.')).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'preorder-payment-rule-delete')?.args).toEqual({
    pk: '20',
  })
})

test('PO-034 the stock of a new rule is found by its search', async () => {
  const server = await openSetting()
  await userEvent.fill((await addRuleIn('Sklady')).getByRole('combobox'), 'ostrava')
  await userEvent.click(await inRegion('Sklady').findByRole('option', { name: 'Prodejna Ostrava' }))
  const asked = server.calls.filter(({ route }) => route === 'preorder-search-stocks')
  expect(asked.at(-1)?.query.get('term')).toBe('ostrava')
  expect(asked.at(-1)?.method).toBe('GET')
  expect(await inRegion('Sklady').findByRole('group', { name: 'Co by se změnilo' })).toBeVisible()
})

test('PO-029 a rule goes only after what that would do was shown', async () => {
  const server = await openSetting({
    server: { 'preorder-stock-rule-delete': { id: '1', version: 4, rules: { ...RULES, stock: [] } } },
  })
  await userEvent.click(inRegion('Sklady').getByRole('button', { name: 'Odebrat pravidlo Prodejna Brno' }))
  expect(await inRegion('Sklady').findByText('Odebrat pravidlo Prodejna Brno?')).toBeVisible()
  expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(inRegion('Sklady').getByRole('button', { name: 'Ano, odebrat' }))
  expect(await screen.findByText('Pravidlo je odebrané.')).toBeVisible()
})

test('PO-030 a rule of quantities says what is wrong with its limits', async () => {
  const server = await openSetting()
  const region = await addRuleIn('Množství')
  await userEvent.fill(region.getByRole('textbox', { name: /Počet kusů od/ }), '5')
  await userEvent.fill(region.getByRole('textbox', { name: /Počet kusů do/ }), '2')
  await userEvent.click(region.getByRole('button', { name: 'Přidat pravidlo' }))
  expect(await region.findByText('Horní mez musí být stejná nebo vyšší než dolní.')).toBeVisible()
  expect(bodyOf(server, 'preorder-quantity-rule-create')).toBeUndefined()
})

test('whoever adds a rule, takes one away or saves the default goes on where they were, and has in sight what can be taken back', async () => {
  const quantity = [...RULES.quantity, { id: '30', quantity_from: 4, quantity_to: null, points: 10 }]
  const changed = (rules: unknown) => ({ id: '1', version: 4, rules })
  await openSetting({
    server: {
      'preorder-quantity-rule-create': changed({ ...RULES, quantity }),
      'preorder-stock-rule-delete': changed({ ...RULES, quantity, stock: [] }),
      'preorder-default-rule-update': changed({
        ...RULES,
        default: { points: -9, allows_other_stocks: true },
      }),
    },
  })
  const expectPlace = async (region: string, told: string) => {
    const note = await screen.findByText(told)
    const { top, bottom } = note.getBoundingClientRect()
    expect([top >= 0, bottom <= innerHeight], told).toEqual([true, true])
    expect(screen.getByRole('region', { name: region })).toContainElement(
      document.activeElement as HTMLElement,
    )
  }
  await userEvent.fill((await addRuleIn('Množství')).getByRole('textbox', { name: /Počet kusů od/ }), '4')
  await userEvent.keyboard('{Enter}')
  await expectPlace('Množství', 'Pravidlo je přidané.')
  await userEvent.click(inRegion('Sklady').getByRole('button', { name: 'Odebrat pravidlo Prodejna Brno' }))
  await userEvent.click(await inRegion('Sklady').findByRole('button', { name: 'Ano, odebrat' }))
  await expectPlace('Sklady', 'Pravidlo je odebrané.')
  await userEvent.fill(inRegion('Výchozí pravidlo').getByRole('textbox'), '−9')
  await userEvent.keyboard('{Enter}')
  await expectPlace('Výchozí pravidlo', 'Výchozí pravidlo je uložené.')
})

const QUANTITY = RULES.quantity.map(rule => ({ ...rule, points: 25 }))
const CHANGED = { id: '1', version: 4, rules: { ...RULES, quantity: QUANTITY } }

async function editRuleIn(region: string, name: string) {
  await userEvent.click(inRegion(region).getByRole('button', { name: `Upravit pravidlo ${name}` }))
  return inRegion(region)
}

test('what would happen to unconfirmed pre-orders says that no confirmed one is touched', async () => {
  const candidates = SCORE.candidates.map(one => ({ ...one, is_ready: false }))
  await openSetting({ server: { 'preorder-priority-score': { ...SCORE, candidates } } })
  await userEvent.fill((await addRuleIn('Platba')).getByRole('combobox'), 'kart')
  await userEvent.click(await inRegion('Platba').findByRole('option', { name: 'Kartou online' }))
  const whatIf = await inRegion('Platba').findByRole('group', { name: 'Co by se změnilo' })
  expect(whatIf.textContent).toContain('Netýká se žádné potvrzené předobjednávky.')
})

test('a rule is changed in its place after what that would do was shown, and is taken back', async () => {
  const server = await openSetting({ server: { 'preorder-quantity-rule-update': CHANGED } })
  const region = await editRuleIn('Množství', '1 kus')
  const points = region.getByRole('textbox', { name: /^Body/ })
  const from = region.getByRole('textbox', { name: /Počet kusů od/ })
  expect(region.queryByText('1 kus')).toBeNull()
  expect([from, points].map(field => (field as HTMLInputElement).value)).toEqual(['1', '20'])
  await waitFor(() => expect(from).toHaveFocus())
  await userEvent.fill(points, '25')
  const whatIf = await region.findByRole('group', { name: 'Co by se změnilo' })
  await waitFor(() => expect(whatIf.textContent).toContain('skóre 535 → 540'))
  expect(whatIf.textContent?.replace(/\s/g, ' ')).toContain(
    'Na tom, kdo dostane kusy, se nic nezmění. Jen jiné skóre by ',
  )
  await userEvent.click(region.getByRole('button', { name: 'Uložit pravidlo' }))
  expect(await screen.findByText('Pravidlo je upravené.')).toBeVisible()
  expect(await region.findByText('+25 b.')).toBeVisible()
  server.change({ 'preorder-quantity-rule-update': { id: '1', version: 5, rules: RULES } })
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('Změna je vzatá zpět.')).toBeVisible()
  const sent = server.calls.filter(({ route }) => route === 'preorder-quantity-rule-update')
  expect(sent.map(({ method, args, body }) => [method, args, body])).toEqual([
    ['PATCH', { pk: '11' }, { quantity_from: 1, quantity_to: 1, points: 25, version: 3 }],
    ['PATCH', { pk: '11' }, { quantity_from: 1, quantity_to: 1, points: 20, version: 4 }],
  ])
})

test.each([
  ['Uložit přesto moji verzi', [3, 7]],
  ['Převzít uloženou verzi', [3]],
] as const)('a colleague’s change of a rule in between is told, and %s decides', async (choice, versions) => {
  const stock = RULES.stock.map(rule => ({ ...rule, points: 60 }))
  const theirs = { id: '1', version: 7, rules: { ...RULES, stock } }
  const server = await openSetting({
    server: {
      'preorder-stock-rule-update': {
        status: 409,
        body: { detail: 'Mezitím.', current: theirs, who: 'Petr Obsluha' },
      },
    },
  })
  const region = await editRuleIn('Sklady', 'Prodejna Brno')
  await userEvent.fill(region.getByRole('textbox', { name: /^Body/ }), '50')
  await userEvent.click(region.getByRole('button', { name: 'Uložit pravidlo' }))
  expect(
    await region.findByText(/Mezitím to uložil někdo jiný \(Petr Obsluha\): Prodejna Brno, \+60 b\./),
  ).toBeVisible()
  server.change({ 'preorder-stock-rule-update': { ...theirs, version: 8 } })
  await userEvent.click(region.getByRole('button', { name: choice }))
  if (versions.length > 1) {
    expect(await screen.findByText('Pravidlo je upravené.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Vzít zpět' })).toBeVisible()
  }
  expect(await region.findByText('+60 b.')).toBeVisible()
  const sent = server.calls.filter(({ route }) => route === 'preorder-stock-rule-update')
  expect(sent.map(({ body }) => body)).toEqual(versions.map(version => ({ stock: '2', points: 50, version })))
})

test('what a colleague changed comes with the answer to another change, and is written over neither by a form that is open nor by an undo', async () => {
  const add = async (version: number, rules: unknown) => {
    server.change({ 'preorder-quantity-rule-create': { id: '1', version, rules } })
    await userEvent.fill((await addRuleIn('Množství')).getByRole('textbox', { name: /Počet kusů od/ }), '4')
    await userEvent.keyboard('{Enter}')
  }
  const put = (points: number) => RULES.stock.map(rule => ({ ...rule, points }))
  const server = await openSetting({ server: { 'preorder-stock-rule-update': { status: 409, body: {} } } })
  const region = await editRuleIn('Sklady', 'Prodejna Brno')
  await userEvent.fill(region.getByRole('textbox', { name: /^Body/ }), '50')
  await add(8, { ...RULES, stock: put(60) })
  expect(await screen.findByText('Pravidlo je přidané.')).toBeVisible()
  await userEvent.click(region.getByRole('button', { name: 'Uložit pravidlo' }))
  const listVersions = () =>
    server.calls
      .filter(({ route }) => route === 'preorder-stock-rule-update')
      .map(({ body }) => (body as { version: number }).version)
  await waitFor(() => expect(listVersions()).toEqual([3]))
  server.change({
    'preorder-stock-rule-update': { id: '1', version: 9, rules: { ...RULES, stock: put(50) } },
  })
  await userEvent.click(await region.findByRole('button', { name: 'Uložit pravidlo' }))
  expect(await screen.findByText('Pravidlo je upravené.')).toBeVisible()
  const undo = screen.getByRole('button', { name: 'Vzít zpět' })
  server.change({ 'preorder-stock-rule-update': { status: 409, body: {} } })
  await userEvent.click(undo)
  await waitFor(() => expect(listVersions()).toEqual([3, 3, 9]))
})

test('PO-027 the default rule is changed', async () => {
  const server = await openSetting({
    server: {
      'preorder-default-rule-update': {
        id: '1',
        version: 4,
        rules: { ...RULES, default: { points: -9, allows_other_stocks: true } },
      },
    },
  })
  await userEvent.fill(inRegion('Výchozí pravidlo').getByRole('textbox'), '−9')
  await userEvent.click(inRegion('Výchozí pravidlo').getByRole('button'))
  expect(await screen.findByText('Výchozí pravidlo je uložené.')).toBeVisible()
  expect(bodyOf(server, 'preorder-default-rule-update')).toEqual({ points: -9, allows_other_stocks: true })
})

test('PO-023 PO-036 PO-037 PO-038 a setting is made for one product, found by its search', async () => {
  const made = { ...SETTING, id: '9', name: 'iPhone 3', type_device: null }
  const { server } = showSettings({ server: { 'preorder-setting-create': { status: 201, body: made } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Nové nastavení' }))
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), 'iPhone 3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Platí pro/ }), 'master_product')
  const product = await screen.findByRole('combobox', { name: /Který produkt/ })
  await userEvent.click(screen.getByRole('button', { name: 'Založit nastavení' }))
  await waitFor(() => expect(product).toBeInvalid())
  expect(product).toHaveAccessibleDescription(/požadována|Vyberte/)
  await userEvent.fill(product, 'iph')
  await userEvent.click(await screen.findByRole('option', { name: 'Apple iPhone 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Založit nastavení' }))
  expect(await screen.findByText('Nastavení je založené.')).toBeVisible()
  // It holds for nobody before it has its rules.
  expect(bodyOf(server, 'preorder-setting-create')).toMatchObject({
    is_active: false,
    name: 'iPhone 3',
    master_product: '3',
    product: null,
  })
})

test('the forms of rules stay away until they are wanted, and one button of the page is loud', async () => {
  await openSetting()
  const listLoud = () => document.querySelectorAll('.ostrov-button[data-kind="primary"]').length
  expect([listLoud(), inRegion('Množství').queryByRole('textbox')]).toEqual([1, null])
  const region = await addRuleIn('Množství')
  await waitFor(() => expect(region.getByRole('textbox', { name: /Počet kusů od/ })).toHaveFocus())
  expect(listLoud()).toBe(1)
  await userEvent.click(region.getByRole('button', { name: 'Zrušit' }))
  expect(region.queryByRole('textbox')).toBeNull()
})

test.each([
  ['cz', /42 potvrzených z 222 čekajících/],
  ['ro', /42 confirmate din 222 în așteptare/],
] as const)('on %s it is told how many of those that wait are confirmed', async (market, said) => {
  showSettings({ market })
  expect((await screen.findAllByRole('button', { name: said })).length).toBe(2)
})

test('AC-005 a customer reads that they have no permission', async () => {
  showSettings({ server: { 'active-user': CUSTOMER } })
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('K zobrazení této stránky nemáte oprávnění.'),
  )
})

const FAULTS: [string, Fixture][] = [
  ['a crash', { status: 500, body: '<h1>Server Error (500)</h1>' }],
  ['a cut line', 'offline'],
  ['a page in the place of data', { status: 200, body: '<html></html>' }],
  ['a session that is over', { status: 403, body: { detail: 'Nebyly zadány přihlašovací údaje.' } }],
]
test.each(FAULTS)(
  'a rule that is not saved for %s stays as it was typed, and is sent again under its key',
  async (_, fault) => {
    const server = await openSetting({ server: { 'preorder-quantity-rule-create': fault } })
    const region = await addRuleIn('Množství')
    await userEvent.fill(region.getByRole('textbox', { name: /Počet kusů od/ }), '7')
    await userEvent.click(region.getByRole('button', { name: 'Přidat pravidlo' }))
    expect(await region.findByText(/Během ukládání došlo k chybě\./)).toBeVisible()
    expect(region.getByRole('textbox', { name: /Počet kusů od/ })).toHaveValue('7')
    server.change({ 'preorder-quantity-rule-create': { id: '1', version: 4, rules: RULES } })
    await userEvent.click(region.getByRole('button', { name: 'Přidat pravidlo' }))
    expect(await screen.findByText('Pravidlo je přidané.')).toBeVisible()
    const keys = server.calls
      .filter(({ route }) => route === 'preorder-quantity-rule-create')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  },
)

test('while another priority is typed, the score below says that it is of what is saved', async () => {
  await openSetting()
  expect(inRegion('Skóre priority').getByText('Priorita 5 × 100')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  const saved = await screen.findByRole('region', { name: 'Skóre priority (uložené)' })
  expect(within(saved).getByText('Priorita 5 × 100')).toBeVisible()
  // What it will be stands beside it.
  expect(within(saved).getByText('Celkem po uložení').nextElementSibling?.textContent).toMatch(/^8|^9/)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '5')
  expect(await screen.findByRole('region', { name: 'Skóre priority' })).toBeVisible()
})
