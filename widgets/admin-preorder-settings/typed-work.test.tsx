import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { RULES, SETTING } from '#testing/fixtures/preorders.ts'
import { addRuleIn, bodyOf, inRegion, openSetting } from '#testing/open-preorder-setting.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/dialog/dialog.css'
import './style.css'

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

test('what is typed stays where a rule is added beside it, and is saved over the version that the rule made', async () => {
  const more = {
    ...RULES,
    quantity: [...RULES.quantity, { id: '30', quantity_from: 9, quantity_to: null, points: 10 }],
  }
  const server = await openSetting({
    server: {
      'preorder-quantity-rule-create': { id: '1', version: 4, rules: more },
      'preorder-setting-update': { ...SETTING, version: 5, name: 'Jiný název', rules: more },
    },
  })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Název' }), 'Jiný název')
  await userEvent.fill((await addRuleIn('Množství')).getByRole('textbox', { name: /^Počet kusů od/ }), '9')
  await userEvent.click(inRegion('Množství').getByRole('button', { name: 'Přidat pravidlo' }))
  expect(await screen.findByText('Pravidlo je přidané.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Jiný název')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await waitFor(() =>
    expect(bodyOf(server, 'preorder-setting-update')).toMatchObject({ name: 'Jiný název', version: 4 }),
  )
})

const leave = () => screen.findByRole('dialog', { name: 'Odejít bez uložení?' })

test('what was typed is not left without a question, by another setting, the browser’s Back or a link', async () => {
  const priority = () => screen.getByRole('textbox', { name: /^Priorita/ })
  const asksToLeave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openSetting()
  expect(asksToLeave()).toBe(false)
  await userEvent.fill(priority(), '0')
  expect(await screen.findByText('Neuložené změny')).toBeVisible()
  expect(asksToLeave()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Nové nastavení' }))
  const stay = within(await leave()).getByRole('button', { name: 'Pokračovat v úpravách' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Odejít bez uložení?' })).toHaveFocus())
  expect(screen.getByText('Není uloženo: Základní údaje.')).toBeVisible()
  await userEvent.click(stay)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(priority()).toHaveValue('0')
  history.back()
  await leave()
  expect(priority()).toHaveValue('0')
  await userEvent.click(screen.getByRole('button', { name: 'Pokračovat v úpravách' }))
  expect(new URLSearchParams(location.search).get('setting')).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Nové nastavení' }))
  await userEvent.click(within(await leave()).getByRole('button', { name: 'Zahodit změny' }))
  expect(await screen.findByRole('textbox', { name: 'Název' })).toHaveValue('')
  expect(asksToLeave()).toBe(false)
})

test('a rule that is typed and not added yet is not left without a question', async () => {
  await openSetting()
  await userEvent.fill((await addRuleIn('Množství')).getByRole('textbox', { name: /^Počet kusů od/ }), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Nové nastavení' }))
  await leave()
  expect(screen.getByText('Není uloženo: Množství.')).toBeVisible()
  expect(inRegion('Množství').getByRole('textbox', { name: /^Počet kusů od/ })).toHaveValue('7')
})

test('of a form that nobody has touched no change is counted', async () => {
  await openSetting()
  expect(await inRegion('Skóre priority').findByText('490 až 535')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Co by se změnilo' })).toBeNull()
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  expect(await screen.findByRole('group', { name: 'Co by se změnilo' })).toBeVisible()
})

test('a rule that is being typed stays where another one of its set is removed', async () => {
  const none = { ...RULES, quantity: [] }
  await openSetting({ server: { 'preorder-quantity-rule-delete': { id: '1', version: 4, rules: none } } })
  await userEvent.fill((await addRuleIn('Množství')).getByRole('textbox', { name: /^Počet kusů od/ }), '7')
  await userEvent.click(inRegion('Množství').getByRole('button', { name: 'Odebrat pravidlo 1 kus' }))
  await userEvent.click(await inRegion('Množství').findByRole('button', { name: 'Ano, odebrat' }))
  expect(await screen.findByText('Pravidlo je odebrané.')).toBeVisible()
  expect(inRegion('Množství').getByRole('textbox', { name: /^Počet kusů od/ })).toHaveValue('7')
})

test('what was saved can’t be taken back over what was typed since', async () => {
  const saved = { ...SETTING, version: 4, priority: 9 }
  await openSetting({ server: { 'preorder-setting-update': saved } })
  const priority = () => screen.getByRole('textbox', { name: /^Priorita/ })
  await userEvent.fill(priority(), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByRole('button', { name: 'Vzít zpět' })).toBeVisible()
  await userEvent.fill(priority(), '8')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vzít zpět' })).toBeNull())
  expect(screen.queryByText('Nastavení je uložené.')).toBeNull()
  await userEvent.fill(priority(), '9')
  expect(await screen.findByRole('button', { name: 'Vzít zpět' })).toBeVisible()
})

test('what a setting holds for that is typed and not chosen keeps it from being saved, and says so', async () => {
  const server = await openSetting()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Platí pro/ }), 'product')
  const product = await screen.findByRole('combobox', { name: 'Kterou variantu' })
  await userEvent.fill(product, 'iph')
  // What it finds opens over the button, else under the pointer that presses it.
  await screen.findAllByRole('option', { name: /iPhone/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Vyberte ze seznamu, nebo text smažte.')).toBeVisible()
  await waitFor(() => expect(product).toHaveFocus())
  expect(bodyOf(server, 'preorder-setting-update')).toBeUndefined()
})

test('on a phone the button that saves a setting is in sight while something is not saved', async () => {
  await page.viewport(390, 600)
  onTestFinished(() => page.viewport(414, 896))
  await openSetting()
  const name = screen.getByRole('textbox', { name: 'Název' })
  const isInSight = () => {
    name.scrollIntoView({ block: 'center' })
    return screen.getByRole('button', { name: 'Uložit' }).getBoundingClientRect().bottom <= innerHeight
  }
  expect(isInSight()).toBe(false)
  await userEvent.fill(name, 'Jiný název')
  await waitFor(() => expect(isInSight()).toBe(true))
})
