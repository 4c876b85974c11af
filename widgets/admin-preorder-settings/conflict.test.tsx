import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { RULES, SCORE, SETTING } from '#testing/fixtures/preorders.ts'
import { inRegion, openSetting } from '#testing/open-preorder-setting.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

const meetTheirs = (theirs: typeof SETTING) =>
  openSetting({
    server: {
      'preorder-setting-update': {
        status: 409,
        body: { detail: 'Mezitím.', current: theirs, who: 'Petr Obsluha' },
      },
    },
  })
const listSaved = (server: Awaited<ReturnType<typeof openSetting>>) =>
  server.calls.filter(({ route }) => route === 'preorder-setting-update').map(({ body }) => body)
const findConflict = async () =>
  within(await screen.findByRole('region', { name: 'Někdo jiný to mezitím uložil: Petr Obsluha' }))

test('PO-008 PO-024 a higher priority is saved with the name that a colleague saved in between, and taken back by itself', async () => {
  await page.viewport(1366, 900)
  onTestFinished(() => page.viewport(414, 896))
  const theirs = { ...SETTING, version: 7, name: 'Telefony jinak' }
  const server = await meetTheirs(theirs)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  const met = await findConflict()
  expect(met.getByText('Název: převzato Telefony jinak')).toBeVisible()
  expect(met.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Telefony jinak')
  expect(screen.getByRole('textbox', { name: /^Priorita/ })).toHaveValue('9')
  const note = screen.getByRole('region', { name: /mezitím/ })
  const foot = document.querySelector('.ostrov-sticky-foot > form > .ostrov-form-actions')
  const { top, bottom } = note.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0)
  server.change({ 'preorder-setting-update': { ...theirs, version: 8, priority: 9 } })
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Nastavení je uložené.')).toBeVisible()
  expect(screen.queryByText('Neuložené změny')).toBeNull()
  expect(screen.queryByRole('region', { name: /mezitím/ })).toBeNull()
  server.change({ 'preorder-setting-update': { ...theirs, version: 9 } })
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('Změna je vzatá zpět.')).toBeVisible()
  expect(listSaved(server)).toEqual([
    expect.objectContaining({ version: 3, name: 'Nové telefony', priority: 9 }),
    expect.objectContaining({ version: 7, name: 'Telefony jinak', priority: 9, type_device: 'phone' }),
    expect.objectContaining({ version: 8, name: 'Telefony jinak', priority: 5 }),
  ])
})

test('the score of what a colleague saved names the priority that it is of', async () => {
  const theirs = { ...SETTING, version: 7, priority: 2 }
  const server = await meetTheirs(theirs)
  server.change({ 'preorder-priority-score': { ...SCORE, version: 7, base: 200, settings: [theirs] } })
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  await findConflict()
  const score = inRegion('Skóre priority (uložené)')
  expect(await score.findByText('200')).toBeVisible()
  expect(score.getByText('Priorita 2 × 100')).toBeVisible()
})

test.each([
  [/^Nechat: 9/, /^Převzít: typ zařízení: Tablety/, { priority: 9, type_device: 'tablet' }],
  [/^Převzít: 2/, /^Nechat: všechno zboží/, { priority: 2, type_device: null }],
] as const)('of what both changed it is asked: %s, %s', async (priority, reach, saved) => {
  const tablets = { id: 'tablet', name: 'Tablety' }
  const server = await meetTheirs({ ...SETTING, version: 7, priority: 2, type_device: tablets })
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Platí pro/ }), 'everything')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  const met = await findConflict()
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await met.findByText('Nejdřív vyberte, co má platit.')).toBeVisible()
  expect(listSaved(server)).toHaveLength(1)
  await userEvent.click(met.getByRole('radio', { name: priority }))
  await userEvent.click(met.getByRole('radio', { name: reach }))
  server.change({ 'preorder-setting-update': { ...SETTING, version: 8 } })
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText('Nastavení je uložené.')).toBeVisible()
  expect(listSaved(server).at(-1)).toMatchObject({ version: 7, ...saved })
})

test('a colleague’s change of the rules alone leaves what is typed to be saved again', async () => {
  const server = await meetTheirs({ ...SETTING, version: 7, rules: { ...RULES, quantity: [] } })
  await userEvent.fill(screen.getByRole('textbox', { name: /^Priorita/ }), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit' }))
  expect((await findConflict()).getByText(/Uložte je znovu\./)).toBeVisible()
  expect(inRegion('Množství').queryByText('1 kus')).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Priorita/ })).toHaveValue('9')
  await userEvent.click(screen.getByRole('button', { name: 'Zahodit změny' }))
  expect(screen.getByRole('textbox', { name: /^Priorita/ })).toHaveValue('5')
  expect(screen.queryByText('Neuložené změny')).toBeNull()
  expect(listSaved(server)).toHaveLength(1)
})
