import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigation } from '#kit/link/navigation.ts'
import { FOUND, GOOD_SERVICE } from '#testing/fixtures/service.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

// The keyboard table of the ARIA practices' editable combobox with list autocomplete: a test for each of its rows.

const NAMES = FOUND.map(({ label }) => `Apple ${label}`)
const [FIRST, SECOND, LAST] = NAMES

vi.spyOn(navigation, 'goTo').mockImplementation(() => {})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const readCaret = () => field().selectionStart

function readMarked(): string | null {
  expect(field()).toHaveFocus()
  const id = field().getAttribute('aria-activedescendant')
  if (!id) {
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    return null
  }
  const option = document.getElementById(id)
  expect(option).toHaveAttribute('aria-selected', 'true')
  return option?.textContent?.replace(/ Telefony$/, '') ?? null
}

const expectMarked = (name: string | null | undefined) => waitFor(() => expect(readMarked()).toBe(name))

async function expectList(isOpen: boolean): Promise<void> {
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', String(isOpen)))
  expect(screen.queryAllByRole('option')).toHaveLength(isOpen ? FOUND.length : 0)
}

const press = (keys: string) => userEvent.keyboard(keys)

/** The list is displayed, nothing in it is marked, and the caret stands at the end of the text. */
beforeEach(async () => {
  renderWidget(widget, { server: { ...GOOD_SERVICE, 'service-smart-search': { result: FOUND } } })
  await userEvent.click(field())
  await press('iphone')
  await expectList(true)
  await expectMarked(null)
})

test('Textbox, Down Arrow: moves visual focus to the first suggested value; DOM focus remains on the textbox', async () => {
  await press('{ArrowDown}')
  await expectMarked(FIRST)
})

test('Textbox, Down Arrow: opens a listbox that is not displayed and moves visual focus to the first option', async () => {
  await press('{Escape}')
  await expectList(false)
  await press('{ArrowDown}')
  await expectList(true)
  await expectMarked(FIRST)
})

test('Textbox, Alt + Down Arrow: opens the listbox without moving focus or changing selection', async () => {
  await press('{Escape}')
  await expectList(false)
  await press('{Alt>}{ArrowDown}{/Alt}')
  await expectList(true)
  await expectMarked(null)
  expect(field()).toHaveValue('iphone')
})

test('Textbox, Up Arrow: moves visual focus to the last suggested value; DOM focus remains on the textbox', async () => {
  await press('{ArrowUp}')
  await expectMarked(LAST)
})

test('Textbox, Up Arrow: opens a listbox that is not displayed and moves visual focus to the last option', async () => {
  await press('{Escape}')
  await expectList(false)
  await press('{ArrowUp}')
  await expectList(true)
  await expectMarked(LAST)
})

test('Textbox, Alt + Up Arrow: closes the listbox and changes nothing', async () => {
  await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  await expectList(false)
  expect(field()).toHaveValue('iphone')
})

test('Textbox, Enter: closes the listbox if it is displayed', async () => {
  await press('{Enter}')
  await expectList(false)
  expect(field()).toHaveValue('iphone')
})

test('Textbox, Escape: closes the listbox if it is displayed, and else clears the textbox', async () => {
  await press('{Escape}')
  await expectList(false)
  expect(field()).toHaveValue('iphone')
  await press('{Escape}')
  expect(field()).toHaveValue('')
  await expectMarked(null)
})

test('Textbox, standard single line text editing keys: work as in any text field', async () => {
  await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Delete}')
  expect(field()).toHaveValue('ipho')
  await press('{Home}{Delete}')
  expect(field()).toHaveValue('pho')
})

test('Listbox, Enter: sets the textbox value to the focused option, closes the listbox, sets visual focus on the textbox', async () => {
  await press('{ArrowDown}{ArrowDown}')
  await expectMarked(SECOND)
  await press('{Enter}')
  await expectList(false)
  expect(field()).toHaveValue(SECOND)
  await expectMarked(null)
})

test('Listbox, Escape: closes the listbox and sets visual focus on the textbox', async () => {
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press('{Escape}')
  await expectList(false)
  await expectMarked(null)
  expect(field()).toHaveValue('iphone')
})

test('Listbox, Down Arrow: moves visual focus to the next option, and from the last to the first', async () => {
  for (const name of [...NAMES, FIRST]) {
    await press('{ArrowDown}')
    await expectMarked(name)
  }
})

test('Listbox, Up Arrow: moves visual focus to the previous option, and from the first to the last', async () => {
  for (const name of [...NAMES.toReversed(), LAST]) {
    await press('{ArrowUp}')
    await expectMarked(name)
  }
})

test('Listbox, Right Arrow: moves visual focus to the textbox and the editing cursor one character to the right', async () => {
  field().setSelectionRange(2, 2)
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press('{ArrowRight}')
  await expectMarked(null)
  expect(readCaret()).toBe(3)
})

test('Listbox, Left Arrow: moves visual focus to the textbox and the editing cursor one character to the left', async () => {
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press('{ArrowLeft}')
  await expectMarked(null)
  expect(readCaret()).toBe('iphone'.length - 1)
})

test('Listbox, Home: moves visual focus to the textbox and places the editing cursor at the beginning of the field', async () => {
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press('{Home}')
  await expectMarked(null)
  expect(readCaret()).toBe(0)
})

test('Listbox, End: moves visual focus to the textbox and places the editing cursor at the end of the field', async () => {
  field().setSelectionRange(0, 0)
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press('{End}')
  await expectMarked(null)
  expect(readCaret()).toBe('iphone'.length)
})

test('Listbox, Printable Characters: moves visual focus to the textbox, types the character, filters the options', async () => {
  await press('{ArrowDown}')
  await expectMarked(FIRST)
  await press(' 1')
  await expectMarked(null)
  expect(field()).toHaveValue('iphone 1')
  await expectList(true)
})
