import { screen, waitFor, within } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CONDITIONS, GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { hear } from '#testing/hear.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { findFolded, listFolded, reopen } from '#testing/reopen.ts'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'

const start = `${location.pathname}${location.search}`
beforeEach(() => history.replaceState(null, '', start))

const show = (server: Fixtures = {}, params = {}): RenderedWidget =>
  renderWidget(widget, { params, server: { ...GOOD_SHOP, ...server } })

const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const choose = async (name: string | RegExp) => synthetic.click(await radio(name))
const group = (name: string) => screen.queryByRole('group', { name })
const model = (value: string, label: string) => ({ value, label, image: null, image_alt: null })
const SIZES = ['128', '256', '512'].map(size => model(`iphone-13-${size}`, `iPhone 13 ${size} GB`))
const MODELS = [model('iphone-14', 'iPhone 14 128 GB'), ...SIZES]

test('a step that is chosen by the mouse folds to a line, and the next has its place and the focus', async () => {
  show()
  const heard = hear()
  await choose(/Telefony/)
  await findFolded('Jaké zařízení prodáváte?')
  expect(group('Jaké zařízení prodáváte?')).toBeNull()
  const next = await screen.findByRole('group', { name: 'Výrobce' })
  await waitFor(() => expect(document.activeElement).toContainElement(next))
  await choose('Apple')
  await waitFor(() => expect(heard.filter(text => text === 'Krok 3 ze\u00a04: Model')).toHaveLength(1))
  expect(listFolded()).toEqual(['Jaké zařízení prodáváte?: Telefony', 'Výrobce: Apple'])
})

test('what the arrows pass is chosen and stays open, until the focus goes on', async () => {
  show({}, { type: 'telefony' })
  ;(await radio('Apple')).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await radio('Samsung')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(await radio('Samsung')).toHaveFocus()
  expect(buyback.selection.value.manufacturer).toBe('samsung')
  await screen.findByRole('group', { name: 'Model' })
  await userEvent.keyboard('{Tab}')
  expect(await radio(/iPhone 13/)).toHaveFocus()
  await findFolded('Výrobce')
  expect(await radio(/iPhone 13/)).toHaveFocus()
})

test.each([
  ['Space', ' '],
  ['Enter', '{Enter}'],
])('%s makes the choice and leads into the next step', async (_, key) => {
  show({}, { type: 'telefony' })
  ;(await radio('Apple')).focus()
  await userEvent.keyboard(`{ArrowDown}${key}`)
  await findFolded('Výrobce')
  expect(listFolded()).toContain('Výrobce: Samsung')
  await waitFor(async () => expect(await radio(/iPhone 13/)).toHaveFocus())
})

test('a folded step is opened again where it was left, and the same card folds it', async () => {
  show({}, { code: 'iphone-13-blue' })
  await reopen('Výrobce')
  expect(await radio('Apple')).toHaveFocus()
  expect(await radio('Apple')).toBeChecked()
  await choose('Apple')
  await findFolded('Výrobce')
  expect(buyback.selection.value.color).toBe('iphone-13-blue')
  await reopen('Model')
  await userEvent.keyboard('{Tab}')
  await findFolded('Model')
})

test('one question on the condition is asked at a time, and its answer folds', async () => {
  const { container } = show({}, { type: 'telefony' })
  for (const name of ['Apple', /iPhone 13/, /modrá/]) await choose(name)
  await screen.findByRole('group', { name: 'Displej' })
  expect(screen.getByText('Otázka 1 z 5')).toBeVisible()
  expect(group('Tělo')).toBeNull()
  await choose('Poškrábaný')
  await screen.findByRole('group', { name: 'Tělo' })
  expect(listFolded(container).at(-1)).toBe('Displej: Poškrábaný')
})

test('models that differ in their storage are one card, and the storage is asked then', async () => {
  show({ 'buyout-models': MODELS }, { type: 'telefony' })
  await choose('Apple')
  await radio('iPhone 13')
  const models = screen.getByRole('group', { name: 'Model' })
  expect(
    within(models)
      .getAllByRole<HTMLInputElement>('radio')
      .map(card => card.closest('label')?.textContent?.replace('\u00a0', ' ')),
  ).toEqual(['iPhone 14 128 GB', 'iPhone 13'])
  await choose('iPhone 13')
  await findFolded('Model')
  expect(buyback.selection.value.model).toBeNull()
  const storage = await screen.findByRole('group', { name: 'Kapacita' })
  expect(within(storage).getAllByRole('radio')).toHaveLength(3)
  const progress = screen.getByText('Krok 3 ze 4')
  const [row] = [...document.querySelectorAll('.ostrov-folded')].slice(-1)
  expect(row?.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(progress.compareDocumentPosition(storage)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await choose(/256/)
  await findFolded('Model')
  await waitFor(() => expect(listFolded()).toContain('Model: iPhone 13 256 GB'))
  expect(buyback.selection.value.model).toBe('iphone-13-256')
  await screen.findByRole('group', { name: 'Barva' })
})

test('by keyboard, too, the storage follows the name', async () => {
  show({ 'buyout-models': MODELS }, { type: 'telefony' })
  await choose('Apple')
  ;(await radio(/iPhone 14/)).focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('group', { name: 'Kapacita' })
  await userEvent.keyboard('{Tab}')
  expect(await radio('128\u00a0GB')).toHaveFocus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(buyback.selection.value.model).toBe('iphone-13-128'))
  await findFolded('Model')
})

test('of many choices one is found by a part of its name, whatever its accents', async () => {
  const many = Array.from({ length: 13 }, (_, i) => ({ value: `m${i}`, label: `Značka ${i}` }))
  show({ 'buyout-manufacturers': many }, { type: 'telefony' })
  const heard = hear()
  const field = await screen.findByRole('searchbox', { name: 'Najít v seznamu' })
  await userEvent.type(field, 'znacka12')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  await waitFor(() => expect(heard).toContain('1 možnost'))
  await userEvent.fill(field, 'xyz')
  expect(await screen.findByText('Nic takového v seznamu není.')).toBeVisible()
})

test('up to how much the device brings is told before the last answer, with its name', async () => {
  show({}, { type: 'telefony' })
  for (const name of ['Apple', /iPhone 13/, /modrá/]) await choose(name)
  const panel = screen.getByRole('region', { name: 'Vykoupíme za' })
  const best = () => panel.querySelector('.ostrov-selector-best')?.textContent
  await waitFor(() => expect(best()).toBe('až 12\u00a0100\u00a0Kč'))
  expect(within(panel).getByText('Apple iPhone 13 128 GB, modrá')).toBeVisible()
  await choose('Poškrábaný')
  await waitFor(() => expect(best()).toBe('až 8\u00a0100\u00a0Kč'))
  expect(within(panel).getByText('Zbývá odpovědět na 4 otázky.')).toBeVisible()
})

test.each([
  ['no grade has a price', { appraisal_result: [{ id: 6, quality: null, price: null, url: null }] }, []],
  ['an answer brings none', {}, ['Chybí']],
])('where %s, nobody is asked on, and the refusal blames no answer', async (_, change, answers) => {
  const appraisal = { ...(GOOD_SHOP['buyout-appraisal'] as { appraisal: object }).appraisal, ...change }
  show({ 'buyout-appraisal': { url: null, appraisal } }, { type: 'telefony', storesUrl: '/cz/prodejny/' })
  for (const name of ['Apple', /iPhone 13/, /modrá/, ...answers]) await choose(name)
  expect(await screen.findByText(/^Výkup nelze online dokončit/)).toBeVisible()
  for (const { name } of CONDITIONS) expect(group(name)).toBeNull()
  expect(screen.getByRole('link', { name: 'Najít prodejnu' })).toHaveAttribute('href', '/cz/prodejny/')
  expect(screen.getByRole('button', { name: 'Ocenit jiné zařízení' })).toBeVisible()
})

test('a device that is no longer bought says so and keeps its place, when opened by its address too', async () => {
  history.replaceState(null, '', '?color=iphone-13-blue')
  const data = GOOD_SHOP['buyout-selector-data'] as object
  const server = {
    'buyout-selector-data': { ...data, appraisal: null, device_conditions: [], version: null },
    'buyout-appraisal': { status: 400, body: { detail: 'Tento model nevykupujeme.' } },
  }
  show(server, { contactPhone: '+420 800 123 456', storesUrl: '/cz/prodejny/' })
  expect(await screen.findByText('Tento model nevykupujeme.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  expect(listFolded()).toContain('Barva: modrá')
  expect(screen.queryByRole('alert'), 'nothing failed').toBeNull()
  expect(screen.getByRole('link', { name: '+420 800 123 456' })).toHaveAttribute('href', 'tel:+420800123456')
  expect(screen.queryByRole('link', { name: 'Najít prodejnu' }), 'no store buys it').toBeNull()
  await synthetic.click(screen.getByRole('button', { name: 'Ocenit jiné zařízení' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'))
  expect(group('Jaké zařízení prodáváte?')).toContainElement(document.activeElement as HTMLElement)
  expect(listFolded()).toEqual([])
})
