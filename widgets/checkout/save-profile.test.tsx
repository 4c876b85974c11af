import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { o } from './order-messages.ts'
import { p } from './profile-messages.ts'

const KNOWN = {
  authenticated: true,
  first_name: 'Eva',
  last_name: 'Malá',
  phone: '+420602123456',
  e_mail: 'eva@example.cz',
}

async function open(more: Fixtures = {}, user: object = KNOWN) {
  const rendered = renderWidget(widget, {
    server: checkoutShop(createFakeCheckout(), { 'active-user': { ...user }, ...more }),
    page: { user: { authenticated: true } },
  })
  await screen.findByRole('button', { name: o('submit') })
  const listSaved = () =>
    rendered.server.calls.filter(({ route }) => route === 'active-user-save').map(({ body }) => body)
  return { ...rendered, listSaved }
}

const findSave = () => screen.findByRole('button', { name: p('save') })
const waitForKnown = () => waitFor(() => expect(findField('lastName').value).toBe('Malá'))

beforeEach(() => setReporter(() => {}))

test('CR-013 a name and a number that the account does not have are saved there, once', async () => {
  const { listSaved } = await open({ 'active-user-save': { status: 204 } })
  await waitForKnown()
  expect(screen.queryByRole('button', { name: p('save') })).toBeNull()
  fillField('lastName', 'Velká')
  fillField('phone', '601 123 456')
  await userEvent.click(await findSave())
  expect((await screen.findAllByText(p('saved')))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: p('save') })).toBeNull()
  expect(listSaved()).toEqual([{ first_name: 'Eva', last_name: 'Velká', phone: '+420601123456' }])
})

test('what can’t be saved says so, and is tried again by the same button', async () => {
  const { server, listSaved } = await open({ 'active-user-save': { status: 400, body: {} } })
  await waitForKnown()
  fillField('firstName', 'Eliška')
  await userEvent.click(await findSave())
  expect((await screen.findByRole('alert')).textContent).toContain(p('notSaved'))
  expect(findField('firstName').value).toBe('Eliška')
  server.change({ 'active-user-save': { status: 204 } })
  await userEvent.click(await findSave())
  expect((await screen.findAllByText(p('saved')))[0]).toBeVisible()
  expect(listSaved()).toHaveLength(2)
})

test('a number stands as people write it, and is the account’s own however that spells it', async () => {
  await open({}, { ...KNOWN, phone: '602 123456' })
  await waitForKnown()
  expect(findField('phone').value).toBe('602 123 456')
  fillField('lastName', 'Velká')
  await findSave()
  fillField('lastName', 'Malá')
  await waitFor(() => expect(screen.queryByRole('button', { name: p('save') })).toBeNull())
})

test.each([
  ['a shop account', { ...KNOWN, shop_account: true }, { lastName: 'Velká' }],
  ['a number that is none', KNOWN, { phone: '12' }],
  ['a name that is none', KNOWN, { firstName: '' }],
])('%s is not offered to be saved', async (_, user, typed) => {
  await open({}, user)
  await waitForKnown()
  for (const [field, text] of Object.entries(typed)) fillField(field, text)
  await userEvent.tab()
  expect(screen.queryByRole('button', { name: p('save') })).toBeNull()
})
