import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import { page } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { fillField, findField, openSellForm, readForm, readText } from '#testing/act-as-seller.tsx'
import { APPRAISAL, CONDITIONS } from '#testing/fixtures/buyback.ts'
import { COUNTRIES, sellShop } from '#testing/fixtures/sell.ts'

test('BB-011 choosing sell online opens the personal-data form and leads to it', async () => {
  await openSellForm({ isOpened: false })
  const ready = screen.getByText(/Zařízení prodáte tlačítkem „Prodat online“/)
  expect(ready, 'the price panel has the button itself; only who does not see it is told').toHaveClass(
    'ostrov-hidden',
  )
  expect(screen.queryByText(/Vyberte nahoře zařízení/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  buyback.showForm('sell')
  expect(await screen.findByRole('group', { name: 'Osobní údaje' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Prodat zařízení online' })).toHaveFocus())
})

test('until there is a price, it says what to do for one', async () => {
  await openSellForm({ isOpened: false })
  buyback.choose('type', 'tablety')
  expect(await screen.findByText(/Vyberte nahoře zařízení/)).toBeVisible()
})

test('once a device is chosen nobody is told to choose one', async () => {
  await openSellForm({ isOpened: false })
  expect(screen.getByText(/Zařízení prodáte tlačítkem/)).toBeVisible()
  for (const { id } of buyback.data.peek()?.conditions ?? []) buyback.answer(id, null)
  await waitFor(() => expect(screen.queryByText(/Zařízení prodáte tlačítkem/)).toBeNull())
  expect(screen.queryByText(/Vyberte nahoře zařízení/)).toBeNull()
})

test('beside a device that can’t be sold online nothing tells how to sell it', async () => {
  const { appraisal_result, valid_until } = APPRAISAL
  const withoutGrade = appraisal_result.map(one => ({ ...one, quality: null, price: null }))
  const chosen = sellShop()['buyout-selector-data'] as object
  const data = {
    ...chosen,
    appraisal: { appraisal_result: withoutGrade, valid_until },
    device_conditions: CONDITIONS,
  }
  const { container } = await openSellForm({ isOpened: false, server: { 'buyout-selector-data': data } })
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('closing asks who has typed something, leads back to where the form was opened from, and loses nothing', async () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  await openSellForm({ isOpened: false })
  opener.focus()
  buyback.showForm('sell')
  await screen.findAllByRole('textbox')
  fillField('firstName', 'Jana')
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Pokračovat ve vyplňování' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus())
  expect(findField('firstName')).toHaveValue('Jana')
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít formulář' }))
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.queryByRole('textbox')).toBeNull()
  buyback.showForm('sell')
  await waitFor(() => expect(findField('firstName')).toHaveValue('Jana'))
  opener.remove()
})

test('asking for the form again while it is open leads to it, and what was typed stays', async () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  await openSellForm()
  await screen.findAllByRole('textbox')
  fillField('firstName', 'Jana')
  opener.focus()
  buyback.showForm('sell')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Prodat zařízení online' })).toHaveFocus())
  expect(findField('firstName')).toHaveValue('Jana')
  opener.remove()
})

test('BB-017 the personal-data section asks who sells', async () => {
  await openSellForm()
  const section = within(screen.getByRole('group', { name: 'Osobní údaje' }))
  for (const name of ['Jméno', 'Příjmení', /Titul/, 'Místo narození', 'Rodné číslo'])
    expect(section.getByRole('textbox', { name })).toBeVisible()
  expect(section.getByRole('radiogroup', { name: 'Pohlaví' })).toBeVisible()
  expect(section.getByRole('combobox', { name: 'Státní občanství' })).toBeVisible()
})

test('BB-018 BB-059 the pickup address is asked only when it is to be another', async () => {
  await openSellForm()
  expect(screen.queryByRole('group', { name: 'Adresa vyzvednutí' })).toBeNull()
  const control = screen.getByRole('checkbox', { name: 'Zařízení vyzvedněte na jiné adrese' })
  expect(control).toHaveAttribute('name', 'pickupAltAddress')
  await userEvent.click(control)
  const names = Object.keys(readForm()).filter(name => name.startsWith('alt'))
  expect(names.sort()).toEqual([
    'altCity',
    'altCountry',
    'altDeliveryExtraInfo',
    'altDistrict',
    'altPostcode',
    'altStreet',
  ])
  await userEvent.click(control)
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Adresa vyzvednutí' })).toBeNull())
})

test('BB-019 BB-020 BB-021 BB-022 device identifiers, a note, the account with its bank and the place are asked', async () => {
  await openSellForm()
  for (const name of [/IMEI/, /Sériové číslo/, /Poznámka/, 'Číslo účtu', 'Kód banky'])
    expect(screen.getByRole('textbox', { name })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Vyhledat obec nebo PSČ' })).toBeVisible()
})

test('every field has the name that the specification gives it', async () => {
  await openSellForm()
  await userEvent.click(screen.getByRole('checkbox'))
  fillField('gender', 'male')
  const names =
    'imei serialNumber note birthNumber identityCardNumber identityReleasedBy identityValidTo titleBeforeName firstName lastName gender district street city country postcode phoneNumber nationality placeOfBirth email bankAccountNumber bankCode pickupAltAddress altDistrict altStreet altCity altPostcode altCountry'
  expect(Object.keys(readForm())).toEqual(expect.arrayContaining(names.split(' ')))
})

test('Romanians are asked for no title before their name', async () => {
  await openSellForm({ market: 'ro', type: 'telefoane' })
  expect(screen.getByRole('textbox', { name: 'Prenume' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Titlu/ })).toBeNull()
})

test('BB-132 BB-134 only phones, spelled telefony in the Czech market, are asked for an IMEI', async () => {
  const { unmount } = await openSellForm({ type: 'telefony' })
  expect(screen.getByRole('textbox', { name: 'IMEI' })).toBeVisible()
  unmount()
  await openSellForm({ type: 'tablety' })
  expect(screen.queryByRole('textbox', { name: 'IMEI' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Sériové číslo' })).toBeRequired()
})

test('BB-133 phones are spelled telefoane in the Romanian market', async () => {
  const { unmount } = await openSellForm({ market: 'ro', type: 'telefoane' })
  expect(screen.getByRole('textbox', { name: 'IMEI' })).toBeVisible()
  unmount()
  await openSellForm({ market: 'ro', type: 'telefony' })
  expect(screen.queryByRole('textbox', { name: 'IMEI' })).toBeNull()
})

test('BB-023 the countries are loaded from the server', async () => {
  const { server } = await openSellForm()
  for (const name of ['nationality', 'country'])
    await waitFor(() =>
      expect([...findField(name).querySelectorAll('option')].map(option => option.textContent)).toEqual(
        COUNTRIES.map(country => country.name),
      ),
    )
  expect(server.calls.filter(call => call.route === 'country-options')).toHaveLength(1)
})

test('BB-074 BB-075 each country starts as the market’s own', async () => {
  const { unmount } = await openSellForm()
  await userEvent.click(screen.getByRole('checkbox'))
  const czech = page.value.defaultCountry
  for (const name of ['country', 'altCountry', 'nationality'])
    await waitFor(() => expect(findField(name)).toHaveValue(czech))
  unmount()
  await openSellForm({ market: 'ro' })
  await userEvent.click(screen.getByRole('checkbox'))
  const romanian = page.value.defaultCountry
  for (const name of ['country', 'altCountry'])
    await waitFor(() => expect(findField(name)).toHaveValue(romanian))
  expect(romanian).not.toBe(czech)
})

test('where the countries can’t be read the own country stays, and they can be asked for again', async () => {
  const { server } = await openSellForm({ server: { 'country-options': { status: 404, body: {} } } })
  expect(await screen.findByText('Ostatní země se nepodařilo načíst.')).toBeVisible()
  expect(findField('country')).toHaveValue('56')
  server.change({ 'country-options': COUNTRIES })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(findField('country').querySelectorAll('option')).toHaveLength(COUNTRIES.length))
  expect(screen.queryByText('Ostatní země se nepodařilo načíst.')).toBeNull()
})

test.each([
  ['without its default country', undefined],
  ['whose default country is not filled in', ''],
])(
  'a page %s tells the developer which key is missing, and the visitor politely',
  async (_, defaultCountry) => {
    const told: string[] = []
    setReporter(message => told.push(message))
    await openSellForm({ isOpened: false, page: { defaultCountry } })
    buyback.showForm('sell')
    expect(readText(await screen.findByRole('alert'))).toContain('Prodej online teď není možný.')
    expect(told.join()).toContain('"defaultCountry"')
    setReporter(() => undefined)
  },
)

test('the device, its grade and its price stand by the form, and follow the answers', async () => {
  await openSellForm()
  const card = screen.getByRole('region', { name: 'Co prodáváte' })
  for (const part of ['Apple iPhone 13 128 GB, modrá', 'StavA+', '12 100 Kč'])
    expect(readText(card)).toContain(part)
  buyback.answer('display', 'scratched')
  await waitFor(() => expect(readText(card)).toContain('8 100 Kč'))
  expect(screen.getByRole('button', { name: /^Prodat za 8\s100\sKč$/ })).toBeVisible()
  expect(readText(screen.getByText(/Cena se mezitím změnila/))).toContain('z 12 100 Kč na 8 100 Kč')
})
