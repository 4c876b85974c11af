import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { RULES } from '#testing/fixtures/preorders.ts'
import { addRuleIn, inRegion, openSetting } from '#testing/open-preorder-setting.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

const more = (points: number) => ({ id: '12', quantity_from: 2, quantity_to: null, points })
const rulesOf = (...quantity: object[]) => ({
  id: '1',
  version: 3,
  rules: { ...RULES, quantity: [...RULES.quantity, ...quantity] },
})
const read = (element: Element | undefined | null) => element?.textContent?.replace(/\s/g, ' ')
const listRules = (region: string) => inRegion(region).getAllByRole('listitem').map(read)

test('each set with rules says which of those that fit holds', async () => {
  await openSetting()
  for (const set of ['Sklady', 'Množství', 'Doprava'])
    expect(
      inRegion(set).getByText('Sedí-li víc pravidel, platí to s nejvíce body. Body se v sadě nesčítají.'),
    ).toBeVisible()
  expect(inRegion('Platba').queryByText(/nesčítají/)).toBeNull()
})

test('a rule that would never be used is told before it is added, and one that it would take the use from', async () => {
  await openSetting({ server: { 'preorder-rules': rulesOf(more(5)) } })
  const region = await addRuleIn('Množství')
  const told = () => read(document.querySelector('.ostrov-preorder-set .ostrov-note'))
  expect(told(), 'nothing is warned of before anything is typed').toBeUndefined()
  await userEvent.fill(region.getByRole('textbox', { name: /^Body/ }), '11')
  await waitFor(() => expect(told()).toBe('Nikdy by se pak nepoužilo: 2 kusy a více (+5 b.).'))
  await userEvent.fill(region.getByRole('textbox', { name: /^Body/ }), '4')
  await waitFor(() =>
    expect(told()).toBe(
      'Toto pravidlo by se nikdy nepoužilo, vždy by měla přednost jiná: 1 kus (+20 b.), 2 kusy a více (+5 b.).',
    ),
  )
  await userEvent.fill(region.getByRole('textbox', { name: /^Body/ }), '30')
  await waitFor(() =>
    expect(told()).toBe('Nikdy by se pak nepoužilo: 1 kus (+20 b.), 2 kusy a více (+5 b.).'),
  )
  await userEvent.fill(region.getByRole('textbox', { name: /Počet kusů od/ }), '3')
  await waitFor(() => expect(told()).toBeUndefined())
})

test('a rule that is never used is marked in its set, in words, until it is changed', async () => {
  const double = { id: '14', stock: { id: '2', name: 'Prodejna Brno' }, points: 40 }
  const { rules, ...setting } = rulesOf(more(5), {
    id: '15',
    quantity_from: 1,
    quantity_to: null,
    points: 10,
  })
  const server = await openSetting({
    server: { 'preorder-rules': { ...setting, rules: { ...rules, stock: [...RULES.stock, double] } } },
  })
  await waitFor(() => expect(listRules('Množství')).toHaveLength(3))
  const [one, two, three] = listRules('Množství')
  expect([one, three].join()).not.toContain('Bez účinku')
  expect(two).toContain('Bez účinku Nikdy se nepoužije, vždy má přednost: 1 kus a více (+10 b.).')
  const [first, second] = listRules('Sklady')
  expect(first).not.toContain('Bez účinku')
  expect(second).toContain('Nikdy se nepoužije, vždy má přednost: Prodejna Brno (+40 b.).')
  server.change({ 'preorder-quantity-rule-update': { ...rulesOf(more(15)), version: 4 } })
  await userEvent.click(inRegion('Množství').getByRole('button', { name: 'Upravit pravidlo 2 kusy a více' }))
  await userEvent.fill(inRegion('Množství').getByRole('textbox', { name: /^Body/ }), '15')
  await userEvent.click(inRegion('Množství').getByRole('button', { name: 'Uložit pravidlo' }))
  expect(await screen.findByText('Pravidlo je upravené.')).toBeVisible()
  expect(listRules('Množství').join()).not.toContain('Bez účinku')
})

test('both limits of a quantity are typed in one line, whichever of them has a hint or an error', async () => {
  await page.viewport(1366, 900)
  await openSetting()
  const region = await addRuleIn('Množství')
  const [from, to] = [/Počet kusů od/, /Počet kusů do/].map(name => region.getByRole('textbox', { name }))
  const readTops = () => new Set([from, to].map(field => field?.getBoundingClientRect().top))
  expect(readTops().size).toBe(1)
  await userEvent.fill(region.getByRole('textbox', { name: /Počet kusů od/ }), 'x')
  await userEvent.tab()
  expect(readTops().size).toBe(1)
})
