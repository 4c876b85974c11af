import { render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { configurePage } from '#core/page.ts'
import { ChoiceCards } from './choice-cards.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'

// The keyboard table of the ARIA practices' radio group: a test for each of its rows.

const COLORS = ['Černá', 'Bílá', 'Modrá'].map(label => ({ value: label.toLowerCase(), label }))

const choose = vi.fn()

/** A group between two buttons, that keeps what is chosen. */
function Page({ chosen = null }: { chosen?: string | null }): ReactNode {
  const [value, setValue] = useState(chosen)
  return (
    <div className="ostrov">
      <button type="button">Předchozí</button>
      <ChoiceCards
        legend="Barva"
        choices={COLORS}
        value={value}
        onChoose={next => {
          choose(next)
          setValue(next)
        }}
      />
      <button type="button">Další</button>
    </div>
  )
}

const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const listChecked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(radio => radio.checked)
    .map(({ value }) => value)

beforeEach(() => {
  configurePage({ market: 'cz' })
  choose.mockReset()
})

test('Tab: moves focus to the checked radio button, and from it out of the group', async () => {
  render(<Page chosen="bílá" />)
  button('Předchozí').focus()
  await userEvent.keyboard('{Tab}')
  expect(card('Bílá')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(button('Další')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(card('Bílá')).toHaveFocus()
  expect(choose).not.toHaveBeenCalled()
})

test('Tab: with none checked, moves focus to the first and checks nothing', async () => {
  render(<Page />)
  button('Předchozí').focus()
  await userEvent.keyboard('{Tab}')
  expect(card('Černá')).toHaveFocus()
  expect(listChecked()).toEqual([])
})

test('Space: checks the focused radio button, and does nothing to one that is checked', async () => {
  render(<Page />)
  card('Bílá').focus()
  await userEvent.keyboard(' ')
  expect(listChecked()).toEqual(['bílá'])
  await userEvent.keyboard(' ')
  expect(listChecked()).toEqual(['bílá'])
  expect(choose.mock.calls).toEqual([['bílá']])
})

test.each([
  ['Down Arrow', '{ArrowDown}'],
  ['Right Arrow', '{ArrowRight}'],
])('%s: moves focus to and checks the next, and from the last the first', async (_, key) => {
  render(<Page chosen="bílá" />)
  card('Bílá').focus()
  await userEvent.keyboard(key)
  expect(card('Modrá')).toHaveFocus()
  expect(listChecked()).toEqual(['modrá'])
  await userEvent.keyboard(key)
  expect(card('Černá')).toHaveFocus()
  expect(listChecked()).toEqual(['černá'])
})

test.each([
  ['Up Arrow', '{ArrowUp}'],
  ['Left Arrow', '{ArrowLeft}'],
])('%s: moves focus to and checks the previous, and from the first the last', async (_, key) => {
  render(<Page chosen="bílá" />)
  card('Bílá').focus()
  await userEvent.keyboard(key)
  expect(card('Černá')).toHaveFocus()
  expect(listChecked()).toEqual(['černá'])
  await userEvent.keyboard(key)
  expect(card('Modrá')).toHaveFocus()
  expect(listChecked()).toEqual(['modrá'])
})

test('a group that may not be changed is out of the way of the keyboard', async () => {
  render(
    <div className="ostrov">
      <button type="button">Předchozí</button>
      <ChoiceCards legend="Barva" choices={COLORS} value="bílá" onChoose={choose} isReadOnly />
      <button type="button">Další</button>
    </div>,
  )
  button('Předchozí').focus()
  await userEvent.keyboard('{Tab}')
  expect(button('Další')).toHaveFocus()
})

test('a picture stands where it will stand before its name has arrived', () => {
  const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const { container } = render(
    <div className="ostrov">
      <ChoiceCards
        legend="Typ"
        layout="pictures"
        choices={[{ value: 'telefony', label: 'Telefony', image }]}
        value={null}
        onChoose={choose}
      />
    </div>,
  )
  const picture = container.querySelector('img') as HTMLImageElement
  const before = picture.getBoundingClientRect().toJSON()
  picture.nextElementSibling?.remove()
  expect(picture.getBoundingClientRect().toJSON()).toEqual(before)
})

test('a card is named by its label once: help describes it, and its picture is none of it', () => {
  const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  render(
    <ChoiceCards
      legend="Barva"
      choices={[
        { value: 'a', label: 'Černá', image, image_alt: 'Galaxy S24 128 GB, černá' },
        { value: 'b', label: 'Jako nový', help: 'Ani pod světlem není vidět nic.' },
      ]}
      value={null}
      onChoose={choose}
    />,
  )
  expect(card('Černá')).toBeVisible()
  expect(card('Jako nový')).toHaveAccessibleDescription('Ani pod světlem není vidět nic.')
})

test('in two columns the third card is as wide as the others', () => {
  const { container } = render(
    <div className="ostrov" style={{ inlineSize: '22rem', containerType: 'inline-size' }}>
      <ChoiceCards legend="Barva" choices={COLORS} layout="pictures" value={null} onChoose={choose} />
    </div>,
  )
  const cards = [...container.querySelectorAll<HTMLElement>('.ostrov-choice')]
  const [first, second, third] = cards.map(({ offsetWidth, offsetLeft }) => ({ offsetWidth, offsetLeft }))
  expect(second?.offsetLeft).toBeGreaterThan(first?.offsetLeft ?? 0)
  expect(third).toEqual(first)
})
