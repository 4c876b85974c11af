import { render, screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { configurePage } from '#core/page.ts'
import { DatePicker } from './date-picker.tsx'

beforeEach(() => configurePage({ market: 'cz' }))

/** A button that opens the calendar and says what was picked. */
function Opener({ value }: { value: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="ostrov">
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      <output>{picked}</output>
      {isOpen && (
        <DatePicker
          label="Platnost do"
          value={value}
          today="2026-11-21"
          onPick={setPicked}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}

async function open(value: string | null = null): Promise<HTMLElement> {
  render(<Opener value={value} />)
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít' }))
  const dialog = await screen.findByRole('dialog', { name: 'Platnost do' })
  await waitFor(() => expect(dialog.querySelector('[data-day][tabindex="0"]')).toHaveFocus())
  return dialog
}

const readFocusedDay = () => document.activeElement?.getAttribute('data-day')

const press = async (keys: string, day: string) => {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(readFocusedDay()).toBe(day))
}

test('VA-013 VA-014 the picker offers years from 100 years back to 52 years ahead', async () => {
  const dialog = await open()
  const years = within(within(dialog).getByRole('combobox', { name: 'Rok' })).getAllByRole('option')
  expect(years[0]).toHaveTextContent('1926')
  expect(years.at(-1)).toHaveTextContent('2078')
  expect(years).toHaveLength(153)
})

test('it opens on the chosen day, or on today', async () => {
  await open('2030-12-31')
  expect(readFocusedDay()).toBe('2030-12-31')
  expect(document.activeElement?.closest('td')).toHaveAttribute('aria-selected', 'true')
  expect(document.activeElement).toHaveAccessibleName('úterý 31. prosince 2030')
})

test('the week starts with Monday, in the page’s language', async () => {
  const dialog = await open()
  expect(readFocusedDay()).toBe('2026-11-21')
  const heads = [...dialog.querySelectorAll('th')].map(head => head.textContent)
  expect(heads).toEqual(['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'])
})

test('the keys move as in the ARIA practices’ date picker dialog', async () => {
  await open()
  await press('{ArrowRight}', '2026-11-22')
  await press('{ArrowDown}', '2026-11-29')
  await press('{ArrowRight}', '2026-11-30')
  await press('{ArrowRight}', '2026-12-01')
  await press('{ArrowUp}', '2026-11-24')
  await press('{Home}', '2026-11-23')
  await press('{End}', '2026-11-29')
  await press('{PageDown}', '2026-12-29')
  await press('{PageUp}', '2026-11-29')
  await press('{Shift>}{PageDown}{/Shift}', '2027-11-29')
  await press('{Shift>}{PageUp}{/Shift}', '2026-11-29')
})

test('the day that was wished outlasts months that do not have it, and moving to another forgets it', async () => {
  const dialog = await open('2026-12-31')
  await press('{PageUp}', '2026-11-30')
  await press('{PageUp}', '2026-10-31')
  await press('{PageDown}', '2026-11-30')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Další měsíc' }))
  await waitFor(() => expect(dialog.querySelector('[tabindex="0"][data-day="2026-12-31"]')).not.toBeNull())
  dialog.querySelector<HTMLElement>('[data-day="2026-12-31"]')?.focus()
  await press('{ArrowLeft}', '2026-12-30')
  await press('{PageUp}', '2026-11-30')
  await press('{PageUp}', '2026-10-30')
})

test('the keys of the calendar are told as it opens', async () => {
  const dialog = await open()
  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Den vyberete šipkami, měsíc klávesami Page Up a Page Down.',
    ),
  )
})

test('Enter picks the day, closes the calendar and leads back', async () => {
  await open()
  await press('{ArrowRight}', '2026-11-22')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.querySelector('output')).toHaveTextContent('2026-11-22')
  expect(screen.getByRole('button', { name: 'Otevřít' })).toHaveFocus()
})

test('Escape and the cancel button close it and pick nothing', async () => {
  await open()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Otevřít' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.querySelector('output')).toHaveTextContent('')
})

test('Tab goes round inside the calendar, with one stop among the days', async () => {
  const dialog = await open()
  const names: (string | null | undefined)[] = []
  for (let step = 0; step < 7; step++) {
    await userEvent.tab()
    const { activeElement: at } = document
    names.push(at?.getAttribute('aria-label') ?? at?.textContent)
  }
  expect(names).toEqual([
    'Zrušit',
    'Vybrat',
    'Předchozí měsíc',
    'Měsíc',
    'Rok',
    'Další měsíc',
    'sobota 21. listopadu 2026',
  ])
  expect(dialog.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  await userEvent.tab({ shift: true })
  for (let step = 0; step < 4; step++) await userEvent.tab({ shift: true })
  expect(document.activeElement).toHaveTextContent('Vybrat')
})

test('a month is chosen by its name, its year and the steps beside them, and the focus stays on these', async () => {
  const dialog = await open('2026-01-31')
  const next = within(dialog).getByRole('button', { name: 'Další měsíc' })
  await userEvent.click(next)
  await waitFor(() => expect(dialog.querySelector('[data-day="2026-02-28"]')).not.toBeNull())
  expect(next).toHaveFocus()
  expect(within(dialog).getByRole('grid', { name: 'únor 2026' })).toBeVisible()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Rok' }), '2028')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Měsíc' }), 'březen')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'pátek 17. března 2028' }))
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('2028-03-17'))
})

test('no key leaves the offered years', async () => {
  await open('2078-12-31')
  await userEvent.keyboard('{ArrowRight}')
  expect(readFocusedDay()).toBe('2078-12-31')
})
